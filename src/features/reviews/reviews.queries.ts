import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ReviewsApi } from './reviews.handlers.ts'

/** Reviews of a product, newest first. */
export const reviewsQuery = (productId: string) =>
  queryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ signal }) =>
      read(
        client<ReviewsApi>().api.reviews[':_id'].$get(
          { param: { _id: productId }, query: {} },
          { init: { signal } },
        ),
      ),
  })
