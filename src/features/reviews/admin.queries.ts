import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ReviewsApi } from './reviews.handlers.ts'
import type { AdminReview } from './reviews.schema.ts'

/** For admins: reviews of all products. `query` holds words of the address: `page`, `limit`, `q`, `order`, `rating`. */
export const adminReviewsQuery = (query: Record<string, string>) =>
  queryOptions({
    queryKey: ['reviews', 'admin', query],
    queryFn: async ({ signal }): Promise<{ rows: readonly AdminReview[]; total: number }> => {
      const call = client<ReviewsApi>().api.admin.review.$get({ query }, { init: { signal } })
      const rows = await read(call)
      return { rows, total: Number((await call).headers.get('X-Total-Count') ?? rows.length) }
    },
    placeholderData: keepPreviousData,
  })
