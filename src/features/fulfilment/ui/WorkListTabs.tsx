import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type OrderStatus, orderStatuses, statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import { type WorkListName, workListLabels, workListNames } from '#/features/orders/rules/workLists.rules.ts'
import type { OrdersSearch } from '#/features/orders/ui/ordersSearch.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { workListsQuery } from '../bulk/bulk.queries.ts'
import { m } from '../messages/fulfilment.messages.ts'

interface Tab {
  needs?: WorkListName
  /** Orders that wait for nothing any more. */
  status?: OrderStatus
  label: string
}

const tabsOf = (): readonly Tab[] => [
  { label: m.all() },
  ...workListNames.map((needs) => ({ label: workListLabels[needs], needs })),
  ...orderStatuses.flatMap((status) => {
    const { tab } = statusFacts[status]
    return tab === undefined ? [] : [{ label: tab, status }]
  }),
]

/** The admin's work lists; what is searched for stays when another one is chosen. */
export function WorkListTabs({ search: { q, ...current } }: { search: OrdersSearch }) {
  const counts = useQuery(workListsQuery).data
  return (
    <nav aria-label={m.workLists()} className="mt-4 -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {tabsOf().map(({ needs, status, label }) => {
          const isCurrent = needs === current.needs && status === current.status
          return (
            <li key={label}>
              <Link
                to="/admin/order"
                search={{ ...(q ? { q } : {}), ...(needs ? { needs } : {}), ...(status ? { status } : {}) }}
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  '-mb-px flex min-h-11 min-w-11 items-center gap-1.5 border-b-2 px-3 font-semibold whitespace-nowrap',
                  isCurrent
                    ? 'border-kumkum text-ink'
                    : 'border-transparent text-ink-soft hover:border-line hover:text-ink',
                )}
              >
                {label}
                {needs && <Count count={counts?.[needs]} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** How many wait; nothing while it is not known, or nobody waits. */
function Count({ count }: { count: number | undefined }) {
  if (!count) return null
  return <span className="rounded-full bg-sand px-2 text-sm tabular-nums">{formatNumber(count)}</span>
}
