import { createFileRoute, Outlet } from '@tanstack/react-router'
import { cartQuery } from '#/features/cart/cart.queries.ts'
import { menuQuery } from '#/features/catalog/catalog.queries.ts'
import { wishlistQuery } from '#/features/wishlist/wishlist.queries.ts'
import { Shell } from '../shell/Shell.tsx'

export const Route = createFileRoute('/_storefront')({
  // For the menu, the counts of the header and the hearts of the cards.
  loader: async ({ context: { queryClient, user } }) => {
    const menu = queryClient.prefetchQuery(menuQuery)
    if (!user?.name) {
      if (import.meta.env.SSR) await menu
      return
    }
    const loading = Promise.all([
      menu,
      queryClient.prefetchQuery(wishlistQuery(user._id)),
      queryClient.prefetchQuery(cartQuery),
    ])
    if (import.meta.env.SSR) await loading
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
