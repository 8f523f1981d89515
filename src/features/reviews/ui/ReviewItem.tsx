import { lazy, Suspense } from 'react'
import { RatingBadge } from '#/ui/kit/Rating.tsx'
import type { Review } from '../reviews.schema.ts'
import { TimeAgo } from './TimeAgo.tsx'

const DeleteReview = lazy(() =>
  import('./DeleteReview.tsx').then((module) => ({ default: module.DeleteReview })),
)

export interface ReviewItemProps {
  review: Review
  /** For admins; the code for it is fetched with the first one. */
  mayDelete: boolean
}

export function ReviewItem({ review, mayDelete }: ReviewItemProps) {
  return (
    <article className="py-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingBadge value={review.rating} />
        <h3 className="min-w-0 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
          {review.user.name}
        </h3>
        <TimeAgo at={review.createdAt} />
        {mayDelete && (
          <Suspense>
            <DeleteReview review={review} />
          </Suspense>
        )}
      </header>
      <p className="mt-2 text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">{review.comment}</p>
    </article>
  )
}
