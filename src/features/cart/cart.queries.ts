import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { ApiError, client, read } from '#/platform/http/client.ts'
import type { CartApi } from './cart.handlers.ts'
import type { Cart } from './cart.schema.ts'
import { type CartChanges, cartChanges } from './cartChanges.ts'

/** The bag is read again this long after a line was removed, ms (specification, section 4, Bag). */
const REMOVAL_REFETCH = 500

const api = () => client<CartApi>().api.cart
const cartKey = ['cart'] as const

/** The signed-in customer's open cart. For signed-in users only: a visitor has none and gets a 401. */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: async ({ client: queryClient }) => {
    const { currentCart } = await read(api().$post())
    return changesOf(queryClient).arrived(currentCart)
  },
})

/** The cart while somebody is signed in, as soon as it may be shown; nothing is asked for visitors. */
export function useCart() {
  const isKnown = Boolean(useMe().user?.name)
  return useQuery({ ...cartQuery, enabled: isKnown, select: (cart) => (isKnown ? cart : undefined) })
}

const perClient = new WeakMap<QueryClient, CartChanges>()

/** The changes under way of one browser page (or of one rendering on the server). */
function changesOf(queryClient: QueryClient): CartChanges {
  const known = perClient.get(queryClient)
  if (known) return known
  // A cart that was asked for before a change would undo it on the screen: such a request is dropped.
  const show = (cart: Cart) => {
    void queryClient.cancelQueries({ queryKey: cartKey })
    queryClient.setQueryData(cartQuery.queryKey, cart)
  }
  const changes = cartChanges({
    read: () => queryClient.getQueryData(cartQuery.queryKey),
    show,
    sendQuantity: async (itemId, quantity) => {
      const call = api().update[':itemId'].$post({ param: { itemId }, json: { quantity } })
      return (await read(call)).currentCart
    },
    sendRemoval: async (itemId) => {
      const call = read(api().delete[':itemId'].$delete({ param: { itemId } }))
      const { currentCart } = await call.catch((error) => {
        // Somebody, e.g. another tab, was faster: what was wanted is done.
        if (error instanceof ApiError && error.status === 404) return read(api().$post())
        throw error
      })
      return currentCart
    },
  })
  perClient.set(queryClient, changes)
  return changes
}

/** Sends quantities that still wait for their 300 ms; to be awaited before the cart is ordered. @throws ApiError */
export const settleCart = (queryClient: QueryClient): Promise<void> => changesOf(queryClient).flush()

export interface Choice {
  readonly productId: string
  readonly size?: string
  readonly quantity?: number
}

/** Puts a product into the bag and reads the bag again. Fails with ApiError: size_required, out_of_stock, not_found. */
export function useAddToCart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ productId, ...json }: Choice) =>
      read(api().add[':productId'].$post({ param: { productId }, json })),
    onSuccess: ({ currentCart }) => {
      queryClient.setQueryData(cartQuery.queryKey, changesOf(queryClient).arrived(currentCart))
      return queryClient.invalidateQueries({ queryKey: cartKey })
    },
  })
}

/**
 * Changes the quantity of a line: on the screen at once, at the server 300 ms after the last click on that line.
 * Fails with ApiError (out_of_stock says what is left) once the line shows the server's quantity again.
 * One hook per line, so that each line's callbacks hear of their own outcome.
 */
export function useChangeQuantity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ itemId, quantity }: { itemId: string; quantity: number }) =>
      changesOf(queryClient).setQuantity(itemId, quantity),
  })
}

/** Takes a line out: on the screen at once; the bag is read again 500 ms after the server's answer. */
export function useRemoveLine() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (itemId: string) => changesOf(queryClient).remove(itemId),
    onSettled: () => {
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: cartKey }), REMOVAL_REFETCH)
    },
  })
}
