import { createFileRoute } from '@tanstack/react-router'
import { queryOfListing } from '#/features/catalog/ui/listing/queryOfListing.ts'
import { m } from '#/features/catalog/ui/search/messages/search.messages.ts'
import { SearchResults } from '#/features/catalog/ui/search/SearchResults.tsx'
import { readSearchAddress } from '#/features/catalog/ui/search/searchAddress.ts'
import { searchListing } from '#/features/catalog/ui/search/searchListing.ts'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { readLater } from '../readLater.ts'

export const Route = createFileRoute('/_storefront/search')({
  validateSearch: readLater<{ q?: string }>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const address = readSearchAddress({ ...deps })
    // The server sends a whole page; in the browser the page comes at once and its products as they arrive.
    const loading = address.q && queryClient.prefetchInfiniteQuery(queryOfListing(searchListing(address)))
    if (import.meta.env.SSR) await loading
  },
  head: ({ match: { context, search } }) => {
    const text = search.q === undefined ? '' : `${search.q} | `
    return {
      meta: [
        { title: `${text}${m.search()} | ${context.shop.name}` },
        // There are as many of these pages as texts.
        { name: 'robots', content: 'noindex' },
      ],
    }
  },
  component: Search,
})

function Search() {
  return (
    <SearchResults
      address={readSearchAddress({ ...Route.useSearch() })}
      renderActions={(product) => <WishlistHeart product={product} />}
    />
  )
}
