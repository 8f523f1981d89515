import { Link, useLocation } from '@tanstack/react-router'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { later } from '#/ui/kit/later.tsx'
import { NotFetched } from '#/ui/kit/NotFetched.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { m } from '../messages/reviews.messages.ts'
import type { ReviewFormProps } from './ReviewForm.tsx'

const ReviewForm = later(() => import('./ReviewForm.tsx').then((module) => module.ReviewForm), {
  otherwise: NotFetched,
  fallback: <Skeleton className="mt-4 h-80" />,
})

/** The place to write a review, or the way to the login. */
export function WriteReview({ productId, sized }: ReviewFormProps) {
  const { audience } = useMe()
  const from = useLocation({ select: (location) => location.href })
  return (
    <div className="self-start rounded-md border border-line bg-surface p-5">
      <h3>{m.write()}</h3>
      {audience !== 'visitor' ? (
        <ReviewForm productId={productId} sized={sized} />
      ) : (
        <p className="mt-2">
          <Link to="/login" search={{ from }} className="link inline-flex min-h-11 items-center">
            {m.loginToWrite()}
          </Link>
        </p>
      )}
    </div>
  )
}
