import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A tick box with its label; the whole line is the target. */
export function Checkbox({ label, hint, error, required, className, ...props }: CheckboxProps) {
  const own = useId()
  const id = props.id ?? own
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...props}
          id={id}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          className="tick mt-px"
        />
        <span className="leading-6">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ps-8.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
