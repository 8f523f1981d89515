import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import type { Db } from '#/platform/db/database.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { isAtTheSameTime, saleStateOf } from '../sales.rules.ts'
import type { SaleRow } from '../sales.tables.ts'
import { type Choosing, chosenProducts } from './chosenProducts.ts'
import { m } from './messages/sales.messages.ts'
import * as store from './sales.store.ts'

type Period = Pick<SaleRow, 'from' | 'until'>

/**
 * What stands in the way of a sale: a product that is in another one at the same time, by name. Undefined for nothing.
 * @param besides the sale itself
 */
export async function overlapOf(
  services: CollectionsServices,
  db: Db,
  sale: Choosing & Period,
  besides?: string,
): Promise<string | undefined> {
  const others = (await store.openSales(db)).filter(
    (other) => other.id !== besides && isAtTheSameTime(sale, other),
  )
  if (others.length === 0) return undefined
  const own = await chosenProducts(services, sale)
  for (const other of others) {
    const isBegun = saleStateOf(other) === 'running'
    const taken = isBegun ? store.isTakenBy(other.id) : await chosenProducts(services, other)
    const product = await store.nameOfBoth(db, own, taken)
    if (product !== undefined) {
      const [from, until] = [other.from, other.until].map((time) => formatIndiaTime(time.toISOString()))
      return m.overlapsWith({ product, sale: other.name, from: from ?? '', until: until ?? '' })
    }
  }
  return undefined
}
