import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface StatTileProps {
  label: ReactNode
  value: ReactNode
  /** A second, quieter line: a comparison or an explanation. */
  hint?: ReactNode
  icon?: ReactNode
  className?: string
}

/** One figure with its name. */
export function StatTile({ label, value, hint, icon, className }: StatTileProps) {
  return (
    <div className={clsx('@container rounded-md border border-line bg-surface px-4 py-4 md:px-5', className)}>
      <p className="flex items-center justify-between gap-3 text-sm text-ink-soft">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        {icon && <span className="flex flex-none text-haldi-deep *:size-5">{icon}</span>}
      </p>
      <p className="mt-1 font-display text-[clamp(1.125rem,13cqi,1.875rem)] leading-tight font-medium tabular-nums">
        {value}
      </p>
      {hint && <p className="mt-1 text-sm text-ink-faint">{hint}</p>}
    </div>
  )
}
