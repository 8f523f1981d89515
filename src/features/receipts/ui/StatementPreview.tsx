import { counted, formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { m } from '../statement/messages/statement.messages.ts'
import type { ReadStatement } from '../statement/statement.schema.ts'

const day = (text: string) => formatIndiaDay(`${text}T06:00:00Z`)

/** What a statement brings, before it is written. */
export function StatementPreview({ statement }: { statement: ReadStatement }) {
  const { bank, from, until, credits, debits, added, known, matched, likely, rounded, lines } = statement
  const span = from === until ? day(from) : m.span({ from: day(from), until: day(until) })
  return (
    <section aria-label={m.whatIsInIt()} className="grid gap-4">
      <p role="status">
        <strong>{bank}</strong>,{' '}
        {debits > 0
          ? m.cameInAndOut({ span, credits: formatNumber(credits), debits: formatNumber(debits) })
          : m.cameIn({ span, credits: formatNumber(credits) })}
      </p>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone="success">{m.paysOrders(counted(matched))}</Badge>
        </li>
        <li>
          <Badge tone="warning">{m.likely({ shown: formatNumber(likely) })}</Badge>
        </li>
        <li>
          <Badge tone="neutral">{m.new({ shown: formatNumber(added) })}</Badge>
        </li>
        <li>
          <Badge tone="neutral">{m.known({ shown: formatNumber(known) })}</Badge>
        </li>
      </ul>
      {added === 0 && <Callout title={m.allKnown()}>{m.nothingToWrite()}</Callout>}
      {rounded > 0 && (
        <Callout tone="warning" title={m.excelShortened({ shown: formatNumber(rounded) })}>
          {m.excelShortenedText()}
        </Callout>
      )}
      <Table caption={m.lines()}>
        <thead>
          <tr>
            <Th>{m.day()}</Th>
            <Th numeric>{m.amount()}</Th>
            <Th>{m.whatBankWrote()}</Th>
            <Th>{m.whatItBecomes()}</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a bank may be the same in everything
            <tr key={at}>
              <Td label={m.day()} className="whitespace-nowrap">
                {day(line.receivedOn)}
              </Td>
              <Td label={m.amount()} numeric>
                {formatRupees(line.amount)}
              </Td>
              <Td label={m.text()} className="text-sm wrap-anywhere">
                {line.narration}
              </Td>
              <Td label={m.becomes()}>
                {line.order !== undefined ? (
                  <Badge tone="success">{m.paysOrder({ number: line.order })}</Badge>
                ) : line.isKnown ? (
                  <span className="text-sm text-ink-faint">{m.isKnown()}</span>
                ) : (
                  <span className="text-sm wrap-anywhere">{line.likely ?? m.moneyWithoutOrder()}</span>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {credits > lines.length && (
        <p className="text-sm text-ink-soft">
          {m.moreLines({ shown: formatNumber(credits - lines.length) })}
        </p>
      )}
    </section>
  )
}
