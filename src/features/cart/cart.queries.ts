import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { client, read } from '#/platform/http/client.ts'
import type { CartApi } from './cart.handlers.ts'
import type { Cart } from './cart.schema.ts'
import type { CartChanges } from './cartChanges.ts'

const api = () => client<CartApi>().api.cart
const cartKey = ['cart'] as const

/** The changes under way of one browser page, once there were some (changing.queries.ts). */
export const changesOf = new WeakMap<QueryClient, CartChanges>()

/** A cart of the server as it may be shown: with the changes that the server does not know yet. */
const arrived = (queryClient: QueryClient, cart: Cart): Cart =>
  changesOf.get(queryClient)?.arrived(cart) ?? cart

/** The signed-in customer's open cart. For signed-in users only: a visitor has none and gets a 401. */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: async ({ client: queryClient }) => {
    const { currentCart } = await read(api().$post())
    return arrived(queryClient, currentCart)
  },
})

/** The cart while somebody is signed in, as soon as it may be shown; nothing is asked for visitors. */
export function useCart() {
  const isKnown = Boolean(useMe().user?.name)
  return useQuery({ ...cartQuery, enabled: isKnown, select: (cart) => (isKnown ? cart : undefined) })
}

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
      queryClient.setQueryData(cartQuery.queryKey, arrived(queryClient, currentCart))
      return queryClient.invalidateQueries({ queryKey: cartKey })
    },
  })
}
