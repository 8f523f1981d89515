import type { QueryClient } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import type { User } from '#/features/accounts/accounts.schema.ts'
import { cartQuery } from '#/features/cart/cart.queries.ts'
import { wishedQuery } from '#/features/wishlist/wishlist.queries.ts'
import { ApiError, client, read } from '#/platform/http/client.ts'
import type { ShopperApi } from './shopper.handlers.ts'
import type { Shopper } from './shopper.schema.ts'

declare global {
  interface Window {
    /** The answer that a customer's page asked for before its scripts were there. */
    shopper?: Promise<Response> | undefined
  }
}

/** @returns null for somebody whose session has ended since the page was sent */
async function readShopper(): Promise<Shopper | null> {
  const early = window.shopper as Promise<ClientResponse<Shopper, 200, 'json'>> | undefined
  // What came is used once: whoever asks again wants to know what is so then.
  window.shopper = undefined
  try {
    return await read(early ?? client<ShopperApi>().api.me.shopper.$get({ query: {} }))
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 401) return null
    throw reason
  }
}

/**
 * Has the browser's queries know who looks at a page that was sent to many alike, with bag and wishlist. Nobody asks for
 * a visitor, whose pages do not ask either. @returns null when somebody was expected who is not there any more
 */
export async function meetShopper(queryClient: QueryClient): Promise<User | null | undefined> {
  if (!window.shopper) {
    queryClient.setQueryData(meQuery.queryKey, null)
    return undefined
  }
  const queryFn = async () => {
    const shopper = await readShopper()
    if (!shopper) return null
    // Before the user is known: whoever waits for the user finds the rest.
    queryClient.setQueryData(wishedQuery(shopper.user._id).queryKey, shopper.wishlist)
    queryClient.setQueryData(cartQuery.queryKey, shopper.cart)
    return shopper.user
  }
  return queryClient.fetchQuery({ ...meQuery, queryFn }).catch(() => undefined)
}

/** Has bag and wishlist there when a page is entered, if somebody is known to be signed in. */
export async function prefetchShopper(queryClient: QueryClient): Promise<void> {
  const user = queryClient.getQueryData(meQuery.queryKey)
  if (!user?.name) return
  await Promise.all([queryClient.prefetchQuery(wishedQuery(user._id)), queryClient.prefetchQuery(cartQuery)])
}
