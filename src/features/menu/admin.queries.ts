import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { MenuApi } from './menu.handlers.ts'
import type { MenuItem } from './menu.rules.ts'

const api = () => client<MenuApi>().api.admin.menu

export const managedMenuQuery = queryOptions({
  queryKey: ['menu', 'managed'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

const useMenuChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => useChange(['menu'], send)

export const useSaveMenu = () =>
  useMenuChange(({ items, seen }: { items: readonly MenuItem[]; seen: SeenValues }) =>
    read(api().$post({ json: { items, ...(seen && { seen }) } })),
  )

export const useResetMenu = () =>
  useMenuChange((items: readonly MenuItem[]) => read(api().reset.$post({ json: { seen: { items } } })))
