import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderQuery } from '#/features/orders/orders.queries.ts'
import { isDue } from '#/features/orders/rules/life.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { thankNow } from '#/features/orders/ui/giveThanks.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { paymentOptionsQuery } from '../../card/card.queries.ts'
import { m } from '../../messages/payments.messages.ts'
import { CardButton } from './CardButton.tsx'
import { OtherWays } from './OtherWays.tsx'

/** How often the order is read again while its card payment is open, ms: the provider may tell the shop first. */
const LOOK_AGAIN_MS = 10_000

/** Paying a pending order by card; nothing for any other. */
export function CardPayment({ order }: { order: Order }) {
  const { paymentId: payment, status } = order
  if (payment.type !== 'card' || !isDue({ status, payment })) return null
  return <OpenCardPayment order={order} />
}

function OpenCardPayment({ order }: { order: Order }) {
  const { data: options } = useQuery(paymentOptionsQuery)
  const { cardProvider } = useSuspenseQuery(shopQuery).data
  useQuery({ ...orderQuery(order._id), refetchInterval: LOOK_AGAIN_MS })
  const navigate = useNavigate()
  const onPaid = () => {
    toast.success(m.received())
    const isFresh = thankNow(localStorage, order._id, Date.now())
    if (isFresh) void navigate({ to: '/thankyou', search: { order: order._id } })
  }
  return (
    <section
      aria-labelledby="pay-by-card"
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-sm"
    >
      <span className="zari-line" aria-hidden />
      <div className="grid gap-4 p-5 md:p-7">
        <h2 id="pay-by-card" className="text-2xl">
          {m.payByCard()}
        </h2>
        <p className="text-ink-soft">{m.piecesReserved()}</p>
        {options?.cardScriptUrl && cardProvider && (
          <CardButton
            order={order}
            provider={cardProvider.id}
            scriptUrl={options.cardScriptUrl}
            onPaid={onPaid}
          />
        )}
        {options && !(options.cardScriptUrl && cardProvider) && (
          <Callout tone="warning">{m.cardsNotTaken()}</Callout>
        )}
        <OtherWays orderId={order._id} />
      </div>
    </section>
  )
}
