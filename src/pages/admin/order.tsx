import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { OrderMoney } from '#/features/books/ui/OrderMoney.tsx'
import { CashCheckAdmin } from '#/features/cod/ui/admin/CashCheckAdmin.tsx'
import { OrderView } from '#/features/fulfilment/ui/OrderView.tsx'
import { orderQuery } from '#/features/orders/orders.queries.ts'
import { OrderReceipts } from '#/features/receipts/ui/OrderReceipts.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/order/view/$id')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(orderQuery(params.id)).catch((error) => {
      throw error instanceof ApiError && error.status === 404 ? redirect({ to: '/admin/order' }) : error
    }),
  head: ({ match, loaderData }) => ({
    meta: [{ title: `${m.order({ number: loaderData?.number ?? '' })} | ${match.context.shop.name}` }],
  }),
  component: OneOrder,
})

function OneOrder() {
  const { id } = Route.useParams()
  const { data: order } = useSuspenseQuery(orderQuery(id))
  return (
    <>
      <BackTo to="/admin/order">{m.backToOrders()}</BackTo>
      <OrderView area="admin" order={order} asks={<CashCheckAdmin order={order} />} />
      <OrderReceipts orderId={id} />
      <OrderMoney orderId={id} />
    </>
  )
}
