import { createFileRoute } from '@tanstack/react-router'
import { Orders } from '#/features/fulfilment/ui/Orders.tsx'
import { myOrdersQuery } from '#/features/orders/orders.queries.ts'
import { listInput, type OrdersSearch, readOrdersSearch } from '#/features/orders/ui/ordersSearch.ts'
import { readLater } from '../readLater.ts'
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/_account/order')({
  validateSearch: readLater<OrdersSearch>(),
  loader: ({ context: { queryClient, user }, location }) =>
    queryClient.prefetchQuery(myOrdersQuery(user?._id ?? '', listInput(readOrdersSearch(location.search)))),
  head: ({ match }) => ({ meta: [{ title: m.ordersHead({ shop: match.context.shop.name }) }] }),
  component: MyOrders,
})

function MyOrders() {
  const { user } = Route.useRouteContext()
  const search = readOrdersSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <Orders
      area="customer"
      userId={user._id}
      search={search}
      onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
