import { createFileRoute, Outlet } from '@tanstack/react-router'
import { menuQuery } from '#/features/catalog/catalog.queries.ts'
import { ownMenuQuery } from '#/features/menu/menu.queries.ts'
import { prefetchShopper } from '#/features/shopper/shopper.queries.ts'
import { readFooter } from '../shell/readFooter.ts'
import { Shell } from '../shell/Shell.tsx'

export const Route = createFileRoute('/_storefront')({
  // For the menu, the counts of the header and the hearts of the cards.
  loader: async ({ context: { queryClient } }) => {
    const loading = Promise.all([
      queryClient.prefetchQuery(menuQuery),
      queryClient.prefetchQuery(ownMenuQuery),
      prefetchShopper(queryClient),
      readFooter(queryClient),
    ])
    if (import.meta.env.SSR) await loading
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
