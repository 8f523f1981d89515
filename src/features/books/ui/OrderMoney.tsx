import { useQuery } from '@tanstack/react-query'
import { methodFacts, type PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import { type RefundKind, refundKindLabels } from '#/features/orders/rules/refunds.rules.ts'
import { orderTime } from '#/features/orders/ui/orderDay.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { moneyTimelineQuery } from '../books.queries.ts'
import type { ShownTimeline } from '../books.schema.ts'
import type { MoneyKind } from '../moneyTimeline.rules.ts'

const words: Record<MoneyKind, string> = {
  asked: 'The order costs',
  received: 'Paid',
  advance: 'Part paid by UPI before packing',
  creditUsed: 'Paid by store credit',
  refundDue: 'To be sent back',
  refundSent: 'Sent back',
  refundFailed: 'Sending back failed',
  creditBack: 'Given as store credit',
  extraReceived: 'Paid on top',
  extraReturned: 'What was on top went back',
  extraCredited: 'What was on top became store credit',
  invoice: 'Invoice or bill of supply',
  creditNote: 'Credit note',
}

/** Money that reached the shop, that left it, and what is neither. */
const signs: Record<Entry['way'], string> = { in: '+', out: '−', none: '' }

type Entry = ShownTimeline['entries'][number]

const refundKindOf = (by: NonNullable<Entry['by']>): by is RefundKind => by in refundKindLabels
const isReceived = (kind: MoneyKind) => kind === 'received'

/** `Paid, UPI`, `Sent back by bank transfer`. */
function textOf({ kind, by }: Entry): string {
  if (!by) return words[kind]
  if (isReceived(kind)) return `${words[kind]}, ${methodFacts[by as PaymentMethod].label}`
  return refundKindOf(by) ? `${words[kind]} ${refundKindLabels[by]}` : words[kind]
}

/** An order's money from beginning to end, for the admin. */
export function OrderMoney({ orderId }: { orderId: string }) {
  const { data } = useQuery(moneyTimelineQuery(orderId))
  if (!data) return null
  const sums = [
    { term: 'Received', amount: data.received },
    { term: 'Store credit used', amount: data.credit },
    { term: 'Sent back', amount: data.refunded },
    { term: 'Still to come', amount: data.stillToCome },
    { term: 'Owed to the customer', amount: data.owedBack },
  ].filter(({ amount, term }) => amount > 0 || term === 'Received')
  return (
    <section aria-labelledby="order-money" className="mt-6">
      <h2 id="order-money" className="mb-3 text-xl">
        Money of this order
      </h2>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {sums.map(({ term, amount }) => (
          <div key={term}>
            <dt className="text-sm text-ink-faint">{term}</dt>
            <dd className="font-semibold tabular-nums">{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <Table caption="What happened to its money, the oldest first">
        <thead>
          <tr>
            <Th>When</Th>
            <Th>What</Th>
            <Th numeric>Amount</Th>
          </tr>
        </thead>
        <tbody>
          {data.entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order never changes.
            <tr key={at}>
              <Td label="When">
                <time dateTime={entry.at}>{orderTime(entry.at)}</time>
              </Td>
              <Td label="What" className="wrap-anywhere">
                <span className="min-w-0">
                  {textOf(entry)}
                  {entry.reference && (
                    <span className="block text-sm text-ink-faint tabular-nums">{entry.reference}</span>
                  )}
                </span>
              </Td>
              <Td label="Amount" numeric className={entry.way === 'none' ? 'text-ink-faint' : undefined}>
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
