import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { CatalogApi } from './catalog.handlers.ts'
import type { Product } from './schema/catalog.schema.ts'
import type { Category } from './schema/category.schema.ts'

/** The shopkeeper's lists. Their keys begin like the shop's own, so that one change refreshes both. */

const api = () => client<CatalogApi>().api.admin

/** Words of the address, see admin.schema.ts: `page`, `limit`, `q`, `order` and filters. */
type Words = Record<string, string>

interface Listed<Row> {
  readonly rows: readonly Row[]
  /** On all pages. */
  readonly total: number
}

const listed = <Row>(rows: Row[], { headers }: { headers: Headers }): Listed<Row> => ({
  rows,
  total: Number(headers.get('X-Total-Count') ?? rows.length),
})

export const adminProductsQuery = (query: Words) =>
  queryOptions({
    queryKey: ['products', 'admin', query],
    queryFn: async ({ signal }): Promise<Listed<Product>> => {
      const call = api().product.$get({ query }, { init: { signal } })
      return listed(await read(call), await call)
    },
    placeholderData: keepPreviousData,
  })

export const adminCategoriesQuery = (query: Words) =>
  queryOptions({
    queryKey: ['categories', 'admin', query],
    queryFn: async ({ signal }): Promise<Listed<Category>> => {
      const call = api().category.$get({ query }, { init: { signal } })
      return listed(await read(call), await call)
    },
    placeholderData: keepPreviousData,
  })
