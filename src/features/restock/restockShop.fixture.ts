import { eq } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type Person } from '../../../test/fixtures/shop.ts'
import { inviteWaiting } from './inviteWaiting.actions.ts'

interface Product {
  readonly id: string
}

/** A shop that anybody may walk through, and what tests do with those who wait there. */
export async function openRestock() {
  const shop = await openTestShop()
  const people = await cast(shop)
  await changeSettings(shop, { access: 'open', launched: true })
  let made = 0
  return {
    shop,
    people,
    soldOut: () => addProduct(shop, { name: `Sold out saree ${made++}`, quantity: 0 }),
    restock: ({ id }: Product, quantity: number) =>
      shop.services.db.update(products).set({ quantity }).where(eq(products.id, id)),
    ask: (as: Person | undefined, { id }: Product, more: object = {}) =>
      shop.call('POST', '/api/restock', { ...(as && { as }), json: { productId: id, ...more } }),
    invite: () => inviteWaiting(shop.services),
  }
}
