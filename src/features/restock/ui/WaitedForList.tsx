import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { counted, formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { m } from '../messages/restock.messages.ts'
import { waitingQuery } from '../restock.queries.ts'
import type { Waiting } from '../restock.schema.ts'

const peopleText = (count: number): string => m.people(counted(count))

/** How many wait for which size, and what it would bring to have it again. */
export function WaitedForList() {
  const list = useQuery(waitingQuery)
  return (
    <ReadList
      noun={m.listNoun()}
      list={list}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title={m.nobodyWaits()} text={m.nobodyWaitsText()} />}
    >
      {(data) => (
        <>
          <p className="mb-4 text-ink-soft">
            <Sentence
              text={m.wouldSpend({ people: '{people}', worth: '{worth}' })}
              parts={{
                people: <strong className="text-ink">{peopleText(data.people)}</strong>,
                worth: <strong className="text-ink tabular-nums">{formatRupees(data.worth)}</strong>,
              }}
            />
          </p>
          <Table caption={m.whatIsWaitedFor()}>
            <thead>
              <tr>
                <Th>{m.product()}</Th>
                <Th>{m.size()}</Th>
                <Th numeric>{m.waiting()}</Th>
                <Th>{m.since()}</Th>
                <Th numeric>{m.wouldBring()}</Th>
                <Th numeric>{m.piecesNow()}</Th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <Row key={`${row.productId} ${row.size}`} row={row} />
              ))}
            </tbody>
          </Table>
        </>
      )}
    </ReadList>
  )
}

function Row({ row }: { row: Waiting['rows'][number] }) {
  return (
    <tr>
      <Td label={m.product()}>
        <span className="flex items-center gap-3">
          <Thumbnail src={row.image} />
          <span className="min-w-0">
            <Link
              to="/admin/product/edit/$id"
              params={{ id: row.productId }}
              className="font-semibold text-peacock wrap-anywhere hover:underline"
            >
              {row.name}
            </Link>
            {!row.isOnSale && (
              <Badge tone="warning" className="ms-2">
                {m.notOnSale()}
              </Badge>
            )}
          </span>
        </span>
      </Td>
      <Td label={m.size()}>{row.size || <span className="text-ink-faint">{m.noSizes()}</span>}</Td>
      <Td label={m.waiting()} numeric>
        {peopleText(row.people)}
      </Td>
      <Td label={m.since()}>{formatIndiaTime(row.since)}</Td>
      <Td label={m.wouldBring()} numeric>
        {formatRupees(row.worth)}
      </Td>
      <Td label={m.piecesNow()} numeric>
        {formatNumber(row.pieces)}
      </Td>
    </tr>
  )
}
