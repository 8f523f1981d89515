import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ImportApi } from './import.handlers.ts'
import type { ValuesByList } from './unknownValues.rules.ts'

const api = () => client<ImportApi>().api.admin.import

/** Imports on one page of the list. */
export const IMPORTS_PAGE = 10
/** How often a running import is asked after, ms. */
const ASK_MS = 1_000
/** How often the list is, while one of its imports runs, ms. */
const LIST_MS = 5_000

export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: ['imports', 'list', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page), limit: String(IMPORTS_PAGE) }
      const call = api().$get({ query }, { init: { signal } })
      const rows = await read(call)
      return { rows, total: Number((await call).headers.get('X-Total-Count') ?? rows.length) }
    },
    refetchInterval: ({ state }) =>
      state.data?.rows.some((row) => row.state === 'running') ? LIST_MS : false,
    placeholderData: keepPreviousData,
  })

/** One import; asked for again and again while it runs. */
export const importQuery = (_id: string) =>
  queryOptions({
    queryKey: ['imports', 'one', _id],
    queryFn: ({ signal }) => read(api()[':_id'].$get({ param: { _id } }, { init: { signal } })),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_MS : false),
    refetchIntervalInBackground: true,
  })

/** What a draft would do to the catalogue as it is now. */
export const previewQuery = (_id: string, createCategories: boolean) =>
  queryOptions({
    queryKey: ['imports', 'preview', _id, createCategories],
    queryFn: ({ signal }) => {
      const query = { createCategories: createCategories ? ('true' as const) : ('false' as const) }
      return read(api()[':_id'].preview.$get({ param: { _id }, query }, { init: { signal } }))
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })

/** Chooses which unknown values the draft adds; what it would do is looked at anew. */
export function useChooseValues(_id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (newValues: Readonly<Record<string, readonly string[]>>) =>
      read(api()[':_id'].values.$post({ param: { _id }, json: { newValues: newValues as ValuesByList } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['imports', 'preview', _id] }),
  })
}

export function useStartImport(_id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (createCategories: boolean) =>
      read(api()[':_id'].start.$post({ param: { _id }, json: { createCategories } })),
    onSuccess: (started) => {
      queryClient.setQueryData(importQuery(_id).queryKey, started.import)
      return queryClient.invalidateQueries({ queryKey: ['imports', 'list'] })
    },
  })
}

export function useDiscardImport(_id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => read(api()[':_id'].$delete({ param: { _id } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['imports', 'list'] }),
  })
}
