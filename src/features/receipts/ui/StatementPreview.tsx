import { orderDay } from '#/features/orders/ui/orderDay.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { ReadStatement } from '../statement/statement.schema.ts'

const count = (number: number) => number.toLocaleString('en-IN')
const day = (text: string) => orderDay(`${text}T06:00:00Z`)

/** What a statement brings, before it is written. */
export function StatementPreview({ statement }: { statement: ReadStatement }) {
  const { bank, from, until, credits, debits, added, known, matched, likely, rounded, lines } = statement
  return (
    <section aria-label="What is in it" className="grid gap-4">
      <p role="status">
        <strong>{bank}</strong>, {from === until ? day(from) : `${day(from)} to ${day(until)}`}:{' '}
        {count(credits)} came in
        {debits > 0 && `, ${count(debits)} went out (not kept)`}.
      </p>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone="success">{matched === 1 ? '1 pays an order' : `${count(matched)} pay an order`}</Badge>
        </li>
        <li>
          <Badge tone="warning">{count(likely)} likely</Badge>
        </li>
        <li>
          <Badge tone="neutral">{count(added)} new</Badge>
        </li>
        <li>
          <Badge tone="neutral">{count(known)} known</Badge>
        </li>
      </ul>
      {added === 0 && (
        <Callout title="Everything in this file stands in the list already">
          There is nothing to write down.
        </Callout>
      )}
      {rounded > 0 && (
        <Callout tone="warning" title={`Excel shortened ${count(rounded)} references`}>
          4.12E+11 is no reference any more. Upload the file as the bank exports it, without opening and
          saving it in Excel.
        </Callout>
      )}
      <Table caption="Lines of the statement">
        <thead>
          <tr>
            <Th>Day</Th>
            <Th numeric>Amount</Th>
            <Th>What the bank wrote</Th>
            <Th>What it becomes</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a bank may be the same in everything
            <tr key={at}>
              <Td label="Day" className="whitespace-nowrap">
                {day(line.receivedOn)}
              </Td>
              <Td label="Amount" numeric>
                {formatRupees(line.amount)}
              </Td>
              <Td label="Text" className="text-sm wrap-anywhere">
                {line.narration}
              </Td>
              <Td label="Becomes">
                {line.order !== undefined ? (
                  <Badge tone="success">Pays order {line.order}</Badge>
                ) : line.isKnown ? (
                  <span className="text-sm text-ink-faint">Known</span>
                ) : (
                  <span className="text-sm wrap-anywhere">{line.likely ?? 'Money without order'}</span>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {credits > lines.length && (
        <p className="text-sm text-ink-soft">and {count(credits - lines.length)} more lines.</p>
      )}
    </section>
  )
}
