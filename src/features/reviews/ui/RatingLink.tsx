import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '../messages/reviews.messages.ts'
import { reviewsQuery } from '../reviews.queries.ts'
import { averageRating, REVIEWS_ID } from '../reviews.rules.ts'

/** What people think of a product, in a few letters beside its name; leads to what they say. Nothing where it cannot be had. */
export function RatingLink({ productId }: { productId: string }) {
  return (
    <CatchBoundary getResetKey={() => productId} errorComponent={() => null}>
      <Suspense>
        <Stars productId={productId} />
      </Suspense>
    </CatchBoundary>
  )
}

function Stars({ productId }: { productId: string }) {
  const { data: reviews } = useSuspenseQuery(reviewsQuery(productId))
  const average = averageRating(reviews)
  const count = reviews.length
  return (
    <a
      href={`#${REVIEWS_ID}`}
      className="-my-1 inline-flex min-h-11 flex-none items-center gap-1 text-sm text-ink-soft hover:text-peacock hover:underline"
    >
      {average === null ? (
        m.noneYet()
      ) : (
        <>
          <span className="sr-only">{m.outOfFive({ average, count })}</span>
          <span aria-hidden className="text-haldi-deep">
            ★
          </span>
          <span aria-hidden className="tabular-nums">
            <span className="font-semibold text-ink">{average}</span> ({count})
          </span>
        </>
      )}
    </a>
  )
}

/** The same in the bar at the lower edge of a phone, for those who see it: nothing while there is no review. */
export function BarRating({ productId }: { productId: string }) {
  const { data: reviews = [] } = useQuery(reviewsQuery(productId))
  const average = averageRating(reviews)
  if (average === null) return null
  return (
    <span className="flex-none tabular-nums">
      <span className="text-haldi-deep">★</span> {average}
    </span>
  )
}
