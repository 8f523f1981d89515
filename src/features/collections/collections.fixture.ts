import { eq } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { addCollection } from '../../../test/fixtures/collections.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { listen } from '../../../test/fixtures/listening.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop } from '../../../test/fixtures/shop.ts'
import { collections } from './collections.tables.ts'

const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

/** A shop with goods in two categories and no collection, and what its tests do with one. */
export async function openCollectionShop() {
  const shop = await openTestShop()
  const people = await cast(shop)
  const goods = await stockGoods(shop)
  const silk = { fabric: 'Silk', occasion: ['Wedding'] }
  await shop.services.db.update(products).set(silk).where(eq(products.id, goods.banarasiSaree.id))
  const front = await listen(shop)
  return {
    shop,
    people,
    goods,
    front,

    async clear() {
      const gone = await shop.services.db.delete(collections).returning()
      for (const { id } of gone) shop.services.collections.changed(id)
    },

    /** A collection of the database that this process knows. */
    async known(fields: Parameters<typeof addCollection>[1]) {
      const row = await addCollection(shop, fields)
      shop.services.collections.changed(row.id)
      return row
    },

    get: async (path: string, process = shop) => (await process.call('GET', path)).body,
    names: ({ products: found }: { products: { name: string }[] }) => found.map(({ name }) => name),

    /** What the admin's form sends. */
    send: (path: string, fields: Record<string, unknown>) =>
      shop.call('POST', `/api/admin/collection${path}`, { as: people.adminAsha, form: formOf(fields) }),

    async close() {
      await front.close()
      await shop.close()
    },
  }
}
