import { queryOptions } from '@tanstack/react-query'
import { cardOf } from '#/features/catalog/catalog.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { ContentApi } from './content.handlers.ts'

const api = () => client<ContentApi>().api.page

export const footerPagesQuery = queryOptions({
  queryKey: ['content', 'footer'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
  staleTime: 60_000,
})

export const contentPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug],
    queryFn: async ({ signal }) => {
      const { products, ...page } = await read(api()[':slug'].$get({ param: { slug } }, { init: { signal } }))
      return { ...page, products: products.map(cardOf) }
    },
    staleTime: 60_000,
  })
