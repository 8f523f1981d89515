import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass.ts'
import { pressable } from './pressable.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: presses are ignored, a spinner over the label, the width and the focus unchanged. */
  pending?: boolean
}

export function Button({
  variant,
  size,
  block,
  pending = false,
  disabled,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...pressable({ disabled, pending, onClick })}
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
