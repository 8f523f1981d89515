import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { cardOf, showsProducts } from '#/features/catalog/catalog.queries.ts'
import type { CardProduct } from '#/features/catalog/schema/catalog.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { WishlistApi } from './wishlist.handlers.ts'
import type { WishlistEntry } from './wishlist.schema.ts'
import { showWishlistInFlags } from './wishlistFlags.ts'

const api = () => client<WishlistApi>().api.wishlist
const toggling = ['wishlist', 'toggle']

/** A product on the wishlist, as far as its page shows it. */
type WishedCard = Omit<WishlistEntry, 'productId'> & { readonly productId: CardProduct }

/** The wishlist of the signed-in user; ask only with that user's own id. */
export const wishlistQuery = (userId: string) =>
  queryOptions({
    queryKey: ['wishlist', userId],
    queryFn: async ({ signal }): Promise<readonly WishedCard[]> => {
      const entries = await read(api()[':userId'].$get({ param: { userId } }, { init: { signal } }))
      return entries.map((entry) => ({ ...entry, productId: cardOf(entry.productId) }))
    },
    meta: showsProducts,
  })

/** Which products are on the wishlist: all that hearts and the header need. */
export const wishedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['wishlist', userId, 'ids'],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const entries = await read(api()[':userId'].$get({ param: { userId } }, { init: { signal } }))
      return entries.map((entry) => entry.productId._id)
    },
  })

/** The ids of what the signed-in user has on the wishlist; undefined for visitors, and until they may be shown. */
export function useWished(): readonly string[] | undefined {
  const { user } = useMe()
  const userId = user?.name ? user._id : ''
  return useQuery({ ...wishedQuery(userId), enabled: userId !== '' }).data
}

/**
 * The same for as long as the header is there; the flags in the browser's storage say so, too, and nothing any more once
 * nobody is signed in.
 */
export function useWishlistFlags(): readonly string[] | undefined {
  const wished = useWished()
  useEffect(() => {
    if (!wished) return
    showWishlistInFlags(wished)
    return () => showWishlistInFlags([])
  }, [wished])
  return wished
}

export interface Wish {
  readonly product: CardProduct
  /** Whether the product is to be on the list afterwards. */
  readonly wished: boolean
}

/** The list after a wish, with the newest first. */
export function afterWish(
  entries: readonly WishedCard[],
  { product, wished }: Wish,
  userId: string,
): WishedCard[] {
  const others = entries.filter((entry) => entry.productId._id !== product._id)
  return wished ? [{ _id: `new-${product._id}`, userId, productId: product }, ...others] : others
}

/** Adds and removes at once on the screen; what the server refuses is taken back. Answers with the server's message. */
export function useToggleWishlist() {
  const queryClient = useQueryClient()
  /** Whoever is quicker than the answer that says who it is waits for it. */
  const findUser = async () => (await queryClient.ensureQueryData(meQuery))?._id ?? ''
  const show = async ({ product, wished }: Wish) => {
    const userId = await findUser()
    await queryClient.cancelQueries({ queryKey: wishlistQuery(userId).queryKey })
    queryClient.setQueryData(wishedQuery(userId).queryKey, (ids = []) => {
      const others = ids.filter((id) => id !== product._id)
      return wished ? [product._id, ...others] : others
    })
    queryClient.setQueryData(
      wishlistQuery(userId).queryKey,
      (entries) => entries && afterWish(entries, { product, wished }, userId),
    )
  }
  return useMutation({
    mutationKey: toggling,
    // One after the other: the last press holds, whichever request is quicker.
    // guard: wishes-in-order
    scope: { id: 'wishlist' },
    mutationFn: async ({ product, wished }: Wish) => {
      const userId = await findUser()
      return wished
        ? read(api().$post({ json: { productId: product._id, userId } }))
        : read(api()[':userId'][':productId'].$delete({ param: { userId, productId: product._id } }))
    },
    onMutate: show,
    onError: (_error, wish) => show({ ...wish, wished: !wish.wished }),
    // While others are under way the list would come back without them: the last one reads it.
    onSettled: async () =>
      queryClient.isMutating({ mutationKey: toggling }) === 1
        ? queryClient.invalidateQueries({ queryKey: wishlistQuery(await findUser()).queryKey })
        : undefined,
  })
}

/** Whether the wishlist is being changed; the header shows an hourglass meanwhile (section 2). */
export const useIsWishlistUpdating = (): boolean => useIsMutating({ mutationKey: toggling }) > 0
