import { Link } from '@tanstack/react-router'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import type { ListingSearch } from '#/features/catalog/ui/listingSearch.ts'
import { ProductGrid } from '#/features/catalog/ui/ProductGrid.tsx'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from '../../messages/home.messages.ts'
import type { Section } from '../../sections.schema.ts'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** The listing of which a section shows the beginning. */
function listingOf(section: Section): ListingSearch {
  if (section.kind === 'bestSellers') return { sort: 'bestSeller' }
  return section.kind === 'underPrice' ? { max: section.most } : {}
}

/** Cards of products, with a way to all of their kind. Without any it is not there. */
export function ProductsSection({ shown, first }: SectionProps) {
  const { heading, section, products = [], collection } = shown
  if (products.length === 0) return null
  return (
    <SectionFrame heading={heading}>
      <ProductGrid
        products={products}
        renderActions={(product) => <WishlistHeart product={product} />}
        priorityCount={first ? 4 : 0}
      />
      <p className="mt-6 text-center">
        <Link
          {...(collection
            ? { to: '/collections/$slug', params: { slug: collection.slug } }
            : {
                to: '/new/$category/collections',
                params: { category: EVERYTHING },
                search: listingOf(section),
              })}
          aria-label={m.seeAllOf({ heading })}
          className={buttonClass({ variant: 'secondary' })}
        >
          {m.seeAll()}
        </Link>
      </p>
    </SectionFrame>
  )
}
