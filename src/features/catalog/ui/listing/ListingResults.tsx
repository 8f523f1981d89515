import clsx from 'clsx'
import type { ReactNode } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { LoadMore } from '#/ui/kit/LoadMore.tsx'
import { later } from '#/ui/kit/later.tsx'
import { NotFetched } from '#/ui/kit/NotFetched.tsx'
import { m as ofProducts } from '../../messages/catalog.messages.ts'
import type { CardProduct } from '../../schema/catalog.schema.ts'
import { CardSkeletons } from '../CardSkeleton.tsx'
import { ProductGrid } from '../ProductGrid.tsx'
import { ProductsProblem } from '../ProductsProblem.tsx'
import { m } from './messages/listing.messages.ts'
import type { ListedProducts } from './useListedProducts.ts'
import type { Listing } from './useListing.ts'

const NothingFound = later(() => import('./NothingFound.tsx').then((module) => module.NothingFound), {
  otherwise: NotFetched,
})

export interface ListingResultsProps {
  listing: Listing
  listed: ListedProducts
  renderActions?: (product: CardProduct) => ReactNode
  /** What is said where nothing is there and nothing narrows it. */
  empty?: ReactNode
}

/** The grid of a listing in all its states: on the way, failed, empty, there, and being replaced. */
export function ListingResults({ listing, listed, renderActions, empty }: ListingResultsProps) {
  const { products, total, stale, error } = listed
  if (!products) {
    return error ? (
      <ProductsProblem error={error} onRetry={listed.retry} retrying={listed.isFetching} />
    ) : (
      <CardSkeletons columns={3} count={9} />
    )
  }
  if (products.length === 0 && !stale) return <NothingFound listing={listing} empty={empty} />
  return (
    <>
      <ProductGrid
        products={products}
        renderActions={renderActions}
        priorityCount={3}
        columns={3}
        level={2}
        className={clsx('transition-opacity', stale && 'opacity-50')}
      />
      {listed.moreFailed && (
        <Callout
          tone="danger"
          live
          className="mt-8"
          title={ofProducts.productsFailed()}
          action={<Button onClick={listed.more}>{m.tryAgain()}</Button>}
        >
          {errorText(error, { action: (cause) => ofProducts.fetchingFailed({ cause }), reasons: 'none' })}
        </Callout>
      )}
      <LoadMore
        shown={products.length}
        total={total ?? products.length}
        noun={ofProducts.products()}
        onMore={listed.more}
        pending={listed.isFetchingMore}
      />
    </>
  )
}
