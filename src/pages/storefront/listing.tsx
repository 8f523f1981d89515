import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { EVERYTHING, isMenuCategory } from '#/features/catalog/ui/categoryMenu.ts'
import { ListingView } from '#/features/catalog/ui/listing/ListingView.tsx'
import { listingTitle } from '#/features/catalog/ui/listing/listingTitle.ts'
import { m } from '#/features/catalog/ui/listing/messages/listing.messages.ts'
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
  loader: async ({
    context: { queryClient, shop },
    params: { category },
    deps: search,
  }): Promise<ListingData> => {
    const loading = Promise.all([
      queryClient.prefetchQuery(bannersQuery),
      queryClient.prefetchInfiniteQuery(queryOfListing({ category, search })),
    ])
    if (!(await isKnown(queryClient, category))) throw notFound()
    // The server sends a whole page; in the browser the page comes at once and its parts as they arrive.
    if (!import.meta.env.SSR) return {}
    await loading
    const picture = queryClient.getQueryData(categoriesQuery.queryKey)?.find(isNamed(category))?.image
    // guard: members-listing-unfound
    if (shop.access !== 'open') return { picture }
    const { listingPage } = await import('#/features/discovery/structured/pages.ts')
    return { picture, data: listingPage(category, shop) }
  },
  head: ({ match: { context }, params: { category }, loaderData }) =>
    pageHead({
      image: loaderData?.picture,
      data: loaderData?.data,
      shop: context.shop,
      title: `${listingTitle(category)} | ${context.shop.name}`,
      description: m.listingAbout({
        title: listingTitle(category),
        shop: context.shop.name,
        tagline: context.shop.tagline,
      }),
      path: `/new/${encodeURIComponent(category)}/collections`,
    }),
  component: ListingPage,
  notFoundComponent: () => <NotFoundPage title={m.noSuchCollection()} text={m.noSuchCollectionText()} />,
})

/** Only of a page that the server sends: the category's picture, and the way to it as search engines read it. */
interface ListingData {
  readonly picture?: string | null | undefined
  readonly data?: string
}

const isNamed =
  (name: string) =>
  (category: { readonly name: string }): boolean =>
    category.name.toLowerCase() === name.toLowerCase()

/** Whether there is such a listing. While the categories cannot be had, every name is given the benefit of the doubt. */
async function isKnown(queryClient: QueryClient, category: string): Promise<boolean> {
  const name = category.toLowerCase()
  if (name === EVERYTHING || isMenuCategory(name)) return true
  const categories = await queryClient.ensureQueryData(categoriesQuery).catch(() => undefined)
  return categories === undefined || categories.some(isNamed(name))
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
