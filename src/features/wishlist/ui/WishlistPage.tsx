import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProductGrid } from '#/features/catalog/ui/ProductGrid.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { m } from '../messages/wishlist.messages.ts'
import { wishlistQuery } from '../wishlist.queries.ts'
import { WishlistHeart } from './WishlistHeart.tsx'

/** What the user has put by (specification, section 2 "Wishlist"). */
export function WishlistPage({ userId }: { userId: string }) {
  const { data: entries } = useSuspenseQuery(wishlistQuery(userId))
  const count = entries.length
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 md:px-6 md:py-12">
      <PageHeading title={m.wishlist()} text={<p role="status">{count > 0 && m.putBy({ count })}</p>} />
      {count > 0 ? (
        <ProductGrid
          className="mt-8"
          level={2}
          priorityCount={2}
          products={entries.map((entry) => entry.productId)}
          renderActions={(product) => <WishlistHeart product={product} />}
        />
      ) : (
        <EmptyState
          title={m.empty()}
          text={m.emptyText()}
          action={
            <Link
              to="/new/$category/collections"
              params={{ category: 'all' }}
              className={buttonClass({ variant: 'primary', size: 'lg' })}
            >
              {m.seeCollection()}
            </Link>
          }
        />
      )}
    </div>
  )
}
