/** How much one person may wait for, and what the shopkeeper sees of all of them. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variants } from '#/features/catalog/tables/stock.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { cast, signUp } from '../../../test/fixtures/people.ts'
import { openTestShop } from '../../../test/fixtures/shop.ts'
import { askRestock } from './askRestock.actions.ts'
import { MOST_WISHES } from './restock.rules.ts'
import { countWishes, insertWish } from './restock.store.ts'
import { restockWishes } from './restock.tables.ts'
import { openRestock } from './restockShop.fixture.ts'

type Opened = Awaited<ReturnType<typeof openRestock>>
let shop: Opened['shop']
let soldOut: Opened['soldOut']

beforeAll(async () => {
  ;({ shop, soldOut } = await openRestock())
})
afterAll(() => shop.close())

describe('what one person may wait for', () => {
  const at = { productId: '', size: '' }
  test.each(['customer', 'visitor'])('is limited for a %s, however many are asked at once', async (who) => {
    const { db } = shop.services
    const someone = await signUp(shop, `Racing ${who}`)
    const person = who === 'customer' ? { userId: someone.id } : { email: 'racing@example.com' }
    const saree = await soldOut()
    for (let place = 1; place < MOST_WISHES; place += 1)
      await insertWish(db, person, { productId: saree.id, size: String(place) })
    const other = await shop.anotherProcess()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, async (_, number) => {
        const wanted = { ...at, productId: (await soldOut()).id }
        await askRestock(number % 2 ? shop.services : other.services, person, wanted)
      }),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countWishes(db, person)).toBe(MOST_WISHES)
    await other.close()
  })
})

test('the shopkeeper sees how many wait for which size and what it would bring, the most first', async () => {
  const own = await openTestShop()
  const { db } = own.services
  const { adminAsha, meera, ravi } = await cast(own)
  const list = async () => (await own.call('GET', '/api/admin/restock', { as: adminAsha })).body
  expect(await list()).toEqual({ rows: [], people: 0, worth: 0 })
  const kurta = await addProduct(own, {
    name: 'Kurta',
    quantity: 0,
    pricePaise: 149_900,
    enableSize: true,
    sizes: ['S', 'M'],
  })
  const saree = await addProduct(own, { name: 'Saree', quantity: 0, pricePaise: 249_900, status: false })
  const wish = (person: Parameters<typeof insertWish>[1], productId: string, size = '') =>
    insertWish(db, person, { productId, size })
  for (const { id } of [meera, ravi]) await wish({ userId: id }, kurta.id, 'M')
  await wish({ userId: meera.id }, kurta.id, 'S')
  await wish({ email: 'unconfirmed@example.com' }, kurta.id, 'S')
  await wish({ userId: ravi.id }, saree.id)
  // Who was written to, and what was deleted, is nobody's to wait for.
  const done = await wish({ userId: ravi.id }, kurta.id, 'S')
  await db.update(restockWishes).set({ invitedAt: sql`now()` }).where(eq(restockWishes.id, done))
  const gone = await addProduct(own, {
    name: 'Gone',
    quantity: 0,
    pricePaise: 900_000,
    deletedAt: new Date(),
  })
  await wish({ userId: ravi.id }, gone.id)
  // Sizes that are counted by themselves have prices of their own, as long as they are offered.
  const suit = await addProduct(own, { name: 'Suit', quantity: 0, pricePaise: 100_000 })
  const sizes = [
    { size: 'M', pricePaise: 120_000, removedAt: null },
    { size: 'L', pricePaise: 700_000, removedAt: new Date() },
  ]
  await db
    .insert(variants)
    .values(sizes.map((size, position) => ({ id: newId(), productId: suit.id, position, ...size })))
  await wish({ userId: ravi.id }, suit.id, 'M')
  await wish({ userId: ravi.id }, suit.id, 'L')
  expect(await list()).toMatchObject({
    rows: [
      { productId: kurta.id, name: 'Kurta', size: 'M', people: 2, worth: 2998, pieces: 0, isOnSale: true },
      { name: 'Saree', size: '', people: 1, worth: 2499, isOnSale: false },
      { name: 'Kurta', size: 'S', people: 1, worth: 1499 },
      { name: 'Suit', size: 'M', people: 1, worth: 1200 },
      { name: 'Suit', size: 'L', people: 1, worth: 1000 },
    ],
    people: 6,
    worth: 9196,
  })
  await own.close()
})
