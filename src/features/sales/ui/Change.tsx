import clsx from 'clsx'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from '#/ui/icons/admin.tsx'
import { percentChange } from '../figures.rules.ts'
import { m } from '../messages/sales.messages.ts'

export interface ChangeProps {
  now: number
  before: number
  /** The figure before, as it is read. */
  beforeText: string
}

/** How a figure changed against the period before. */
export function Change({ now, before, beforeText }: ChangeProps) {
  const change = percentChange(now, before)
  if (change === null) {
    return <span className="block">{before === 0 ? m.noneBefore() : m.before({ text: beforeText })}</span>
  }
  const Arrow = change > 0 ? ArrowUpRight : change < 0 ? ArrowDownRight : ArrowRight
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span
        className={clsx(
          'inline-flex items-center gap-0.5 font-semibold tabular-nums',
          change > 0 ? 'text-success' : change < 0 ? 'text-danger' : 'text-ink-soft',
        )}
      >
        <Arrow aria-hidden className="size-4 flex-none" strokeWidth={2} />
        {sign}
        {formatNumber(Math.abs(change))} %
      </span>
      <span className="tabular-nums">{m.before({ text: beforeText })}</span>
    </span>
  )
}
