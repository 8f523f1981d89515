import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { EventsApi } from './events.handlers.ts'

/** What happened to the user's account. Below `sessions`: another log-in or a log-out forgets it. */
export const eventsQuery = queryOptions({
  queryKey: ['sessions', 'events'],
  queryFn: () => read(client<EventsApi>().api.me.events.$get()),
  staleTime: 0,
})
