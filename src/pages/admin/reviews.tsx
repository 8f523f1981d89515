import { createFileRoute } from '@tanstack/react-router'
import { adminReviewsQuery } from '#/features/reviews/admin.queries.ts'
import { ReviewList } from '#/features/reviews/ui/admin/ReviewList.tsx'
import { readReviewSearch, reviewQueryOf } from '#/features/reviews/ui/admin/reviewListing.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { ListSearch } from '#/ui/resource/list/listSearch.ts'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/review')({
  validateSearch: readLater<ListSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    warmQuery(queryClient, adminReviewsQuery(reviewQueryOf(readReviewSearch(deps)))),
  head: titled(() => m.reviews()),
  component: Reviews,
})

function Reviews() {
  return (
    <>
      <PageHeading title={m.reviews()} className="mb-5" />
      <ReviewList search={readReviewSearch(Route.useSearch())} />
    </>
  )
}
