import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressBookQuery } from '#/features/addresses/addresses.queries.ts'
import { cartQuery } from '#/features/cart/cart.queries.ts'
import { settleCart } from '#/features/cart/changing.queries.ts'
import { emptyCart } from '#/features/cart/shownCart.ts'
import { ownCreditQuery } from '#/features/credit/credit.queries.ts'
import { orderQuery, ordersKey } from '#/features/orders/orders.queries.ts'
import type { placeOrderSchema } from '#/features/orders/schema/orders.schema.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { bagServicesQuery } from '#/features/tailoring/tailoring.queries.ts'
import { ApiError, client, read } from '#/platform/http/client.ts'
import type { CheckoutApi } from './checkout.handlers.ts'
import { quoteKey } from './quote.queries.ts'

/** Reads the bag as it is now, and what is done with it, after all changes of it were sent. @throws ApiError */
export function useFreshCart() {
  const queryClient = useQueryClient()
  return async () => {
    await settleCart(queryClient)
    const [cart, services] = await Promise.all([
      queryClient.fetchQuery({ ...cartQuery, staleTime: 0 }),
      queryClient.fetchQuery({ ...bagServicesQuery, staleTime: 0 }),
    ])
    return { ...cart, servicesTotal: services.total }
  }
}

/** What the sums of the checkout stand on beside the bag: offers, services, the price of a gift's wrap, store credit. */
const summedUp = [quoteKey, bagServicesQuery.queryKey, shopQuery.queryKey, ownCreditQuery.queryKey]

/** Has all of it read again, e.g. because the shop changed a price while the form was filled in. */
export function useShowAgain() {
  const queryClient = useQueryClient()
  return () => Promise.all(summedUp.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export interface Checkout extends z.input<typeof placeOrderSchema> {
  readonly cartId: string
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
      return read(client<CheckoutApi>().api.cart['place-order'][':cartId'].$post({ param: { cartId }, json }))
    },
    onSuccess: async ({ order }) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
      queryClient.setQueryData(cartQuery.queryKey, emptyCart)
      queryClient.setQueryData(orderQuery(order._id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ordersKey })
      void queryClient.invalidateQueries({ queryKey: addressBookQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: bagServicesQuery.queryKey })
    },
    // Refused for lack of stock: the bag shows what is left.
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
}
