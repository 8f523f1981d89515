import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: disabled, a spinner over the label, the width unchanged. */
  pending?: boolean
}

export function Button({
  variant,
  size,
  block,
  pending = false,
  disabled,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, block }, className)}
    >
      <span className={clsx('inline-flex items-center justify-center gap-2', pending && 'opacity-0')}>
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
