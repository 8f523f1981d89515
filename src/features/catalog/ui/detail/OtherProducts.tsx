import { RecentlyViewed } from './RecentlyViewed.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

/** Where to go on from a product: what is like it, and what was looked at before. */
export function OtherProducts({ id }: { id: string }) {
  return (
    <>
      <RelatedProducts id={id} />
      <RecentlyViewed id={id} />
    </>
  )
}
