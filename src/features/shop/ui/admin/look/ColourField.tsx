import { type UseFormReturn, useController } from 'react-hook-form'
import { readColour } from '#/platform/colour/colour.rules.ts'
import { Check } from '#/ui/icons/other.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { type ColourName, colourProblem } from '../../../look/lookColours.rules.ts'
import { m } from '../../../look/messages/look.messages.ts'
import type { LookValues } from './lookValues.ts'

export interface ColourFieldProps {
  form: UseFormReturn<LookValues, unknown, LookValues>
  name: ColourName
  label: string
  hint: string
}

/** A colour, chosen or typed in anybody's way; whether it can be read is said as it is chosen, with one that can. */
export function ColourField({ form, name, label, hint }: ColourFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  const hex = readColour(field.value)
  const problem = hex === undefined ? undefined : colourProblem(name, hex)
  const choose = (value: string) => {
    form.setValue(name, value, { shouldDirty: true })
    form.clearErrors(name)
  }
  return (
    <div>
      <div className="flex items-end gap-[8px]">
        <Field
          label={label}
          hint={hint}
          error={problem?.message ?? fieldState.error?.message}
          className="min-w-0 flex-auto"
        >
          <Input
            {...field}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            onBlur={() => {
              field.onBlur()
              // As everybody reads it.
              if (hex && hex !== field.value) choose(hex)
            }}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <input
          type="color"
          aria-label={m.chooseColourOf({ label })}
          value={hex ?? '#000000'}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          className="control mt-7 h-12 w-[max(44px,80px-1rem)] flex-none self-start p-1"
        />
      </div>
      {problem ? (
        <Button size="sm" className="mt-2" onClick={() => choose(problem.nearest)}>
          <span
            aria-hidden
            className="size-5 rounded-sm border border-edge"
            style={{ background: problem.nearest }}
          />
          {m.take({ colour: problem.nearest })}
        </Button>
      ) : (
        hex && (
          <p className="mt-1.5 flex items-center gap-1.5 text-sm text-success">
            <Check aria-hidden className="size-4 flex-none" />
            {m.readable()}
          </p>
        )
      )}
    </div>
  )
}
