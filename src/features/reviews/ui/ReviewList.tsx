import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Rating } from '#/ui/kit/Rating.tsx'
import { reviewsQuery } from '../reviews.queries.ts'
import { averageRating, NEWEST_SHOWN } from '../reviews.rules.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { useReviewDeletion } from './useReviewDeletion.ts'

/** The newest three reviews; the rest in a dialog (specification, section 2 "Reviews"). */
export function ReviewList({ productId }: { productId: string }) {
  const { data: reviews } = useSuspenseQuery(reviewsQuery(productId))
  const [all, setAll] = useState(false)
  const { mayDelete, ask, confirmation } = useReviewDeletion()
  const average = averageRating(reviews)
  if (average === null) {
    return <p className="text-ink-soft">No reviews yet. Be the first to say how it feels and falls.</p>
  }
  const items = (shown: typeof reviews, level: 3 | 4) => (
    <ul className="divide-y divide-line">
      {shown.map((review) => (
        <li key={review._id}>
          <ReviewItem review={review} level={level} onDelete={mayDelete ? () => ask(review) : undefined} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 text-ink-soft">
        <Rating value={average} />
        <span className="tabular-nums">
          {average} out of 5, {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      {items(reviews.slice(0, NEWEST_SHOWN), 3)}
      {reviews.length > NEWEST_SHOWN && (
        <>
          <Button onClick={() => setAll(true)} className="mt-4">
            View All Reviews
          </Button>
          <Dialog open={all} onClose={() => setAll(false)} title={`All ${reviews.length} reviews`} size="lg">
            {items(reviews, 3)}
          </Dialog>
        </>
      )}
      {mayDelete && <ConfirmDialog {...confirmation} />}
    </>
  )
}
