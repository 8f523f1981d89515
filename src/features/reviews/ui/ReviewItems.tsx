import type { Review } from '../reviews.schema.ts'
import { ReviewItem } from './ReviewItem.tsx'

export interface ReviewItemsProps {
  reviews: readonly Review[]
  mayDelete: boolean
}

export function ReviewItems({ reviews, mayDelete }: ReviewItemsProps) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewItem review={review} mayDelete={mayDelete} />
        </li>
      ))}
    </ul>
  )
}
