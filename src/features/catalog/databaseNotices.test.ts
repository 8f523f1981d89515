import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addCategory, addProduct } from '../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { products } from './tables/catalog.tables.ts'

let shop: TestShop
const received: string[] = []

beforeAll(async () => {
  shop = await openTestShop()
  shop.services.databaseNotices.on('products', (id) => received.push(id))
})
afterAll(() => shop.close())

/** What the database announces while `act` runs; notices come in the order of the commits. */
async function announced(act: () => Promise<unknown>): Promise<string[]> {
  await addProduct(shop, { name: `Mark ${received.length}` }).then(({ id }) =>
    expect.poll(() => received.at(-1)).toBe(id),
  )
  const from = received.length
  await act()
  const mark = await addProduct(shop, { name: `Mark ${received.length} again` })
  await expect.poll(() => received.at(-1)).toBe(mark.id)
  return received.slice(from, -1)
}

test('a change of any column of a product is announced, that of its quantity alone is not', async () => {
  const { db } = shop.services
  const category = await addCategory(shop, { name: 'saree' })
  const { id } = await addProduct(shop, { name: 'Patola' })
  const silent: string[] = []
  for (const [name, column] of Object.entries(getTableColumns(products))) {
    if (name === 'id') continue
    const value = name === 'categoryId' ? category.id : other(column)
    if (value === undefined) throw new Error(`No other value for ${name}, a ${column.columnType}`)
    const ids = await announced(() =>
      db
        .update(products)
        .set({ [name]: value })
        .where(eq(products.id, id)),
    )
    if (ids.length === 0) silent.push(name)
    else expect(ids).toEqual([id])
  }
  expect(silent).toEqual(['quantity'])
  expect(await announced(() => db.update(products).set({ quantity: 2, hsn: '5007' }))).toContain(id)
  expect(await announced(() => db.delete(products).where(eq(products.id, id)))).toEqual([id])
})

/** Something else than the column holds. */
function other(column: PgColumn): unknown {
  const values: Record<string, unknown> = {
    PgText: 'garment',
    PgInteger: 7,
    PgArray:
      'baseColumn' in column && (column.baseColumn as PgColumn).columnType === 'PgUUID' ? [newId()] : ['XS'],
    PgBoolean: sql`${column} is not true`,
    PgTimestamp: sql`now() + interval '1 hour'`,
    PgJsonb: { '': { pricePaise: 1, lowPaise: 2 } },
  }
  return values[column.columnType]
}
