import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { pressable } from './pressable.ts'
import { Spinner } from './Spinner.tsx'

/** The classes of an icon button, for links that look like one. */
export function iconButtonClass(className?: string): string {
  return clsx(
    'relative icon-button inline-grid flex-none place-items-center rounded-full text-ink transition-colors',
    'not-disabled:not-aria-disabled:hover:bg-sand disabled:opacity-50 aria-disabled:opacity-50 aria-pressed:text-kumkum',
    className,
  )
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Said to those who do not see the icon, and shown as a tooltip. */
  label: string
  /** A small number at the corner; 0 and undefined show none. Say it in the label too. */
  count?: number
  pending?: boolean
  children: ReactNode
}

/** A round button of 44 px with nothing but an icon. */
export function IconButton({
  label,
  count,
  pending = false,
  disabled,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      {...pressable({ disabled, pending, onClick })}
      className={iconButtonClass(className)}
    >
      {pending ? <Spinner /> : children}
      <CountBubble count={count} />
    </button>
  )
}

/** The number at the corner of an icon; it ticks when it changes. */
export function CountBubble({ count }: { count?: number | undefined }) {
  if (!count) return null
  return (
    <span key={count} aria-hidden className="count-bubble animate-[tick_200ms_var(--ease-calm)]">
      {count > 99 ? '99+' : count}
    </span>
  )
}
