import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { CashCheckPanel } from '#/features/cod/ui/CashCheckPanel.tsx'
import { OrderView } from '#/features/fulfilment/ui/OrderView.tsx'
import { orderQuery } from '#/features/orders/orders.queries.ts'
import { upiQuery } from '#/features/payments/upi/upi.queries.ts'
import { ApiError } from '#/platform/http/client.ts'
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/_account/order/view/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const order = await queryClient.ensureQueryData(orderQuery(params.id)).catch((error) => {
      throw error instanceof ApiError && error.status === 404 ? redirect({ to: '/order' }) : error
    })
    if (order.actions.includes('giveReference')) await queryClient.prefetchQuery(upiQuery(order._id))
    return order
  },
  head: ({ match, loaderData }) => ({
    meta: [{ title: m.orderHead({ number: loaderData?.number ?? '', shop: match.context.shop.name }) }],
  }),
  component: OneOrder,
})

function OneOrder() {
  const { id } = Route.useParams()
  const { data: order } = useSuspenseQuery(orderQuery(id))
  return (
    <>
      <BackTo to="/order">{m.backToOrders()}</BackTo>
      <OrderView area="customer" order={order} asks={<CashCheckPanel order={order} />} />
    </>
  )
}
