import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import type { MenuApi } from './menu.handlers.ts'
import type { MenuItem } from './menu.rules.ts'

const api = () => client<MenuApi>().api.admin.menu

export const managedMenuQuery = queryOptions({
  queryKey: ['menu', 'managed'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

/** What changes the menu; afterwards everything about it is read again. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['menu'] }),
  })
}

export const useSaveMenu = () =>
  useChange(({ items, seen }: { items: readonly MenuItem[]; seen: SeenValues }) =>
    read(api().$post({ json: { items, ...(seen && { seen }) } })),
  )

export const useResetMenu = () =>
  useChange((items: readonly MenuItem[]) => read(api().reset.$post({ json: { seen: { items } } })))
