import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { m } from './messages/incoming.messages.ts'
import type { ReceiptTab } from './receiptsSearch.ts'

const labels: Record<ReceiptTab, () => string> = {
  matched: m.matched,
  likely: m.likely,
  unmatched: m.moneyWithoutOrder,
  settled: m.putAway,
  awaited: m.ordersWithoutMoney,
}

export interface ReceiptTabsProps {
  current: ReceiptTab
  counts: Readonly<Record<ReceiptTab, number>> | undefined
}

/** Five tabs are wider than a phone: the one that is open is brought into view. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector('[aria-current=page]')
  if (!tabs || !current) return
  const [all, one] = [tabs.getBoundingClientRect(), current.getBoundingClientRect()]
  if (one.right > all.right) tabs.scrollLeft += one.right - all.right
}

/** The lists of incoming money, what waits for somebody with its number. */
export function ReceiptTabs({ current, counts }: ReceiptTabsProps) {
  return (
    <nav
      ref={showCurrent}
      aria-label={m.incomingMoney()}
      className="-mx-4 mb-5 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {(
          ['likely', 'unmatched', 'awaited', 'matched', 'settled'] as const satisfies readonly ReceiptTab[]
        ).map((tab) => (
          <li key={tab}>
            <Link
              to="/admin/receipts"
              search={{ list: tab }}
              aria-current={tab === current ? 'page' : undefined}
              className={clsx(
                '-mb-px flex min-h-11 items-center gap-1.5 border-b-2 px-3 font-semibold whitespace-nowrap',
                tab === current
                  ? 'border-kumkum text-ink'
                  : 'border-transparent text-ink-soft hover:border-line hover:text-ink',
              )}
            >
              {labels[tab]()}
              {counts !== undefined && counts[tab] > 0 && (
                <span className="rounded-full bg-sand px-2 text-sm tabular-nums">
                  {formatNumber(counts[tab])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
