import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ReviewsApi } from './reviews.handlers.ts'
import { reviewsQuery } from './reviews.queries.ts'
import type { Review } from './reviews.schema.ts'

const api = () => client<ReviewsApi>().api

export interface NewReview {
  readonly productId: string
  readonly comment: string
  /** 1 to 5 stars. */
  readonly rating: number
}

/** Writes a review, in the place of an earlier one, and puts it first in the list (specification, section 4). */
export function useWriteReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: NewReview) => read(api().reviews.$post({ json })),
    onSuccess: async (review) => {
      const { queryKey } = reviewsQuery(review.productId)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (reviews) => reviews && [review, ...reviews.filter(({ _id }) => _id !== review._id)],
      )
      await queryClient.invalidateQueries({ queryKey: ['reviews', 'admin'] })
    },
  })
}

/** For admins. */
export function useDeleteReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (review: Pick<Review, '_id' | 'productId'>) =>
      read(api().reviews[':_id'].$delete({ param: { _id: review._id } })),
    onSuccess: async (_message, { _id, productId }) => {
      queryClient.setQueryData(reviewsQuery(productId).queryKey, (reviews) =>
        reviews?.filter((review) => review._id !== _id),
      )
      await queryClient.invalidateQueries({ queryKey: ['reviews'] })
    },
  })
}

/** For admins: several in one request; tells what became of each. */
export function useDeleteReviews() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ids: string[]) =>
      (await read(api().admin.review.delete.$post({ json: { ids } }))).results,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  })
}
