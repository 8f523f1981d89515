import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { sendForm } from '#/platform/http/upload.ts'
import type { ReviewsApi } from './reviews.handlers.ts'
import { reviewsQuery } from './reviews.queries.ts'
import type { Fit } from './reviews.rules.ts'
import type { Review } from './reviews.schema.ts'

const api = () => client<ReviewsApi>().api

export interface NewReview {
  readonly productId: string
  readonly comment: string
  /** 1 to 5 stars. */
  readonly rating: number
  readonly fit?: Fit | null
  /** Photos of an earlier one stay unless this is true. */
  readonly dropPhotos?: boolean
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

/** What an admin had before the eyes who answers. */
export type SeenReview = Pick<Review, 'comment' | 'rating'> & { readonly answer: string }

/** For admins: what the shop says to a review. */
export function useAnswerReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, ...json }: { _id: string; answer: string; seen: SeenReview }) =>
      read(api().admin.review[':_id'].answer.$post({ param: { _id }, json })),
    // Refused as well: then somebody else's answer is there to be seen.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  })
}

/** Sends the photos of the own review, in the place of those it had. */
export function useSavePhotos() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, photos }: { _id: string; photos: readonly File[] }) => {
      const form = new FormData()
      for (const photo of photos) form.append('photos', photo)
      return sendForm<Review>(`/api/reviews/${_id}/photos`, form)
    },
    onSuccess: (review) =>
      queryClient.setQueryData(reviewsQuery(review.productId).queryKey, (reviews) =>
        reviews?.map((other) => (other._id === review._id ? review : other)),
      ),
  })
}

/** For admins: takes one photo from a review. */
export function useRemovePhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, photo }: { _id: string; photo: string }) =>
      read(api().admin.review[':_id'].removePhoto.$post({ param: { _id }, json: { photo } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  })
}
