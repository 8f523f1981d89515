import { Dialog } from '#/ui/kit/Dialog.tsx'
import { m } from '../messages/reviews.messages.ts'
import type { Review } from '../reviews.schema.ts'
import { ReviewItems } from './ReviewItems.tsx'

export interface AllReviewsProps {
  open: boolean
  onClose: () => void
  reviews: readonly Review[]
  mayDelete: boolean
}

export function AllReviews({ open, onClose, reviews, mayDelete }: AllReviewsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.allReviews({ count: reviews.length })} size="lg">
      <ReviewItems reviews={reviews} mayDelete={mayDelete} />
    </Dialog>
  )
}
