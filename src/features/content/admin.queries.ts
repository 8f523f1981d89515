import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { cardOf } from '#/features/catalog/catalog.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { ContentApi } from './content.handlers.ts'
import type { PageFields, PageUpdate } from './content.schema.ts'

const api = () => client<ContentApi>().api.admin.page

export const adminPagesQuery = queryOptions({
  queryKey: ['content', 'admin'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

export const adminPageQuery = (_id: string) =>
  queryOptions({
    queryKey: ['content', 'admin', _id],
    queryFn: ({ signal }) => read(api()[':_id'].$get({ param: { _id } }, { init: { signal } })),
  })

/** What a page would show of these products. */
export const pageProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['content', 'products', ids],
    queryFn: async ({ signal }) => {
      const products = await read(
        api().products.$get({ query: { ids: ids.join(',') } }, { init: { signal } }),
      )
      return products.map(cardOf)
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })

const usePageChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => useChange(['content'], send)

export const useCreatePage = () => usePageChange((json: PageFields) => read(api().$post({ json })))

/** Fails with ApiError changed_meanwhile (409) when another admin changed the same. */
export const useUpdatePage = (_id: string) =>
  usePageChange((json: PageUpdate) => read(api()[':_id'].$post({ param: { _id }, json })))

export const useDeletePage = () =>
  usePageChange((_id: string) => read(api()[':_id'].$delete({ param: { _id } })))
