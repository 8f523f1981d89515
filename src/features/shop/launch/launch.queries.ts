import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { LaunchApi } from './launch.handlers.ts'
import type { MarkKey } from './launch.schema.ts'

const api = () => client<LaunchApi>().api.admin.launch

/** What the shop still needs; asked anew on every visit, as any page may have changed it. */
export const launchQuery = queryOptions({
  queryKey: ['launch'],
  queryFn: () => read(api().$get()),
  staleTime: 0,
})

export function useMark() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: { key: MarkKey; done: boolean }) => read(api().mark.$post({ json })),
    // Asked anew: of two ticks under way neither answer knows of the other.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: launchQuery.queryKey }),
  })
}

export function useTestMail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => read(api()['test-mail'].$post()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: launchQuery.queryKey }),
  })
}
