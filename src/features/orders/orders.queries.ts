import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError, client, read } from '#/platform/http/client.ts'
import { cartQuery, settleCart } from '../cart/cart.queries.ts'
import { emptyCart } from '../cart/cart.rules.ts'
import type { OrdersApi } from './orders.handlers.ts'
import type { OrderNeeds, OrderStatus } from './orders.life.rules.ts'
import type { BillingAddressInput, Order } from './orders.schema.ts'

const api = () => client<OrdersApi>().api
/** Everything this room reads begins with it: a change of an order makes lists and pages read again. */
export const ordersKey = ['orders'] as const

/** What narrows a list of orders: `q` is what people paste or type into the search box; `page` counts from 1. */
export interface OrderSearchInput {
  readonly q?: string
  readonly payment?: 'pending' | 'completed'
  readonly needs?: OrderNeeds
  readonly status?: OrderStatus
  readonly page?: number
  readonly limit?: number
}

/** One page of orders and how many there are on all pages. */
export interface OrderPage {
  readonly orders: Order[]
  readonly total: number
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

const totalOf = (response: { headers: Headers }, orders: Order[]): number =>
  Number(response.headers.get('X-Total-Count') ?? orders.length)

/** One customer's orders, newest first. */
export const myOrdersQuery = (userId: string, search: OrderSearchInput = {}) =>
  queryOptions({
    queryKey: [...ordersKey, 'user', userId, search],
    queryFn: async (): Promise<OrderPage> => {
      const call = api().order.user.$post({ ...searchOf(search), json: { userId } })
      const orders = await read(call)
      return { orders, total: totalOf(await call, orders) }
    },
    placeholderData: keepPreviousData,
  })

/** Everybody's orders, newest first, or a queue of what waits; admins only. */
export const allOrdersQuery = (search: OrderSearchInput = {}) =>
  queryOptions({
    queryKey: [...ordersKey, 'all', search],
    queryFn: async (): Promise<OrderPage> => {
      const call = api().admin.order.$get(searchOf(search))
      const orders = await read(call)
      return { orders, total: totalOf(await call, orders) }
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

/** Reads the bag as it is now, after all changes of it were sent. @throws ApiError */
export function useFreshCart() {
  const queryClient = useQueryClient()
  return async () => {
    await settleCart(queryClient)
    return queryClient.fetchQuery({ ...cartQuery, staleTime: 0 })
  }
}

export interface Checkout {
  readonly cartId: string
  readonly billingAddress: BillingAddressInput
  readonly device: 'desktop' | 'mobile'
}

const placeOrderKey = ['place-order'] as const

/** No answer, or one that leaves open what happened: the order may be placed all the same. */
const isUnsure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Whether this cart is being ordered or was, or may have been: an empty bag then is no reason to leave the checkout. */
export function useIsOrdered(cartId: string): boolean {
  const states = useMutationState({
    filters: {
      mutationKey: placeOrderKey,
      predicate: ({ state }) => state.status !== 'error' || isUnsure(state.error),
    },
    select: ({ state }) => (state.variables as Checkout | undefined)?.cartId,
  })
  return states.includes(cartId)
}

/** Orders the bag. May be repeated with the same cart after a lost answer: there is one order per cart. */
export function usePlaceOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: placeOrderKey,
    // An answer that got lost is asked for again: the same cart is never ordered twice.
    retry: (failures, error) => failures < 2 && isUnsure(error),
    retryDelay: 800,
    mutationFn: async ({ cartId, ...json }: Checkout) => {
      await settleCart(queryClient)
      return read(api().cart['place-order'][':cartId'].$post({ param: { cartId }, json }))
    },
    onSuccess: async ({ order }) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
      queryClient.setQueryData(cartQuery.queryKey, emptyCart)
      queryClient.setQueryData(orderQuery(order._id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ordersKey })
    },
    // Refused for lack of stock: the bag shows what is left.
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
}

/** An admin approves a pending UPI payment; lists and orders are read again. */
export function useApprovePayment() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (paymentId: string) =>
      read(api().admin.order['secure-payment'][':paymentId'].$post({ param: { paymentId } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}
