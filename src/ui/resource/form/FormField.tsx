import clsx from 'clsx'
import {
  type ControllerRenderProps,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form'
import { Field } from '../../kit/Field.tsx'
import { Input } from '../../kit/Input.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { RadioCards } from '../../kit/RadioCards.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import type { BoxSpec, DataSpec, FieldSpec } from './fields.ts'

export interface FormFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  spec: FieldSpec<Values>
}

/** The control that a field of data asks for, with its error. */
export function FormField<Values extends FieldValues>({ form, spec }: FormFieldProps<Values>) {
  return (
    <div className={clsx('min-w-0 empty:hidden', spec.wide && 'md:col-span-2')}>
      {spec.kind === 'own' ? spec.render(form) : <Control form={form} spec={spec} />}
    </div>
  )
}

interface ControlProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  spec: DataSpec<Values>
}

/** Controlled, so that the first HTML shows the value already. */
function Control<Values extends FieldValues>({ form, spec }: ControlProps<Values>) {
  const { field, fieldState } = useController({ control: form.control, name: spec.name })
  const { label, hint, required = false } = spec
  const error = fieldState.error?.message
  if (spec.kind === 'choice') {
    const { options } = spec
    return (
      <RadioCards
        legend={label}
        name={field.name}
        options={options}
        value={field.value}
        onChange={field.onChange}
        hint={hint}
        error={error}
        required={required}
      />
    )
  }
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Box field={field as unknown as ControllerRenderProps} spec={spec} />
    </Field>
  )
}

function Box({ field, spec }: { field: ControllerRenderProps; spec: BoxSpec }) {
  if (spec.kind === 'area') return <TextArea {...field} rows={spec.rows} maxLength={spec.maxLength} />
  if (spec.kind === 'select') {
    return (
      <Select {...field}>
        {spec.placeholder && <option value="">{spec.placeholder}</option>}
        {spec.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  }
  const { kind, prefix, autoComplete = 'off', inputMode, autoCapitalize, spellCheck, maxLength } = spec
  const props = { ...field, autoComplete, inputMode, autoCapitalize, spellCheck, maxLength }
  if (kind === 'password') return <PasswordInput {...props} />
  if (!prefix) return <Input {...props} type={kind} />
  return (
    <div className="relative">
      <span aria-hidden className="absolute inset-s-3.5 top-2.75 font-display text-ink-soft">
        {prefix}
      </span>
      <Input {...props} type={kind} className="ps-9" />
    </div>
  )
}
