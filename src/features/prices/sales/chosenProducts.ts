import type { SQL } from 'drizzle-orm'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import { firstOf } from '#/features/collections/gathered.ts'
import type { SaleRow } from '../sales.tables.ts'
import * as store from './sales.store.ts'

/** What decides which products a sale is for. */
export type Choosing = Pick<SaleRow, 'scope' | 'categories' | 'collection' | 'products'>

/** Products of a collection read at a time. */
const AT_A_TIME = 1_000

/** The ids of the products on sale in a collection; none of one that is gone. */
async function idsIn(services: CollectionsServices, id: string): Promise<string[]> {
  const { all } = await services.collections.current()
  const row = all.find((one) => one.id === id)
  if (!row) return []
  const view: CatalogView = await services.catalog.current()
  const ids: string[] = []
  let after: string | undefined
  do {
    const page = view.selected({ ...firstOf(row), after, limit: AT_A_TIME })
    ids.push(...page.shown.ids)
    after = page.next
  } while (after !== undefined)
  return ids
}

/** Of products: those that a sale is for now. */
export async function chosenProducts(services: CollectionsServices, sale: Choosing): Promise<SQL> {
  const isOfCollection = sale.scope === 'collection' && sale.collection !== null
  return store.isFor(sale, isOfCollection ? await idsIn(services, sale.collection ?? '') : [])
}
