import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { gstMonthQuery, gstMonthsQuery } from '../gst.queries.ts'
import type { GstMonths } from '../gst.schema.ts'
import { chosenMonth, type GstSearch, monthText } from './gstSearch.ts'
import { MonthOverview } from './MonthOverview.tsx'
import { m } from './messages/gstMonth.messages.ts'

/** The returns of the shop: a month is chosen, looked at, saved as files and locked. */
export function GstReturns({ search }: { search: GstSearch }) {
  const { data: months, isError, isFetching, refetch } = useQuery(gstMonthsQuery)
  if (!months && isError) {
    return (
      <ErrorState
        title={m.monthsNotLoaded()}
        text={m.checkConnection()}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!months) return <Skeleton className="h-96" />
  if (search.gstin === undefined && (months.composition || months.gstin === '')) {
    return <NoReturns months={months} />
  }
  const month = chosenMonth(search, months)
  if (month === undefined) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MonthChoice months={months} month={month} search={search} />
      <ChosenMonth month={month} search={search} months={months} />
    </div>
  )
}

function NoReturns({ months: { composition } }: { months: GstMonths }) {
  return (
    <EmptyState
      title={composition ? m.noSuchReturns() : m.noGstin()}
      text={composition ? m.compositionText() : m.noGstinText()}
      action={
        <Link to="/admin/settings" className={buttonClass()}>
          {m.openSettings()}
        </Link>
      }
    />
  )
}

interface ChoiceProps {
  months: GstMonths
  month: string
  search: GstSearch
}

const stateOf = ({ isOver, filing }: GstMonths['months'][number]): string =>
  filing ? m.filed() : isOver ? m.toBeFiled() : m.stateNotOver()

function MonthChoice({ months: { months }, month, search }: ChoiceProps) {
  const navigate = useNavigate()
  // One that was typed into the address, before there was a document.
  const listed = months.some((each) => each.month === month)
  return (
    <Field label={m.month()} className="max-w-xs">
      <Select
        value={month}
        onChange={({ target }) =>
          void navigate({ to: '/admin/gst', search: { ...search, month: target.value }, resetScroll: false })
        }
      >
        {!listed && <option value={month}>{monthText(month)}</option>}
        {months.map((each) => (
          <option key={each.month} value={each.month}>
            {m.monthState({ month: monthText(each.month), state: stateOf(each) })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function ChosenMonth({ months, month, search: { gstin } }: ChoiceProps) {
  const of = { month, gstin }
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(gstMonthQuery(of))
  if (!data && isError) {
    return (
      <ErrorState
        title={m.notAddedUp({ month: monthText(month) })}
        text={m.checkConnection()}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <Skeleton className="h-96" />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity' : ''}>
      <MonthOverview data={data} of={of} ownGstin={months.gstin} />
    </div>
  )
}
