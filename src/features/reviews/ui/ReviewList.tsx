import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { m } from '../messages/reviews.messages.ts'
import { reviewsQuery } from '../reviews.queries.ts'
import { averageRating, NEWEST_SHOWN } from '../reviews.rules.ts'
import { ReviewItems } from './ReviewItems.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'

const fetchAllReviews = () => import('./AllReviews.tsx').then((module) => module.AllReviews)

/** The newest three reviews; the rest in a dialog (specification, section 2 "Reviews"). */
export function ReviewList({ productId }: { productId: string }) {
  const { data: reviews } = useSuspenseQuery(reviewsQuery(productId))
  const [all, setAll] = useState(false)
  const [stars, setStars] = useState<number>()
  const close = () => setAll(false)
  const AllReviews = useOverlayCode(fetchAllReviews, { open: all, onClose: close })
  const mayDelete = useMe().audience === 'admin'
  const average = averageRating(reviews)
  if (average === null) {
    return <p className="text-ink-soft">{m.beFirst()}</p>
  }
  const shown = stars === undefined ? reviews : reviews.filter(({ rating }) => rating === stars)
  return (
    <>
      <ReviewSummary reviews={reviews} average={average} stars={stars} onStars={setStars} />
      <ReviewItems reviews={shown.slice(0, NEWEST_SHOWN)} mayDelete={mayDelete} />
      {shown.length > NEWEST_SHOWN && (
        <Button onClick={() => setAll(true)} className="mt-4">
          {m.viewAll()}
        </Button>
      )}
      {AllReviews && <AllReviews open={all} onClose={close} reviews={shown} mayDelete={mayDelete} />}
    </>
  )
}
