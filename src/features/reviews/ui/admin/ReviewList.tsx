import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { RatingBadge } from '#/ui/kit/Rating.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import type { Column } from '#/ui/resource/list/list.ts'
import { LIST_PAGE, type ListSearch } from '#/ui/resource/list/listSearch.ts'
import { ResourceList } from '#/ui/resource/ResourceList.tsx'
import { adminReviewsQuery } from '../../admin.queries.ts'
import type { AdminReview } from '../../reviews.schema.ts'
import { useDeleteReview, useDeleteReviews } from '../../writing.queries.ts'
import { AnswerReview } from './AnswerReview.tsx'
import { m } from './messages/admin.messages.ts'
import { RemovePhotos } from './RemovePhotos.tsx'
import { ratingFilter, reviewQueryOf } from './reviewListing.ts'

const columns = (): readonly Column<AdminReview>[] => [
  {
    key: 'comment',
    label: m.reviewColumn(),
    main: true,
    csv: ({ comment }) => comment,
    cell: (review) => <ReviewCell review={review} />,
  },
  {
    key: 'rating',
    label: m.rating(),
    sortable: true,
    csv: ({ rating }) => rating,
    cell: RatingCell,
  },
  {
    key: 'user',
    label: m.by(),
    csv: ({ user }) => user.name,
    cell: ({ user, purchased }) => (
      <span className="min-w-0">
        {user.name}
        {purchased && <span className="block text-xs text-ink-soft">{m.purchased()}</span>}
        <span className="block text-xs text-ink-faint max-md:wrap-anywhere">{user.email}</span>
      </span>
    ),
  },
  {
    key: 'createdAt',
    label: m.written(),
    sortable: true,
    csv: ({ createdAt }) => createdAt.slice(0, 10),
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatIndiaDay(createdAt)}
      </time>
    ),
  },
]

/** What was written, what the shop answered, and the photos. */
function ReviewCell({ review }: { review: AdminReview }) {
  const { comment, product, answer, photos } = review
  return (
    <span className="block min-w-0 md:min-w-64">
      <Link to="/details/$id" params={{ id: product._id }} className="link font-semibold">
        {product.name}
      </Link>
      <span className="mt-0.5 line-clamp-4 whitespace-pre-line wrap-anywhere">{comment}</span>
      {photos.length > 0 && <RemovePhotos review={review} />}
      {answer && (
        <span className="mt-1 line-clamp-3 border-s-2 border-haldi ps-2 text-ink-soft whitespace-pre-line wrap-anywhere">
          {answer.text}
        </span>
      )}
    </span>
  )
}

function RatingCell({ rating }: AdminReview) {
  return <RatingBadge value={rating} />
}

/** What shoppers wrote about all products, newest first. */
export function ReviewList({ search }: { search: ListSearch }) {
  const list = useQuery(adminReviewsQuery(reviewQueryOf(search)))
  const remove = useDeleteReview()
  const removeMany = useDeleteReviews()
  return (
    <ResourceList
      noun={{ one: m.review(), many: m.reviews() }}
      list={list}
      pageSize={LIST_PAGE}
      search={search}
      columns={columns()}
      keyOf={({ _id }) => _id}
      nameOf={({ user, product }) => m.ofReview({ product: product.name, user: user.name })}
      searchHint={m.searchHint()}
      filters={ratingFilter()}
      bulkActions={[
        {
          label: m.deleteReviews(),
          done: m.deleted(),
          tone: 'danger',
          question: m.deleteReviewsAsked(),
          run: (rows) => removeMany.mutateAsync(rows.map(({ _id }) => _id)),
        },
      ]}
      rowActions={(review) => (
        <>
          <AnswerReview review={review} />
          <DeleteButton
            noun={m.review()}
            name={m.ofReview({ product: review.product.name, user: review.user.name })}
            question={m.deleteReviewAsked()}
            text={m.deleteReviewText()}
            failedText={m.deleteReviewFailed()}
            onDelete={() => remove.mutateAsync(review)}
          />
        </>
      )}
      empty={{ title: m.none(), text: m.noneText() }}
    />
  )
}
