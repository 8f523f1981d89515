import { useQuery } from '@tanstack/react-query'
import { orderReceiptsQuery } from '../receipts.queries.ts'
import { m } from './messages/incoming.messages.ts'
import { ReceiptLine } from './ReceiptLine.tsx'

/** The money that paid an order, for the admin; nothing where none is known. */
export function OrderReceipts({ orderId }: { orderId: string }) {
  const { data = [] } = useQuery(orderReceiptsQuery(orderId))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="order-receipts" className="mt-6">
      <h2 id="order-receipts" className="mb-3 text-xl">
        {m.moneyCameIn()}
      </h2>
      <ul className="grid gap-3">
        {data.map((receipt) => (
          <ReceiptLine key={receipt._id} receipt={receipt} />
        ))}
      </ul>
    </section>
  )
}
