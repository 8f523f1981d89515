import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { salesQuery } from '../../sales/sales.queries.ts'
import type { ListedSale } from '../../sales/sales.schema.ts'
import { m } from './messages/admin.messages.ts'
import { StopSale } from './StopSale.tsx'
import { daysOf, monthOf, offWords, progressWords, stateWords } from './saleWords.ts'

/** The shop's sales like a calendar: month by month, those that run or come first. */
export function SaleList() {
  const sales = useQuery(salesQuery)
  return (
    <ReadList
      noun={m.sales()}
      list={sales}
      empty={
        <EmptyState
          title={m.none()}
          text={m.noneText()}
          action={
            <Link to="/admin/sale/create" className={buttonClass({ variant: 'primary' })}>
              {m.addSale()}
            </Link>
          }
        />
      }
    >
      {(all) => <Months sales={all} />}
    </ReadList>
  )
}

function Months({ sales }: { sales: readonly ListedSale[] }) {
  const open = sales.filter(({ state }) => state !== 'over').toReversed()
  const over = sales.filter(({ state }) => state === 'over')
  return (
    <div className="grid gap-8">
      {[...Map.groupBy(open, monthOf)].map(([month, some]) => (
        <Month key={month} title={month} sales={some} />
      ))}
      {over.length > 0 && <Month title={m.over()} sales={over} />}
    </div>
  )
}

function Month({ title, sales }: { title: string; sales: readonly ListedSale[] }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="grid gap-3">
        {sales.map((sale) => (
          <SaleLine key={sale._id} sale={sale} />
        ))}
      </ul>
    </section>
  )
}

function SaleLine({ sale }: { sale: ListedSale }) {
  const { _id, name, what, from, until, endedAt, state } = sale
  const { label, tone } = stateWords[state]
  const [begins, ends] = [formatIndiaTime(from), formatIndiaTime(until)]
  const progress = progressWords(sale)
  return (
    <li className="grid gap-x-6 gap-y-2 rounded-md border border-line bg-surface p-4 md:grid-cols-[10rem_minmax(0,1fr)_auto] md:items-center">
      <div>
        <p className="font-display text-lg leading-tight tabular-nums">{daysOf(sale)}</p>
        <Badge tone={tone} className="mt-1.5">
          {label()}
        </Badge>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p>
          {offWords(sale)}, {what}
        </p>
        <p className="text-sm text-ink-soft">
          {endedAt && Date.parse(endedAt) < Date.parse(until)
            ? m.periodStopped({ from: begins, until: ends, stopped: formatIndiaTime(endedAt) })
            : m.period({ from: begins, until: ends })}
        </p>
        {progress && <p className="text-sm text-ink-soft">{progress}</p>}
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {state !== 'over' && (
          <Link
            to="/admin/sale/edit/$id"
            params={{ id: _id }}
            aria-label={m.editNamed({ name })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {m.edit()}
          </Link>
        )}
        {state === 'running' && <StopSale sale={sale} />}
      </div>
    </li>
  )
}
