/** The ledger of stock: its sum is the stock, whoever writes, and nothing else moves a piece. */
import { asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaints } from '../../../../test/faults/books.ts'
import { addProduct, stockOf } from '../../../../test/fixtures/goods.ts'
import { orderOf, placeBag } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'
import { stock, stockMovements, variants } from '../tables/stock.tables.ts'
import { lockProducts, moveStock } from './stock.store.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const save = (path: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return shop.call('POST', `/api/admin/product/${path}`, { as: people.adminAsha, form })
}

const ledgerOf = async (productId: string): Promise<Json[]> =>
  shop.services.db
    .select({
      pieces: stockMovements.pieces,
      cause: stockMovements.cause,
      orderId: stockMovements.orderId,
      actorId: stockMovements.actorId,
    })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .where(eq(variants.productId, productId))
    .orderBy(asc(stockMovements.id))

test('a second place is a row: what lies there is counted there, and sold once it was brought', async () => {
  const { db } = shop.services
  const { adminAsha, meera } = people
  const before = await addProduct(shop, { name: 'Before the second shop', quantity: 4 })
  await db.execute(sql`insert into places (id, name) values (2, 'Second shop')`)
  const after = await addProduct(shop, { name: 'After the second shop', quantity: 3 })
  const countedIn = async ({ id }: { id: string }) =>
    db
      .select({ place: stock.placeId, pieces: stock.pieces })
      .from(stock)
      .innerJoin(variants, eq(variants.id, stock.variantId))
      .where(eq(variants.productId, id))
      .orderBy(asc(stock.placeId))
  const nothing = { place: 2, pieces: 0 }
  expect(await countedIn(before)).toEqual([{ place: 1, pieces: 4 }, nothing])
  expect(await countedIn(after)).toEqual([{ place: 1, pieces: 3 }, nothing])

  await db.execute(sql`
    insert into stock_movements (variant_id, place_id, pieces, cause)
    select id, 2, 5, 'correction' from variants where product_id = ${before.id}`)
  expect(await countedIn(before)).toEqual([
    { place: 1, pieces: 4 },
    { place: 2, pieces: 5 },
  ])
  // Nothing promises what the bag would refuse.
  expect(await stockOf(shop, before)).toBe(4)
  const put = (quantity: number) =>
    shop.call('POST', `/api/cart/add/${before.id}`, { as: meera, json: { quantity } })
  expect((await put(5)).body.message).toContain('Only 4')
  await db.update(variants).set({ removedAt: sql`now()` }).where(eq(variants.productId, before.id))
  await db.update(variants).set({ removedAt: null }).where(eq(variants.productId, before.id))
  expect(await stockOf(shop, before)).toBe(4)

  await db.execute(sql`
    insert into stock_movements (variant_id, place_id, pieces, cause, note)
    select id, place, moved, 'correction', 'Brought over' from variants, (values (2, -5), (1, 5)) as lines (place, moved)
    where product_id = ${before.id}`)
  expect(await stockOf(shop, before)).toBe(9)
  const bag = (await put(6)).body.currentCart
  const { order } = (await placeBag(shop, meera, bag._id)).body
  expect(await countedIn(before)).toEqual([{ place: 1, pieces: 3 }, nothing])
  await save(`update/${before.id}`, { quantity: '2', quantityWas: '3' })
  const cancelled = { as: adminAsha, json: { status: 'cancelled' } }
  await shop.call('POST', `/api/admin/order/status/${order._id}`, cancelled)
  expect(await countedIn(before)).toEqual([{ place: 1, pieces: 8 }, nothing])
  const history = await shop.call('GET', `/api/admin/product/stock/${before.id}`, { as: adminAsha })
  expect(history.body.map(({ pieces, balance }: Json) => [pieces, balance])).toEqual([
    [6, 8],
    [-1, 2],
    [-6, 3],
    [5, 9],
    [4, 4],
  ])
  expect(await complaints(db)).toEqual([])
})

describe('every movement is a line that says why', () => {
  test('a product that an admin adds, counts again, sells and takes back', async () => {
    const { adminAsha: as, meera } = people
    const fields = { name: 'Ledger Saree', slug: 'ledger-saree', price: '1000', quantity: '5' }
    const { product } = (await save('store', fields)).body
    const order = await orderOf(shop, meera, { id: product._id })
    await save(`update/${product._id}`, { quantity: '9', quantityWas: '5' })
    await shop.call('POST', `/api/admin/order/status/${order._id}`, { as, json: { status: 'cancelled' } })
    expect(await ledgerOf(product._id)).toEqual([
      { pieces: 5, cause: 'opening', orderId: null, actorId: as.id },
      { pieces: -1, cause: 'sale', orderId: order._id, actorId: null },
      { pieces: 4, cause: 'correction', orderId: null, actorId: as.id },
      { pieces: 1, cause: 'cancellation', orderId: order._id, actorId: as.id },
    ])
    expect(await stockOf(shop, { id: product._id })).toBe(9)
  })

  test('a form that leaves the number as it is adds none', async () => {
    const product = await addProduct(shop, { name: 'As it was', quantity: 5 })
    await save(`update/${product.id}`, { name: 'Another name', quantity: '5', quantityWas: '5' })
    expect((await ledgerOf(product.id)).map(({ cause }) => cause)).toEqual(['opening'])
  })

  test('a quantity that the version before writes into the product', async () => {
    const { db } = shop.services
    const product = await addProduct(shop, { name: 'Written before', quantity: 5 })
    await db.update(products).set({ quantity: 3 }).where(eq(products.id, product.id))
    expect((await ledgerOf(product.id)).map(({ pieces, cause }) => [pieces, cause])).toEqual([
      [5, 'opening'],
      [-2, 'correction'],
    ])
    expect(await complaints(db)).toEqual([])
  })
})

describe('the database refuses', () => {
  test.each([
    ['another stock', sql`update ${stock} set pieces = 7`],
    ['stock that came from nowhere', sql`delete from ${stock}`],
    ['another line', sql`update ${stockMovements} set pieces = 7`],
    ['a line less', sql`delete from ${stockMovements}`],
    ['an empty ledger', sql`truncate ${stock}, ${stockMovements}`],
    ['a variant less', sql`delete from ${variants}`],
    [
      'a line of no pieces',
      sql`insert into ${stockMovements} (variant_id, place_id, pieces, cause)
      select id, 1, 0, 'correction' from ${variants} limit 1`,
    ],
    [
      'more sold than there is',
      sql`insert into ${stockMovements} (variant_id, place_id, pieces, cause)
      select id, 1, -1000, 'sale' from ${variants} limit 1`,
    ],
    [
      'a place that there is not',
      sql`insert into ${stockMovements} (variant_id, place_id, pieces, cause)
      select id, 7, 1, 'correction' from ${variants} limit 1`,
    ],
  ])('%s', async (_what, statement) => {
    const { db } = shop.services
    await addProduct(shop, { name: `Guarded ${Math.random()}`, quantity: 2 })
    await expect(db.execute(statement)).rejects.toThrow()
    expect(await complaints(db)).toEqual([])
  })

  test('a number for all of a product that counts each size', async () => {
    const { db } = shop.services
    const { id } = await addProduct(shop, { name: 'Counted by size', quantity: 0 })
    await db.update(variants).set({ size: 'M' }).where(eq(variants.productId, id))
    await expect(db.update(products).set({ quantity: 3 }).where(eq(products.id, id))).rejects.toThrow()
  })
})

test('a product takes its ledger along, and a person who is gone is not named any more', async () => {
  const { db } = shop.services
  const [gone, stays] = [
    await addProduct(shop, { name: 'Gone with its ledger' }),
    await addProduct(shop, { name: 'Stays' }),
  ]
  await db.delete(products).where(eq(products.id, gone.id))
  expect(await ledgerOf(gone.id)).toEqual([])
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (id, name, email) values (gen_random_uuid(), 'Gone', 'gone@example.com') returning id`)
  await moveStock(db, [{ productId: stays.id, pieces: 1 }], {
    cause: 'correction',
    actorId: rows[0]?.id ?? null,
  })
  await db.execute(sql`delete from users where email = 'gone@example.com'`)
  expect((await ledgerOf(stays.id)).at(-1)).toMatchObject({ pieces: 1, actorId: null })
})

test('a variant that comes or goes brings and takes its pieces', async () => {
  const { db } = shop.services
  const product = await addProduct(shop, { name: 'Comes and goes', quantity: 6 })
  const ofProduct = eq(variants.productId, product.id)
  await db.update(variants).set({ removedAt: sql`now()` }).where(ofProduct)
  expect(await stockOf(shop, product)).toBe(0)
  await db.update(variants).set({ removedAt: null }).where(ofProduct)
  expect(await stockOf(shop, product)).toBe(6)
})

test('whatever happens in whatever order, the ledger, the stock and the products agree', async () => {
  const { db } = shop.services
  const movement = fc.record({ at: fc.nat(2), pieces: fc.integer({ min: -4, max: 6 }) })
  const event = fc.oneof(
    fc.record({ moved: fc.array(movement, { minLength: 1, maxLength: 4 }) }),
    fc.record({ written: fc.nat(12), at: fc.nat(2) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
      const goods = [0, 3, 9].map((quantity, at) => ({ name: `Any ${at} ${Math.random()}`, quantity }))
      const made = await Promise.all(goods.map((fields) => addProduct(shop, fields)))
      const ids = made.map(({ id }) => id)
      const model = goods.map(({ quantity }) => quantity)
      for (const one of events) {
        if ('written' in one) {
          model[one.at] = one.written
          const wanted = eq(products.id, ids[one.at] ?? '')
          await db.update(products).set({ quantity: one.written }).where(wanted)
          continue
        }
        const after = model.map((left, at) =>
          one.moved.reduce((sum, { at: of, pieces }) => sum + (of === at ? pieces : 0), left),
        )
        const moved = one.moved.map(({ at, pieces }) => ({ productId: ids[at] ?? '', pieces }))
        const done = await db
          .transaction(async (tx) => {
            await lockProducts(tx, ids)
            await moveStock(tx, moved, { cause: 'correction' })
            return true
          })
          .catch(() => false)
        expect(done).toBe(after.every((left) => left >= 0))
        if (done) model.splice(0, 3, ...after)
      }
      expect(await Promise.all(made.map((product) => stockOf(shop, product)))).toEqual(model)
    }),
    { numRuns: 25 },
  )
  expect(await complaints(db)).toEqual([])
})
