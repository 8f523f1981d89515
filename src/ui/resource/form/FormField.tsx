import clsx from 'clsx'
import {
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PasswordInput } from '#/ui/kit/PasswordInput.tsx'
import { RadioCards } from '#/ui/kit/RadioCards.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { Switch } from '#/ui/kit/Switch.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import type { BoxSpec, FieldSpec } from './fields.ts'

export interface FormFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  spec: FieldSpec<Values>
}

/** The control that a field of data asks for, with its error. */
export function FormField<Values extends FieldValues>({ form, spec }: FormFieldProps<Values>) {
  return (
    <div className={clsx('min-w-0', spec.wide && 'md:col-span-2')}>
      <FieldControl form={form} spec={spec} />
    </div>
  )
}

function FieldControl<Values extends FieldValues>({ form, spec }: FormFieldProps<Values>) {
  const { errors } = useFormState({ control: form.control, name: spec.name })
  const { message: error } = (get(errors, spec.name) ?? {}) as { message?: string }
  if (spec.kind === 'own') return spec.render(form)
  const { name, label, hint, required = false } = spec
  const registered = form.register(name)
  if (spec.kind === 'tick') return <Checkbox {...registered} label={label} hint={hint} error={error} />
  if (spec.kind === 'switch') return <Switch {...registered} label={label} hint={hint} />
  if (spec.kind === 'choice') {
    const { options } = spec
    return (
      <RadioCards
        legend={label}
        options={options}
        inputProps={registered}
        hint={hint}
        error={error}
        required={required}
      />
    )
  }
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Box registered={registered} spec={spec} />
    </Field>
  )
}

function Box({ registered, spec }: { registered: UseFormRegisterReturn; spec: BoxSpec }) {
  if (spec.kind === 'area') return <TextArea {...registered} rows={spec.rows} maxLength={spec.maxLength} />
  if (spec.kind === 'select') {
    return (
      <Select {...registered}>
        {spec.placeholder && <option value="">{spec.placeholder}</option>}
        {spec.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  }
  const { kind, prefix, inputMode, autoComplete = 'off', autoCapitalize, spellCheck, maxLength } = spec
  const native = { inputMode, autoComplete, autoCapitalize, spellCheck, maxLength }
  const { placeholder, disabled } = spec
  if (kind === 'password') return <PasswordInput {...registered} {...native} placeholder={placeholder} />
  const input = (
    <Input
      {...registered}
      {...native}
      type={kind}
      placeholder={placeholder}
      readOnly={disabled}
      className={clsx(prefix && 'ps-9')}
    />
  )
  if (!prefix) return input
  return (
    <div className="relative">
      <span aria-hidden className="absolute inset-s-3.5 top-2.75 font-display text-ink-soft">
        {prefix}
      </span>
      {input}
    </div>
  )
}
