import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Rating } from '#/ui/kit/Rating.tsx'
import { reviewsQuery } from '../reviews.queries.ts'
import { averageRating, NEWEST_SHOWN } from '../reviews.rules.ts'
import { ReviewItems } from './ReviewItems.tsx'

const AllReviews = lazy(() => import('./AllReviews.tsx').then((module) => ({ default: module.AllReviews })))

/** The newest three reviews; the rest in a dialog (specification, section 2 "Reviews"). */
export function ReviewList({ productId }: { productId: string }) {
  const { data: reviews } = useSuspenseQuery(reviewsQuery(productId))
  const [all, setAll] = useState<'never' | 'open' | 'closed'>('never')
  const mayDelete = useMe().audience === 'admin'
  const average = averageRating(reviews)
  if (average === null) {
    return <p className="text-ink-soft">No reviews yet. Be the first to say how it feels and falls.</p>
  }
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 text-ink-soft">
        <Rating value={average} />
        <span className="tabular-nums">
          {average} out of 5, {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      <ReviewItems reviews={reviews.slice(0, NEWEST_SHOWN)} mayDelete={mayDelete} />
      {reviews.length > NEWEST_SHOWN && (
        <Button onClick={() => setAll('open')} className="mt-4">
          View All Reviews
        </Button>
      )}
      {all !== 'never' && (
        <Suspense>
          <AllReviews
            open={all === 'open'}
            onClose={() => setAll('closed')}
            reviews={reviews}
            mayDelete={mayDelete}
          />
        </Suspense>
      )}
    </>
  )
}
