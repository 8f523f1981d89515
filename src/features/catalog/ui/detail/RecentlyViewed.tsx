import { useQueries } from '@tanstack/react-query'
import { productQuery } from '../../catalog.queries.ts'
import { ProductGrid } from '../ProductGrid.tsx'
import { useRecentlyViewed } from './recentlyViewed.ts'

const MOST_SHOWN = 4

/** What the visitor looked at before this product; what cannot be had any more is left out. */
export function RecentlyViewed({ id }: { id: string }) {
  const ids = useRecentlyViewed(id).slice(0, MOST_SHOWN)
  const products = useQueries({
    queries: ids.map((other) => productQuery(other)),
    combine: (results) => results.flatMap(({ data }) => (data?.status ? [data] : [])),
  })
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="mt-14">
      <h2 id="recently-viewed" className="mb-6">
        Recently viewed
      </h2>
      <ProductGrid products={products} />
    </section>
  )
}
