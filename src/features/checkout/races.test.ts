import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cartItems, carts } from '#/features/cart/cart.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { offers, offerUses } from '#/features/offers/offers.tables.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockOf } from '../../../test/fixtures/goods.ts'
import { addOffer } from '../../../test/fixtures/offers.ts'
import { crowd, fillBag, placeBag } from '../../../test/fixtures/orders.ts'
import { signUp } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'

let shop: TestShop
/** A second process on the same database, so that no lock of one process can hide a race. */
let other: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

// Also of one that failed: the tests after it count statements.
afterEach(async () => {
  const { db } = shop.services
  await db.delete(offerUses)
  await db.delete(offers)
  for (const { services } of [shop, other]) {
    services.offers.forget()
    expect(await services.offers.get()).toEqual([])
  }
})

const either = (at: number) => (at % 2 === 0 ? shop : other)
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

async function soldOf(product: { id: string }) {
  const [row] = await shop.services.db
    .select({ pieces: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .where(eq(orderItems.productId, product.id))
  return row?.pieces
}

describe('races', () => {
  test('50 buyers want the last 5: 5 orders, 45 refusals, nothing else', async () => {
    const product = await addProduct(shop, { name: 'Last Five', quantity: 5 })
    const buyers = await crowd(shop, 50)
    const bags = await Promise.all(buyers.map((as) => fillBag(shop, as, { product })))
    const answers = await Promise.all(buyers.map((as, at) => placeBag(either(at), as, bags[at]._id)))
    expect([count(answers, 201), count(answers, 409)]).toEqual([5, 45])
    expect(await stockOf(shop, product)).toBe(0)
    expect(await soldOf(product)).toBe(5)
  })

  test('the same cart placed 20 times at once is one order, and every answer names it', async () => {
    const product = await addProduct(shop, { name: 'Wanted Once' })
    const as = await signUp(shop, 'Impatient Buyer')
    const bag = await fillBag(shop, as, { product, quantity: 2 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => placeBag(either(at), as, bag._id)),
    )
    expect([count(answers, 201), count(answers, 200)]).toEqual([1, 19])
    expect(new Set(answers.map(({ body }) => body.order._id)).size).toBe(1)
    expect(await shop.services.db.$count(orders, eq(orders.cartId, bag._id))).toBe(1)
    expect(await stockOf(shop, product)).toBe(18)
  })

  test('two sizes share their stock, whoever comes first', async () => {
    const product = await addProduct(shop, {
      name: 'Seven Kurtas',
      quantity: 7,
      enableSize: true,
      sizes: ['M', 'L'],
    })
    const buyers = await crowd(shop, 12)
    const bags = await Promise.all(
      buyers.map((as) =>
        fillBag(shop, as, { product, size: 'M', quantity: 1 }, { product, size: 'L', quantity: 1 }),
      ),
    )
    const answers = await Promise.all(buyers.map((as, at) => placeBag(either(at), as, bags[at]._id)))
    expect([count(answers, 201), count(answers, 409)]).toEqual([3, 9])
    expect(await stockOf(shop, product)).toBe(1)
  })

  test('bags with the same goods in opposite order do not block each other for ever', async () => {
    const goods = await Promise.all(
      ['Red', 'Green', 'Blue', 'Gold'].map((name) =>
        addProduct(shop, { name: `${name} Dupatta`, quantity: 30 }),
      ),
    )
    const buyers = await crowd(shop, 40)
    const bags = await Promise.all(
      buyers.map((as, at) =>
        fillBag(shop, as, ...(at % 2 ? goods : goods.toReversed()).map((product) => ({ product }))),
      ),
    )
    const answers = await Promise.all(buyers.map((as, at) => placeBag(either(at), as, bags[at]._id)))
    expect([count(answers, 201), count(answers, 409)]).toEqual([30, 10])
    expect(await Promise.all(goods.map((product) => stockOf(shop, product)))).toEqual([0, 0, 0, 0])
    expect(await Promise.all(goods.map(soldOf))).toEqual([30, 30, 30, 30])
  })

  test('“the first 100” are 100 of 1,000 who order at once, and the others pay the price', async () => {
    const { db } = shop.services
    const product = await addProduct(shop, { name: 'Diwali Saree', pricePaise: 100_000, quantity: 1_000 })
    const { id } = await addOffer(shop, { label: 'First 100', mostUses: 100 })
    await expect.poll(async () => (await other.services.offers.get()).length).toBe(1)
    const buyers = await crowd(shop, 1_000)
    const bags = buyers.map(({ id: customerId }) => ({ id: newId(), customerId }))
    await db.insert(carts).values(bags)
    await db
      .insert(cartItems)
      .values(bags.map(({ id: cartId }) => ({ id: newId(), cartId, productId: product.id, quantity: 1 })))
    // Both processes know them by now: what is raced for are the orders, not the look-up of who asks.
    for (let at = 0; at < buyers.length; at += 20)
      await Promise.all(
        buyers.slice(at, at + 20).map((as, next) => either(at + next).call('GET', '/api/me', { as })),
      )
    const answers = await Promise.all(
      buyers.map((as, at) => placeBag(either(at), as, bags[at]?.id ?? '', { address: `${at} Lane` })),
    )
    const reduced = answers.filter(({ body }) => body.order?.discount === 100)
    expect([count(answers, 201), reduced.length]).toEqual([1_000, 100])
    expect(await db.select({ uses: offers.uses }).from(offers)).toEqual([{ uses: 100 }])
    expect(await db.$count(offerUses, eq(offerUses.offerId, id))).toBe(100)
  })

  test('what is put in while the bag is being ordered is in the order or in the next bag, never lost', async () => {
    const [first, second] = [
      await addProduct(shop, { name: 'Put In First', quantity: 500 }),
      await addProduct(shop, { name: 'Put In Second', quantity: 500 }),
    ]
    const buyers = await crowd(shop, 20)
    const bags = await Promise.all(buyers.map((as) => fillBag(shop, as, { product: first })))
    const answers = await Promise.all(
      buyers.flatMap((as, at) => [
        either(at).call('POST', `/api/cart/add/${second.id}`, { as, json: {} }),
        placeBag(either(at + 1), as, bags[at]._id),
      ]),
    )
    expect(count(answers, 201)).toBe(40)
    const open = shop.services.db.select({ id: carts.id }).from(carts).where(eq(carts.status, 'open'))
    const waiting = await shop.services.db.$count(
      cartItems,
      and(eq(cartItems.productId, second.id), inArray(cartItems.cartId, open)),
    )
    expect(((await soldOf(second)) ?? 0) + waiting).toBe(20)
    expect(await soldOf(first)).toBe(20)
  })
})

test('an order that meets a change of price waits for it and takes the new price', async () => {
  const product = await addProduct(shop, { name: 'Repriced Now', pricePaise: 10_000 })
  const [as = {}] = await crowd(shop, 1)
  const bag = await fillBag(shop, as, { product })
  const placing = await shop.services.db.transaction(async (tx) => {
    await tx.update(products).set({ pricePaise: 25_000 }).where(eq(products.id, product.id))
    const answer = placeBag(other, as, bag._id)
    await expect.poll(() => waitingForLocks()).toBe(1)
    return { answer }
  })
  expect(await placing.answer).toMatchObject({ status: 201, body: { order: { grandTotal: 250 } } })
})

test('products are locked in the order of their ids, whatever the order of the bag', async () => {
  const { db } = shop.services
  const [first, second] = [
    await addProduct(shop, { name: 'Made First' }),
    await addProduct(shop, { name: 'Made Second' }),
  ]
  // On the disk it stands behind the other one now.
  await db.update(products).set({ title: 'Moved' }).where(eq(products.id, first.id))
  const [as = {}] = await crowd(shop, 1)
  const bag = await fillBag(shop, as, { product: second }, { product: first })
  const placing = await db.transaction(async (tx) => {
    await tx.update(products).set({ title: 'Held' }).where(eq(products.id, first.id))
    const answer = placeBag(other, as, bag._id)
    await expect.poll(() => waitingForLocks()).toBe(1)
    // Who waits for the first holds nothing of the second.
    const free = tx.select().from(products).where(eq(products.id, second.id))
    expect(await free.for('update', { skipLocked: true })).toHaveLength(1)
    return { answer }
  })
  expect((await placing.answer).status).toBe(201)
})

test('limited offers are given back in the order of their ids, as those who order lock them', async () => {
  const { db } = shop.services
  const product = await addProduct(shop, { name: 'Twice Reduced', pricePaise: 100_000 })
  const terms = { mostUses: 9, combinable: true }
  // Taken off last: its use is written behind the other one's.
  const amount = { kind: 'amount' as const, paise: 5_000 }
  const first = await addOffer(shop, { ...terms, label: 'Made First', reward: amount })
  const second = await addOffer(shop, { ...terms, label: 'Made Second' })
  // On the disk it stands behind the other one now.
  await db.update(offers).set({ label: 'Moved' }).where(eq(offers.id, first.id))
  for (const { services } of [shop, other]) services.offers.forget()
  const [as = {}] = await crowd(shop, 1)
  const { order } = (await placeBag(shop, as, (await fillBag(shop, as, { product }))._id)).body
  expect(order.offers).toHaveLength(2)
  const cancelling = await db.transaction(async (tx) => {
    await tx.update(offers).set({ label: 'Held' }).where(eq(offers.id, first.id))
    const answer = other.call('POST', `/api/order/${order._id}/cancel`, { as })
    await expect.poll(() => waitingForLocks()).toBe(1)
    const free = tx.select().from(offers).where(eq(offers.id, second.id))
    expect(await free.for('update', { skipLocked: true })).toHaveLength(1)
    return { answer }
  })
  expect((await cancelling.answer).status).toBe(200)
  expect(await db.select({ uses: offers.uses }).from(offers)).toEqual([{ uses: 0 }, { uses: 0 }])
})

test('every process hears which stock an order changed', async () => {
  const product = await addProduct(shop, { name: 'Heard Of' })
  const received: string[] = []
  other.services.databaseNotices.on('stock', (payload) => received.push(payload))
  const [as = {}] = await crowd(shop, 1)
  await placeBag(shop, as, (await fillBag(shop, as, { product }))._id)
  await expect.poll(() => received).toContain(product.id)
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await shop.services.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

describe('the work of one order', () => {
  test('takes a look and one statement, all lines together', async () => {
    const goods = await Promise.all(['One', 'Two', 'Three'].map((name) => addProduct(shop, { name })))
    const [as = {}] = await crowd(shop, 1)
    const bag = await fillBag(shop, as, ...goods.map((product) => ({ product, quantity: 2 })))
    const sent = await statementsOf(async () => {
      expect((await placeBag(shop, as, bag._id)).status).toBe(201)
    })
    // The news of the stock is told beside the answer.
    expect(sent.filter((text) => !text.includes('pg_notify'))).toEqual(['look_at_bags', 'write_orders'])
  })

  test('is a look where all of it is sold', async () => {
    const product = await addProduct(shop, { name: 'Nearly Gone' })
    const [as = {}] = await crowd(shop, 1)
    const bag = await fillBag(shop, as, { product })
    await shop.services.db.update(products).set({ quantity: 0 }).where(eq(products.id, product.id))
    const sent = await statementsOf(async () => {
      expect((await placeBag(shop, as, bag._id)).status).toBe(409)
    })
    expect(sent).toEqual(['look_at_bags'])
  })
})
