import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { m } from '../messages/reviews.messages.ts'
import { REVIEWS_ID } from '../reviews.rules.ts'
import { ReviewList } from './ReviewList.tsx'
import { WriteReview } from './WriteReview.tsx'

export interface ReviewsProps {
  productId: string
  /** It is made in sizes: reviewers are asked how theirs fits. */
  sized: boolean
}

/** What people say about a product, and where they say it. The list may arrive after the page. */
export function Reviews({ productId, sized }: ReviewsProps) {
  return (
    <section
      id={REVIEWS_ID}
      tabIndex={-1}
      aria-labelledby="reviews-title"
      className="scroll-mt-28 border-t border-line pt-10 outline-none"
    >
      <h2 id="reviews-title">{m.reviews()}</h2>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          <QueryErrorResetBoundary>
            {({ reset }) => (
              <CatchBoundary
                getResetKey={() => productId}
                errorComponent={({ reset: tryAgain }) => (
                  <ErrorState
                    level={3}
                    title={m.notLoaded()}
                    text={m.checkConnection()}
                    onRetry={() => {
                      reset()
                      tryAgain()
                    }}
                  />
                )}
              >
                <Suspense fallback={<ReviewsLoading />}>
                  <ReviewList productId={productId} />
                </Suspense>
              </CatchBoundary>
            )}
          </QueryErrorResetBoundary>
        </div>
        <WriteReview productId={productId} sized={sized} />
      </div>
    </section>
  )
}

function ReviewsLoading() {
  return (
    <div className="space-y-4">
      <Spinner label={m.loading()} className="text-peacock" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
