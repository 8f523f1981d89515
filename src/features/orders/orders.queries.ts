import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { OrdersApi } from './orders.handlers.ts'
import type { PaymentFilter } from './rules/payments.rules.ts'
import type { OrderStatus } from './rules/statuses.rules.ts'
import type { WorkListName } from './rules/workLists.rules.ts'
import type { Order } from './schema/orders.schema.ts'

const api = () => client<OrdersApi>().api
/** Everything this room reads begins with it: a change of an order makes lists and pages read again. */
export const ordersKey = ['orders'] as const

/** What narrows a list of orders: `q` is what people paste or type into the search box; `page` counts from 1. */
export interface OrderSearchInput {
  readonly q?: string
  readonly payment?: PaymentFilter
  readonly needs?: WorkListName
  readonly status?: OrderStatus
  readonly page?: number
  readonly limit?: number
}

/** One page of orders and how many there are on all pages. */
export interface OrderPage {
  readonly orders: Order[]
  readonly total: number
  /** There are more than `total`, uncounted. */
  readonly isMore: boolean
}

const searchOf = ({ q, payment, needs, status, page, limit }: OrderSearchInput) => ({
  query: {
    ...(q ? { q } : {}),
    ...(payment ? { payment } : {}),
    ...(needs ? { needs } : {}),
    ...(status ? { status } : {}),
    ...(page ? { page: String(page) } : {}),
    ...(limit ? { limit: String(limit) } : {}),
  },
})

const pageOf = ({ headers }: { headers: Headers }, orders: Order[]): OrderPage => ({
  orders,
  total: Number(headers.get('X-Total-Count') ?? orders.length),
  isMore: headers.has('X-Total-More'),
})

/** One customer's orders, newest first. */
export const myOrdersQuery = (userId: string, search: OrderSearchInput = {}) =>
  queryOptions({
    queryKey: [...ordersKey, 'user', userId, search],
    queryFn: async (): Promise<OrderPage> => {
      const call = api().order.user.$post({ ...searchOf(search), json: { userId } })
      const orders = await read(call)
      return pageOf(await call, orders)
    },
    placeholderData: keepPreviousData,
  })

/** Everybody's orders, newest first, or those of a work list, oldest first; admins only. */
export const allOrdersQuery = (search: OrderSearchInput = {}) =>
  queryOptions({
    queryKey: [...ordersKey, 'all', search],
    queryFn: async (): Promise<OrderPage> => {
      const call = api().admin.order.$get(searchOf(search))
      const orders = await read(call)
      return pageOf(await call, orders)
    },
    placeholderData: keepPreviousData,
  })

/** One order; ApiError 404 for what is not there or not the caller's. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: () => read(api().order[':_id'].$get({ param: { _id: id } })),
  })

/** Where the customer's last orders went. */
export const addressesQuery = queryOptions({
  queryKey: [...ordersKey, 'addresses'],
  queryFn: () => read(api().order.addresses.$get()),
})

/** A change that the server answers with the order: its page shows it at once, lists are read again. */
export function useOrderChange<Input>(send: (input: Input) => Promise<Order>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(order._id).queryKey, order)
      return queryClient.invalidateQueries({ queryKey: ordersKey })
    },
    // Most likely somebody else was faster: show what is.
    onError: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}
