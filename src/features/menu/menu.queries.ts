import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { MenuApi } from './menu.handlers.ts'

/** The owner's menu; null while there is none. */
export const ownMenuQuery = queryOptions({
  queryKey: ['menu', 'own'],
  queryFn: async ({ signal }) =>
    (await read(client<MenuApi>().api.menu.$get(undefined, { init: { signal } }))).items,
  staleTime: 60_000,
})
