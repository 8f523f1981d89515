import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ListingView } from '#/features/catalog/ui/listing/ListingView.tsx'
import { queryOfListing } from '#/features/catalog/ui/listing/queryOfListing.ts'
import type { ListingSearch } from '#/features/catalog/ui/listingSearch.ts'
import { readFilters } from '#/features/catalog/ui/search/searchAddress.ts'
import { collectionQuery } from '#/features/collections/collections.queries.ts'
import { collectionPath } from '#/features/collections/collections.rules.ts'
import type { Collection } from '#/features/collections/collections.schema.ts'
import { collectionListing } from '#/features/collections/ui/collectionListing.ts'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { pageHead } from '../pageHead.ts'
import { readLater } from '../readLater.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { m } from './messages/storefront.messages.ts'

export const Route = createFileRoute('/_storefront/collections/$slug')({
  validateSearch: readLater<ListingSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async ({
    context: { queryClient, shop },
    params: { slug },
    deps: search,
  }): Promise<CollectionData> => {
    const collection = await queryClient.ensureQueryData(collectionQuery(slug)).catch(notFoundIfGone)
    // An address that the collection had before.
    if (collection.slug !== slug)
      throw redirect({
        ...{ to: '/collections/$slug', params: { slug: collection.slug }, search },
        ...{ statusCode: 301, replace: true },
      })
    const loading = queryClient.prefetchInfiniteQuery(
      queryOfListing(collectionListing(collection, readFilters({ ...search }))),
    )
    // The server sends a whole page; in the browser the page comes at once and its parts as they arrive.
    if (!import.meta.env.SSR) return { collection }
    await loading
    // guard: members-collection-unfound
    if (shop.access !== 'open') return { collection }
    const { collectionPage } = await import('#/features/discovery/structured/pages.ts')
    return { collection, data: collectionPage(collection, shop) }
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return { meta: [{ title: `${m.noSuchCollection()} | ${context.shop.name}` }] }
    const { collection, data } = loaderData
    return pageHead({
      image: collection.image,
      data,
      shop: context.shop,
      title: `${collection.name} | ${context.shop.name}`,
      description:
        collection.description ||
        m.collectionAbout({ name: collection.name, shop: context.shop.name, tagline: context.shop.tagline }),
      path: collectionPath(collection.slug),
    })
  },
  component: CollectionPage,
  notFoundComponent: () => <NotFoundPage title={m.noSuchCollection()} text={m.collectionOver()} />,
})

interface CollectionData {
  readonly collection: Collection
  /** Only of a page that the server sends: the way to it as search engines read it. */
  readonly data?: string
}

function CollectionPage() {
  const { slug } = Route.useParams()
  const { data: collection } = useSuspenseQuery(collectionQuery(slug))
  return (
    <ListingView
      // Another collection is another page: its filters and products start anew.
      key={slug}
      listing={collectionListing(collection, readFilters({ ...Route.useSearch() }))}
      renderActions={(product) => <WishlistHeart product={product} />}
      intro={
        collection.description && (
          <p className="mt-3 max-w-text text-ink-soft wrap-anywhere">{collection.description}</p>
        )
      }
      empty={m.nothingOnShelf()}
    />
  )
}
