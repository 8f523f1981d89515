import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { shopQuery } from '../shop.queries.ts'
import type { LookApi } from './look.handlers.ts'
import type { LookRequest } from './lookForm.schema.ts'

const api = () => client<LookApi>().api.admin.look

/** For admins: how the shop looks. */
export const lookQuery = queryOptions({
  queryKey: ['look'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

export function useChangeLook() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: LookRequest) => read(api().$post({ json })),
    onSuccess: (look) => {
      queryClient.setQueryData(lookQuery.queryKey, look)
      queryClient.setQueryData(shopQuery.queryKey, (shop) => shop && { ...shop, logo: look.logo })
    },
  })
}
