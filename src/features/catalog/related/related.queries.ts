import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { cardOf } from '../catalog.queries.ts'
import type { RelatedApi } from './related.handlers.ts'

export const relatedQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['products', 'related', idOrSlug],
    queryFn: async ({ signal }) => {
      const api = client<RelatedApi>().api.product[':idOrSlug'].related
      const { alike, goingWith, chosen } = await read(api.$get({ param: { idOrSlug } }, { init: { signal } }))
      return { alike: alike.map(cardOf), goingWith: goingWith.map(cardOf), chosen }
    },
    staleTime: 60_000,
  })
