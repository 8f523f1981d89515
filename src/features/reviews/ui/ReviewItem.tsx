import { Trash2 } from 'lucide-react'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { RatingBadge } from '#/ui/kit/Rating.tsx'
import type { Review } from '../reviews.schema.ts'
import { TimeAgo } from './TimeAgo.tsx'

export interface ReviewItemProps {
  review: Review
  level: 3 | 4
  /** Given to admins only. */
  onDelete?: (() => void) | undefined
}

export function ReviewItem({ review, level, onDelete }: ReviewItemProps) {
  const Name = `h${level}` as const
  return (
    <article className="py-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingBadge value={review.rating} />
        <Name className="min-w-0 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
          {review.user.name}
        </Name>
        <TimeAgo at={review.createdAt} />
        {onDelete && (
          <IconButton
            label={`Delete the review by ${review.user.name}`}
            onClick={onDelete}
            className="-my-2 ms-auto text-ink-soft hover:text-danger"
          >
            <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
          </IconButton>
        )}
      </header>
      <p className="mt-2 text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">{review.comment}</p>
    </article>
  )
}
