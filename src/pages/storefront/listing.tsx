import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { EVERYTHING, isMenuCategory } from '#/features/catalog/ui/categoryMenu.ts'
import { ListingView } from '#/features/catalog/ui/listing/ListingView.tsx'
import { listingTitle } from '#/features/catalog/ui/listing/listingTitle.ts'
import { queryOfListing } from '#/features/catalog/ui/listing/queryOfListing.ts'
import { readListingSearch } from '#/features/catalog/ui/listingSearch.ts'
import { ListingBanner } from '#/features/visuals/ui/ListingBanner.tsx'
import { useBanners } from '#/features/visuals/ui/useVisuals.ts'
import { bannersQuery } from '#/features/visuals/visuals.queries.ts'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { pageHead } from '../pageHead.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'

export const Route = createFileRoute('/_storefront/new/$category/collections')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { category }, deps: search }) => {
    const loading = Promise.all([
      queryClient.prefetchQuery(bannersQuery),
      queryClient.prefetchInfiniteQuery(queryOfListing({ category, search })),
    ])
    if (!(await isKnown(queryClient, category))) throw notFound()
    // The server sends a whole page; in the browser the page comes at once and its parts as they arrive.
    if (import.meta.env.SSR) await loading
  },
  head: ({ match: { context }, params: { category } }) =>
    pageHead({
      shop: context.shop,
      title: `${listingTitle(category)} | ${context.shop.name}`,
      description: `${listingTitle(category)} at ${context.shop.name}: ${context.shop.tagline}.`,
      path: `/new/${encodeURIComponent(category)}/collections`,
    }),
  component: ListingPage,
  notFoundComponent: () => (
    <NotFoundPage title="No such collection" text="There is no collection of this name. These there are:" />
  ),
})

/** Whether there is such a listing. While the categories cannot be had, every name is given the benefit of the doubt. */
async function isKnown(queryClient: QueryClient, category: string): Promise<boolean> {
  const name = category.toLowerCase()
  if (name === EVERYTHING || isMenuCategory(name)) return true
  const categories = await queryClient.ensureQueryData(categoriesQuery).catch(() => undefined)
  return categories === undefined || categories.some((known) => known.name.toLowerCase() === name)
}

function ListingPage() {
  const { category } = Route.useParams()
  const search = Route.useSearch()
  return (
    <>
      <ListingBanner banners={useBanners()} />
      <ListingView
        // Another category is another page: its filters and products start anew.
        key={category}
        listing={{ category, search }}
        renderActions={(product) => <WishlistHeart product={product} />}
      />
    </>
  )
}
