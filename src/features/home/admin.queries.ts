import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, client, read } from '#/platform/http/client.ts'
import type { HomeApi } from './home.handlers.ts'
import { cardsOf, homeQuery } from './home.queries.ts'
import type { ManagedHome } from './home.schema.ts'
import type { Section } from './sections.schema.ts'

const api = () => client<HomeApi>().api.admin.home

/** Draft and publications. */
export const managedHomeQuery = queryOptions({
  queryKey: ['managedHome'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

/** Whether another admin was faster. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile'

export interface DraftChange {
  readonly sections: readonly Section[]
  /** The draft that was changed. */
  readonly seen: Pick<ManagedHome, 'version'>
}

/** Writes the draft. Fails with ApiError changed_meanwhile (409) when another admin did since it was seen. */
export function useChangeDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ sections, seen: { version } }: DraftChange) =>
      read(api().draft.$post({ json: { sections: [...sections], seen: { version } } })),
    onSuccess: (home) => queryClient.setQueryData(managedHomeQuery.queryKey, home),
    onError: (error) => {
      if (isChangedMeanwhile(error))
        void queryClient.invalidateQueries({ queryKey: managedHomeQuery.queryKey })
    },
  })
}

/** Shows shoppers the draft, the shop's own page, or a publication by its id. Fails as `useChangeDraft` does. */
export function usePublishHome() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ what, seen }: { what: string; seen: ManagedHome }) => {
      const { version, publications } = seen
      const json = { what, seen: { version, published: publications[0]?._id ?? null } }
      return read(api().publish.$post({ json }))
    },
    onSuccess: (home) => {
      queryClient.setQueryData(managedHomeQuery.queryKey, home)
      return queryClient.invalidateQueries({ queryKey: homeQuery.queryKey })
    },
    onError: (error) => {
      if (isChangedMeanwhile(error))
        void queryClient.invalidateQueries({ queryKey: managedHomeQuery.queryKey })
    },
  })
}

/** What a home page of these sections would show at a time, or whenever (null). */
export const previewQuery = (sections: readonly Section[], at: string | null) =>
  queryOptions({
    queryKey: ['homePreview', sections, at],
    queryFn: async ({ signal }) =>
      cardsOf(
        await read(api().preview.$post({ json: { sections: [...sections], at } }, { init: { signal } })),
      ),
    retry: false,
    staleTime: 60_000,
  })
