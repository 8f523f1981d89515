import { useEffect, useRef, useState } from 'react'
import { useOwner } from '#/features/accounts/ui/useOwner.ts'
import { viewedBefore } from '#/features/catalog/ui/detail/recentlyViewed.ts'
import { useViewedProducts } from '#/features/catalog/ui/detail/useViewedProducts.ts'
import { ProductGrid } from '#/features/catalog/ui/ProductGrid.tsx'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

const none: readonly string[] = []

/**
 * What this person looked at: no page that the server sends has any of it. It takes its place while that is below the screen, so
 * that nothing moves that somebody is looking at.
 */
export function RecentlyViewedSection({ shown }: SectionProps) {
  const owner = useOwner()
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState(none)
  const [isShown, setShown] = useState(false)
  const products = useViewedProducts(ids)
  const isThere = products.length > 0

  useEffect(() => {
    if (owner !== undefined) setIds(viewedBefore(owner))
  }, [owner])
  useEffect(() => {
    if (!isThere || !place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setShown(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isThere])

  return (
    <div ref={place} className="min-h-px">
      {isThere && isShown && (
        <SectionFrame heading={shown.heading}>
          <ProductGrid products={products} renderActions={(product) => <WishlistHeart product={product} />} />
        </SectionFrame>
      )}
    </div>
  )
}
