import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { FamilyApi } from './family.handlers.ts'

/** Families with the text in their code; their key begins like that of products, with which they change. */
export const familiesQuery = (text: string) => {
  const q = text.trim()
  return queryOptions({
    queryKey: ['products', 'families', q.toLowerCase()],
    queryFn: ({ signal }) =>
      read(client<FamilyApi>().api.admin.product.families.$get({ query: { q } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
}
