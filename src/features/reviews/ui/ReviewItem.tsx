import { later } from '#/ui/kit/later.tsx'
import { RatingBadge } from '#/ui/kit/Rating.tsx'
import { m } from '../messages/reviews.messages.ts'
import type { Review } from '../reviews.schema.ts'
import { ReviewComment } from './ReviewComment.tsx'
import { ReviewPhotos } from './ReviewPhotos.tsx'
import { ShopAnswer } from './ShopAnswer.tsx'
import { TimeAgo } from './TimeAgo.tsx'

const DeleteReview = later(() => import('./DeleteReview.tsx').then((module) => module.DeleteReview))

const fitWords = { small: m.runsSmall, true: m.runsTrue, large: m.runsLarge } as const

export interface ReviewItemProps {
  review: Review
  /** For admins; the code for it is fetched with the first one. */
  mayDelete: boolean
}

export function ReviewItem({ review, mayDelete }: ReviewItemProps) {
  const { purchased, size, fit } = review
  const facts = [purchased && m.purchasedHere(), size && m.sizeIs({ size }), fit && fitWords[fit]()]
    .filter(Boolean)
    .join(' · ')
  return (
    <article className="py-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingBadge value={review.rating} />
        <h3 className="min-w-0 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
          {review.user.name}
        </h3>
        <TimeAgo at={review.createdAt} />
        {mayDelete && <DeleteReview review={review} />}
      </header>
      {facts && <p className="mt-1 text-sm text-ink-soft">{facts}</p>}
      <ReviewComment text={review.comment} />
      {review.photos.length > 0 && <ReviewPhotos author={review.user.name} photos={review.photos} />}
      {review.answer && <ShopAnswer answer={review.answer} />}
    </article>
  )
}
