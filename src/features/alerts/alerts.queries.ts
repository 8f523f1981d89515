import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { AlertsApi } from './alerts.handlers.ts'
import type { Alerts } from './alerts.schema.ts'

/** How often an open admin page asks, ms; browsers slow a page in the background down to about once a minute. */
const LOOK_EVERY_MS = 5_000

export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: async ({ signal }): Promise<Alerts> =>
    read(client<AlertsApi>().api.admin.alerts.$get({}, { init: { signal } })),
  refetchInterval: LOOK_EVERY_MS,
  refetchIntervalInBackground: true,
  staleTime: 0,
})

/** Everything until now was seen. */
export function useMarkAlertsSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => read(client<AlertsApi>().api.admin.alerts.seen.$post()),
    onSuccess: (alerts) => queryClient.setQueryData(alertsQuery.queryKey, alerts),
  })
}
