import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showsProducts } from '#/features/catalog/catalog.queries.ts'
import type { Product } from '#/features/catalog/catalog.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { WishlistApi } from './wishlist.handlers.ts'
import type { WishlistEntry } from './wishlist.schema.ts'
import { showWishlistInFlags } from './wishlistFlags.ts'

const api = () => client<WishlistApi>().api.wishlist
const toggling = ['wishlist', 'toggle']

/** The wishlist of the signed-in user; ask only with that user's own id. */
export const wishlistQuery = (userId: string) =>
  queryOptions({
    queryKey: ['wishlist', userId],
    queryFn: ({ signal }) => read(api()[':userId'].$get({ param: { userId } }, { init: { signal } })),
    meta: showsProducts,
  })

/**
 * The wishlist for as long as the header is there; the flags in the browser's storage say the same, also of a list
 * that came with the page, and nothing any more once nobody is signed in.
 */
export function useWishlist(userId: string): readonly WishlistEntry[] | undefined {
  const { data: entries } = useQuery(wishlistQuery(userId))
  useEffect(() => {
    showWishlistInFlags(entries?.map((entry) => entry.productId._id) ?? [])
    return () => showWishlistInFlags([])
  }, [entries])
  return entries
}

export interface Wish {
  readonly product: Product
  /** Whether the product is to be on the list afterwards. */
  readonly wished: boolean
}

/** The list after a wish, with the newest first. */
export function afterWish(
  entries: readonly WishlistEntry[],
  { product, wished }: Wish,
  userId: string,
): WishlistEntry[] {
  const others = entries.filter((entry) => entry.productId._id !== product._id)
  return wished ? [{ _id: `new-${product._id}`, userId, productId: product }, ...others] : others
}

/** Adds and removes at once on the screen; what the server refuses is taken back. Answers with the server's message. */
export function useToggleWishlist(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = wishlistQuery(userId)
  const show = (wish: Wish) =>
    queryClient.setQueryData(queryKey, (entries = []) => afterWish(entries, wish, userId))
  return useMutation({
    mutationKey: toggling,
    mutationFn: ({ product, wished }: Wish) =>
      wished
        ? read(api().$post({ json: { productId: product._id, userId } }))
        : read(api()[':userId'][':productId'].$delete({ param: { userId, productId: product._id } })),
    onMutate: async (wish) => {
      await queryClient.cancelQueries({ queryKey })
      show(wish)
    },
    onError: (_error, wish) => show({ ...wish, wished: !wish.wished }),
    // While others are under way the list would come back without them: the last one reads it.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: toggling }) === 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  })
}

/** Whether the wishlist is being changed; the header shows an hourglass meanwhile (section 2). */
export const useIsWishlistUpdating = (): boolean => useIsMutating({ mutationKey: toggling }) > 0
