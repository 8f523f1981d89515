import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, client, read } from '#/platform/http/client.ts'
import type { CartApi } from './cart.handlers.ts'
import { cartQuery, changesOf } from './cart.queries.ts'
import type { Cart } from './cart.schema.ts'
import { type CartChanges, cartChanges } from './cartChanges.ts'

// How lines of the bag change; apart from the bag itself, whose count stands on every page.

/** The bag is read again this long after a line was removed, ms (specification, section 4, Bag). */
const REMOVAL_REFETCH = 500

const api = () => client<CartApi>().api.cart

/** The changes of one browser page. */
function changesIn(queryClient: QueryClient): CartChanges {
  const known = changesOf.get(queryClient)
  if (known) return known
  // A cart that was asked for before a change would undo it on the screen: such a request is dropped.
  const show = (cart: Cart) => {
    void queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
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
  changesOf.set(queryClient, changes)
  return changes
}

/** Ends when nothing of the bag is under way any more, and sends nothing earlier for it. */
export const cartSettled = (queryClient: QueryClient): Promise<void> => changesIn(queryClient).settled()

/** Sends quantities that still wait for their 300 ms; to be awaited before the cart is ordered. @throws ApiError */
export const settleCart = (queryClient: QueryClient): Promise<void> => changesIn(queryClient).flush()

/**
 * Changes the quantity of a line: on the screen at once, at the server 300 ms after the last click on that line.
 * Fails with ApiError (out_of_stock says what is left) once the line shows the server's quantity again.
 * One hook per line, so that each line's callbacks hear of their own outcome.
 */
export function useChangeQuantity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ itemId, quantity }: { itemId: string; quantity: number }) =>
      changesIn(queryClient).setQuantity(itemId, quantity),
  })
}

/** Takes a line out: on the screen at once; the bag is read again 500 ms after the server's answer. */
export function useRemoveLine() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (itemId: string) => changesIn(queryClient).remove(itemId),
    onSettled: () => {
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }), REMOVAL_REFETCH)
    },
  })
}
