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
import { currentLanguage } from '#/platform/language/current.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
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
    const label = await labelOf(queryClient, category)
    if (!import.meta.env.SSR) return { label }
    await loading
    const picture = queryClient.getQueryData(categoriesQuery.queryKey)?.find(isNamed(category))?.image
    // guard: members-listing-unfound
    if (shop.access !== 'open') return { picture, label }
    const { listingPage } = await import('#/features/discovery/structured/pages.ts')
    return { picture, label, data: listingPage(category, shop, label) }
  },
  head: ({ match: { context }, params: { category }, loaderData }) =>
    pageHead({
      image: loaderData?.picture,
      data: loaderData?.data,
      shop: context.shop,
      title: `${listingTitle(category, loaderData?.label)} | ${context.shop.name}`,
      description: m.listingAbout({
        title: listingTitle(category, loaderData?.label),
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
  /** What the category is called in the language of the page, where that is not its name. */
  readonly label?: string | undefined
  readonly picture?: string | null | undefined
  readonly data?: string
}

const isNamed =
  (name: string) =>
  (category: { readonly name: string }): boolean =>
    category.name.toLowerCase() === name.toLowerCase()

/** In English a category is called as its address says; nothing is read for that. */
async function labelOf(queryClient: QueryClient, category: string): Promise<string | undefined> {
  if (currentLanguage() === MAIN_LANGUAGE) return undefined
  const categories = await queryClient.ensureQueryData(categoriesQuery).catch(() => undefined)
  return categories?.find(isNamed(category))?.label
}

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
  const { label } = Route.useLoaderData()
  return (
    <>
      <ListingBanner banners={useBanners()} />
      <ListingView
        // Another category is another page: its filters and products start anew.
        key={category}
        listing={{ category, search }}
        label={label}
        renderActions={(product) => <WishlistHeart product={product} />}
      />
    </>
  )
}
