import clsx from 'clsx'
import { formatPaise, formatRupees } from '#/platform/money/money.ts'
import { m } from './messages/kit.messages.ts'

type Amount =
  | { rupees: number; struck?: number | undefined }
  | { paise: number; struckPaise?: number | undefined }

export type PriceProps = Amount & {
  size?: 'sm' | 'md' | 'lg'
  /** The lowest of several amounts. */
  from?: boolean | undefined
  /** Says in sight what the struck amount is. */
  note?: string | undefined
  /** How the struck amount is announced. */
  struckLabel?: string
  className?: string
}

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' }

/** An amount with the rupee sign in the display face; beside it, where given, a higher amount struck through. */
export function Price({
  size = 'md',
  from,
  struckLabel = m.listPrice(),
  note,
  className,
  ...amount
}: PriceProps) {
  const now = 'rupees' in amount ? formatRupees(amount.rupees) : formatPaise(amount.paise)
  const before =
    'rupees' in amount
      ? amount.struck !== undefined && formatRupees(amount.struck)
      : amount.struckPaise !== undefined && formatPaise(amount.struckPaise)
  const [, sign = '', symbol = '', digits = now] = /^(-?)(\D+)(.*)$/.exec(now) ?? []
  return (
    <span
      className={clsx('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', sizes[size], className)}
    >
      <span className="min-w-0 font-semibold wrap-break-word">
        {from && <span className="text-sm font-normal">{m.from()} </span>}
        {sign}
        <span className="-me-[0.04em] font-display text-[0.92em] font-medium">{symbol}</span>
        {digits}
      </span>
      {before && (
        <s className="min-w-0 text-sm wrap-break-word text-ink-faint decoration-1">
          {!note && <span className="sr-only">{struckLabel} </span>}
          {before}
        </s>
      )}
      {note && <span className="text-sm text-ink-soft">{note}</span>}
    </span>
  )
}
