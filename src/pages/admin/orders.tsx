import { createFileRoute } from '@tanstack/react-router'
import { workListsQuery } from '#/features/fulfilment/bulk/bulk.queries.ts'
import { Orders } from '#/features/fulfilment/ui/Orders.tsx'
import { allOrdersQuery } from '#/features/orders/orders.queries.ts'
import { listInput, type OrdersSearch, readOrdersSearch } from '#/features/orders/ui/ordersSearch.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/order')({
  validateSearch: readLater<OrdersSearch>(),
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([
      queryClient.prefetchQuery(allOrdersQuery(listInput(readOrdersSearch(location.search)))),
      queryClient.prefetchQuery(workListsQuery),
    ]),
  head: titled(() => m.orders()),
  component: AllOrders,
})

function AllOrders() {
  const { user } = Route.useRouteContext()
  const search = readOrdersSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <Orders
      area="admin"
      userId={user._id}
      search={search}
      onSearch={(next) => navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
