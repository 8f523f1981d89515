import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'haldi'

const tones: Record<Tone, string> = {
  neutral: 'bg-sand text-ink-soft',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
  haldi: 'bg-haldi text-ink',
}

export interface BadgeProps {
  tone?: Tone
  className?: string
  children: ReactNode
}

/** A word or two about the state of a thing. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
