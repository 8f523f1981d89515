import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { means as allMeans } from '#/features/orders/rules/means.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { type Day, indiaDay, indiaTime } from '#/platform/time/days.ts'
import { formatIndiaDay, formatIndiaTime } from '#/platform/time/india.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { dayQuery, openDaysQuery } from '../books.queries.ts'
import type { ClosedDay } from '../books.schema.ts'
import { m } from '../messages/books.messages.ts'
import { CloseForm } from './CloseForm.tsx'
import { DayLines } from './DayLines.tsx'

const dayText = (day: Day) => formatIndiaDay(indiaTime(day, 12).toISOString())

/** One day of the shop's books: which day, what moved, what was counted. */
export function DayBook({ day, onDay }: { day: Day; onDay: (day: Day) => void }) {
  const one = useQuery(dayQuery(day))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={m.day()}>
          <Input
            type="date"
            value={day}
            max={indiaDay(new Date())}
            onChange={({ target }) => target.value && onDay(target.value)}
          />
        </Field>
        <OpenDays day={day} />
      </div>
      <ReadList noun={m.sumsNoun()} list={one} isEmpty={() => false} empty={null}>
        {(read) => <OneDay key={`${read.closes}`} day={read} />}
      </ReadList>
    </>
  )
}

/** Days that nobody counted, for one press each. */
function OpenDays({ day: current }: { day: Day }) {
  const { data } = useQuery(openDaysQuery)
  const days = (data?.days ?? []).filter((day) => day !== current)
  if (days.length === 0) return null
  const shown = days.slice(0, 6)
  return (
    <nav aria-label={m.openDays()} className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">{m.openDayCount({ count: days.length })}</p>
      <ul className="flex flex-wrap gap-2">
        {shown.map((day) => (
          <li key={day}>
            <Link
              to="/admin/books"
              search={{ day }}
              className="grid min-h-11 place-items-center rounded-md border border-edge bg-surface px-3 whitespace-nowrap hover:border-peacock"
            >
              {dayText(day)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OneDay({ day }: { day: ClosedDay }) {
  const { closedAt, closedBy, changed } = day
  return (
    <>
      {closedAt && changed.length === 0 && (
        <Callout tone="success" title={m.closed()} className="mb-4">
          {closedBy
            ? m.timeAndName({ time: formatIndiaTime(closedAt), name: closedBy })
            : formatIndiaTime(closedAt)}
        </Callout>
      )}
      {closedAt && changed.length > 0 && (
        <Callout tone="warning" title={m.changedSince()} className="mb-4">
          {m.changedText({
            means: changed.map((means) => allMeans[means].label).join(', '),
            time: formatIndiaTime(closedAt),
          })}
        </Callout>
      )}
      <BesideOrders day={day} />
      <DayLines day={day} />
      {(!closedAt || changed.length > 0) && <CloseForm day={day} />}
    </>
  )
}

/** What the bank has and the books do not: the likeliest reason of a difference. */
function BesideOrders({ day: { withoutOrder, sentBack } }: { day: ClosedDay }) {
  if (withoutOrder === 0 && sentBack === 0) return null
  const titles = [
    ...(withoutOrder > 0 ? [m.cameWithoutOrder({ amount: formatRupees(withoutOrder) })] : []),
    ...(withoutOrder < 0 ? [m.lessThanAsked({ amount: formatRupees(-withoutOrder) })] : []),
    ...(sentBack > 0 ? [m.suchWentBack({ amount: formatRupees(sentBack) })] : []),
  ]
  return (
    <Callout tone="info" title={titles.join('; ')} className="mb-4">
      {m.bankHasIt()}{' '}
      <Link to="/admin/receipts" search={{ list: 'unmatched' }} className="link">
        {m.lookWhether()}
      </Link>{' '}
      {m.beforeYouClose()}
    </Callout>
  )
}
