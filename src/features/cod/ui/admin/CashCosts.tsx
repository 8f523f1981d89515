import { useQuery } from '@tanstack/react-query'
import { currentTag } from '#/platform/language/current.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { cashCostsQuery } from '../../cod.queries.ts'
import type { CashCosts as Costs } from '../../cod.schema.ts'
import { replaySentences, savedTitle } from '../../costs/replayWords.rules.ts'
import { m } from './messages/codAdmin.messages.ts'

/** Fewer parcels say little. */
const FEW_PARCELS = 100

/** `November 2026` of `2026-11` */
const monthText = (month: string): string =>
  new Intl.DateTimeFormat(currentTag(), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01`),
  )

/** What cash on delivery cost, and what the guard would have done about it. */
export function CashCosts() {
  const { data: costs, isError, refetch, isFetching } = useQuery(cashCostsQuery)
  if (!costs && isError)
    return <ErrorState title={m.figuresNotLoaded()} onRetry={() => void refetch()} retrying={isFetching} />
  if (!costs) return <Skeleton className="h-64" />
  if (costs.replay.parcels === 0) return <EmptyState title={m.noParcelsYet()} text={m.noParcelsText()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Replay replay={costs.replay} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <Table caption={m.byMonth()} showCaption>
          <Head first={m.month()} />
          <tbody>
            {costs.months.map((one) => (
              <Row key={one.month} {...one} label={m.month()} name={monthText(one.month)} />
            ))}
          </tbody>
        </Table>
        <Table caption={m.costliestPins()} showCaption>
          <Head first={m.pinCode()} withRate />
          <tbody>
            {costs.pins.map((one) => (
              <Row key={one.pin} {...one} label={m.pinCode()} name={one.pin} />
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  )
}

function Replay({ replay }: { replay: Costs['replay'] }) {
  return (
    <Callout title={savedTitle(replay, formatRupees(replay.saved))}>
      {replaySentences(replay, formatRupees(replay.lost)).map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
      {replay.parcels < FEW_PARCELS && <p className="mt-1">{m.maybeChance({ few: FEW_PARCELS })}</p>}
    </Callout>
  )
}

const Head = ({ first, withRate = false }: { first: string; withRate?: boolean }) => (
  <thead>
    <tr>
      <Th>{first}</Th>
      <Th numeric>{m.sent()}</Th>
      <Th numeric>{m.cameBack()}</Th>
      <Th numeric>{m.cost()}</Th>
      {withRate && <Th numeric>{m.expected()}</Th>}
    </tr>
  </thead>
)

interface RowProps {
  label: string
  name: string
  sent: number
  back: number
  cost: number
  rate?: number
}

const Row = ({ label, name, sent, back, cost, rate }: RowProps) => (
  <tr>
    <Td label={label}>{name}</Td>
    <Td label={m.sent()} numeric>
      {sent}
    </Td>
    <Td label={m.cameBack()} numeric>
      {back}
    </Td>
    <Td label={m.cost()} numeric>
      {formatRupees(cost)}
    </Td>
    {rate !== undefined && (
      <Td label={m.expected()} numeric>
        {rate}
      </Td>
    )}
  </tr>
)
