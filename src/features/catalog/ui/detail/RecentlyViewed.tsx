import { ProductGrid } from '../ProductGrid.tsx'
import { m } from './messages/detail.messages.ts'
import { useRecentlyViewed } from './recentlyViewed.ts'
import { useViewedProducts } from './useViewedProducts.ts'

/** What the visitor looked at before this product. */
export function RecentlyViewed({ id }: { id: string }) {
  const products = useViewedProducts(useRecentlyViewed(id))
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="apart-14">
      <h2 id="recently-viewed" className="mb-6">
        {m.recentlyViewed()}
      </h2>
      <ProductGrid products={products} />
    </section>
  )
}
