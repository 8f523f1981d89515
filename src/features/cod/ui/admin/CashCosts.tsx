import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { cashCostsQuery } from '../../cod.queries.ts'
import type { CashCosts as Costs } from '../../cod.schema.ts'
import { replaySentences, savedTitle } from '../../costs/replayWords.rules.ts'

/** Fewer parcels say little. */
const FEW_PARCELS = 100

const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** What cash on delivery cost, and what the guard would have done about it. */
export function CashCosts() {
  const { data: costs, isError, refetch, isFetching } = useQuery(cashCostsQuery)
  if (!costs && isError)
    return (
      <ErrorState
        title="The figures could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!costs) return <Skeleton className="h-64" />
  if (costs.replay.parcels === 0)
    return (
      <EmptyState
        title="No parcels yet"
        text="Once parcels that are paid at the door arrived or came back, you see here what they cost, by month and PIN code."
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Replay replay={costs.replay} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <Table caption="By month" showCaption>
          <Head first="Month" />
          <tbody>
            {costs.months.map((one) => (
              <Row key={one.month} {...one} label="Month" name={month.format(new Date(`${one.month}-01`))} />
            ))}
          </tbody>
        </Table>
        <Table caption="PIN codes that cost most" showCaption>
          <Head first="PIN code" withRate />
          <tbody>
            {costs.pins.map((one) => (
              <Row key={one.pin} {...one} label="PIN code" name={one.pin} />
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
      {replay.parcels < FEW_PARCELS && (
        <p className="mt-1">
          So few parcels can be chance. From {FEW_PARCELS} on the figures begin to mean something.
        </p>
      )}
    </Callout>
  )
}

const Head = ({ first, withRate = false }: { first: string; withRate?: boolean }) => (
  <thead>
    <tr>
      <Th>{first}</Th>
      <Th numeric>Sent</Th>
      <Th numeric>Came back</Th>
      <Th numeric>Cost</Th>
      {withRate && <Th numeric>Expected of 100</Th>}
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
    <Td label="Sent" numeric>
      {sent}
    </Td>
    <Td label="Came back" numeric>
      {back}
    </Td>
    <Td label="Cost" numeric>
      {formatRupees(cost)}
    </Td>
    {rate !== undefined && (
      <Td label="Expected of 100" numeric>
        {rate}
      </Td>
    )}
  </tr>
)
