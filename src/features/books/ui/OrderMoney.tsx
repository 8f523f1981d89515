import { useQuery } from '@tanstack/react-query'
import { methodFacts, type PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import { type RefundKind, refundKindLabels } from '#/features/orders/rules/refunds.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { moneyTimelineQuery } from '../books.queries.ts'
import type { ShownTimeline } from '../books.schema.ts'
import { m } from '../messages/books.messages.ts'
import type { MoneyKind } from '../moneyTimeline.rules.ts'

const words: Record<MoneyKind, () => string> = {
  asked: m.asked,
  received: m.paid,
  advance: m.advance,
  creditUsed: m.creditUsed,
  refundDue: m.refundDue,
  refundSent: m.refundSent,
  refundFailed: m.refundFailed,
  creditBack: m.creditBack,
  extraReceived: m.extraReceived,
  extraReturned: m.extraReturned,
  extraCredited: m.extraCredited,
  invoice: m.invoice,
  creditNote: m.creditNote,
}

/** Money that reached the shop, that left it, and what is neither. */
const signs: Record<Entry['way'], string> = { in: '+', out: '−', none: '' }

type Entry = ShownTimeline['entries'][number]

const refundKindOf = (by: NonNullable<Entry['by']>): by is RefundKind => by in refundKindLabels
const isReceived = (kind: MoneyKind) => kind === 'received'

/** `Paid, UPI`, `Sent back by bank transfer`. */
function textOf({ kind, by }: Entry): string {
  const what = words[kind]()
  if (!by) return what
  if (isReceived(kind)) return m.paidBy({ what, by: methodFacts[by as PaymentMethod].label })
  return refundKindOf(by) ? m.sentBackBy({ what, by: refundKindLabels[by] }) : what
}

/** An order's money from beginning to end, for the admin. */
export function OrderMoney({ orderId }: { orderId: string }) {
  const { data } = useQuery(moneyTimelineQuery(orderId))
  if (!data) return null
  const sums = [
    { term: m.received(), amount: data.received },
    ...[
      { term: m.storeCreditUsed(), amount: data.credit },
      { term: m.refundSent(), amount: data.refunded },
      { term: m.stillToCome(), amount: data.stillToCome },
      { term: m.owedToCustomer(), amount: data.owedBack },
    ].filter(({ amount }) => amount > 0),
  ]
  return (
    <section aria-labelledby="order-money" className="mt-6">
      <h2 id="order-money" className="mb-3 text-xl">
        {m.moneyOfOrder()}
      </h2>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {sums.map(({ term, amount }) => (
          <div key={term}>
            <dt className="text-sm text-ink-faint">{term}</dt>
            <dd className="font-semibold tabular-nums">{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <Table caption={m.whatHappened()}>
        <thead>
          <tr>
            <Th>{m.when()}</Th>
            <Th>{m.what()}</Th>
            <Th numeric>{m.amount()}</Th>
          </tr>
        </thead>
        <tbody>
          {data.entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order never changes.
            <tr key={at}>
              <Td label={m.when()}>
                <time dateTime={entry.at}>{formatIndiaTime(entry.at)}</time>
              </Td>
              <Td label={m.what()} className="wrap-anywhere">
                <span className="min-w-0">
                  {textOf(entry)}
                  {entry.reference && (
                    <span className="block text-sm text-ink-faint tabular-nums">{entry.reference}</span>
                  )}
                </span>
              </Td>
              <Td label={m.amount()} numeric className={entry.way === 'none' ? 'text-ink-faint' : undefined}>
                {signs[entry.way]}
                {formatRupees(entry.amount)}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
