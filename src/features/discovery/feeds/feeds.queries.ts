import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { FeedsApi } from './feeds.handlers.ts'

const api = () => client<FeedsApi>().api.admin.feeds

/** Where the feeds are and what they leave out; asked anew on every visit, as any change of a product may change it. */
export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: () => read(api().$get()),
  staleTime: 0,
})

export function useChangeFeedKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => read(api().key.$post({ json: { wanted } })),
    onSuccess: (state) => queryClient.setQueryData(feedsQuery.queryKey, state),
  })
}
