import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** On or off, at once: for settings that need no Save. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  const own = useId()
  const id = props.id ?? own
  return (
    <div className={clsx('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="flex min-h-11 items-center font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-1.5 text-sm text-ink-faint">
            {hint}
          </p>
        )}
      </div>
      <label htmlFor={id} className="flex min-h-11 items-center">
        <input
          {...props}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="switch"
        />
      </label>
    </div>
  )
}
