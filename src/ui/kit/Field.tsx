import { createContext, type ReactNode, use, useId } from 'react'
import { CircleAlert } from '../icons/storefront.tsx'

interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldWiring | undefined>(undefined)

export interface FieldProps {
  label: ReactNode
  /** Stands under the control; read out with it. */
  hint?: ReactNode
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: ReactNode
  required?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  className?: string
  /** One control of this kit: Input, PasswordInput, TextArea or Select. */
  children: ReactNode
}

/** Label, control, hint and error as one; ids and ARIA reach the control by themselves. */
export function Field({ label, hint, error, required = false, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy: described || undefined, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The line that says what is wrong; announced when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} role="alert">
      {children && (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.75 size-4 flex-none" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}

interface Wired {
  id?: string | undefined
  required?: boolean | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-describedby'?: string | undefined
}

/** Adds the surrounding Field's wiring to a control's props; what the caller set himself wins. */
export function useFieldWiring(props: Wired) {
  const field = use(FieldContext)
  return {
    id: props.id ?? field?.id,
    // Not the native `required`: the form's own checks speak, in the shop's words, instead of the browser's bubbles.
    'aria-required': (props.required ?? field?.required) || undefined,
    'aria-invalid': (props['aria-invalid'] ?? field?.invalid) || undefined,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
  }
}
