/** Promise 5: whatever breaks at whichever statement of placing, an order is there as a whole or not at all. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { placeTogether } from '../../src/features/checkout/placeTogether.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { billing, placeBag } from '../fixtures/orders.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { booksOf, complaints } from './books.ts'
import { type Breakage, withBrokenStatement } from './breakStatement.ts'
import { buyersOf } from './buyers.ts'
import { timeoutMs } from './scale.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.services.db.delete(products))

/** A buyer with one piece of this and two of that. */
async function readyToBuy() {
  const { db } = shop.services
  const one = await addProduct(shop, { name: 'A Piece', quantity: 9 })
  const two = await addProduct(shop, { name: 'Two Pieces', quantity: 9 })
  const [buyer] = await buyersOf(db, 1, { productId: one.id }, { productId: two.id, quantity: 2 })
  if (!buyer) throw new Error('There is no buyer')
  return buyer
}

const stock = async () => (await booksOf(shop.services.db)).map(({ left, sold }) => [left, sold])
const untouched = [
  [9, 0],
  [9, 0],
]
const sold = [
  [8, 1],
  [7, 2],
]

const placing = ['look_at_bags', 'write_orders']

async function placeWith(breakage?: Breakage) {
  const buyer = await readyToBuy()
  const { result, sent } = await withBrokenStatement(
    breakage,
    () => placeBag(shop, buyer, buyer.cartId),
    placing,
  )
  return { buyer, answer: result, sent }
}

const faults = [
  { when: 'before', how: 'error' },
  { when: 'after', how: 'error' },
  { when: 'before', how: 'cut' },
  { when: 'after', how: 'cut' },
] as const

describe('a fault at one statement of placing', () => {
  test.each(faults)(
    '$how $when each statement: all or nothing, and again it converges',
    {
      timeout: timeoutMs,
    },
    async (fault) => {
      const { sent } = await placeWith()
      expect(sent).toEqual(placing)
      for (let at = 1; at <= sent.length; at += 1) {
        await shop.services.db.delete(products)
        const before = await shop.services.db.$count(orders)
        const { buyer, answer } = await placeWith({ at, ...fault })
        const place = `${fault.how} ${fault.when} ${at}: ${sent[at - 1]?.slice(0, 60)}`
        expect(answer.status, place).toBeGreaterThanOrEqual(500)
        const committed = at === sent.length && fault.when === 'after'
        expect(await stock(), place).toEqual(committed ? sold : untouched)
        expect(await shop.services.db.$count(orders), place).toBe(before + (committed ? 1 : 0))
        expect(await complaints(shop.services.db), place).toEqual([])

        const again = await placeBag(shop, buyer, buyer.cartId)
        expect(again.status, place).toBe(committed ? 200 : 201)
        const repeated = await placeBag(shop, buyer, buyer.cartId)
        expect([repeated.status, repeated.body.order._id], place).toEqual([200, again.body.order._id])
        expect(await stock(), place).toEqual(sold)
        expect(await shop.services.db.$count(orders), place).toBe(before + 1)
        expect(await complaints(shop.services.db), place).toEqual([])
      }
    },
  )
})

describe('a fault at one statement of placing several together', () => {
  test.each(faults)(
    '$how $when each statement: all or none, at once or by the next try',
    { timeout: timeoutMs },
    async (fault) => {
      const limited = await shop.anotherProcess({ RATE_LIMITS: 'on' })
      const place = placeTogether(limited.services)
      /** Three who ask at the same time, and again where they are told to. */
      const placeThree = async (breakage?: Breakage) => {
        await shop.services.db.delete(products)
        const product = await addProduct(shop, { name: 'Wanted by Three', quantity: 9 })
        const buyers = await buyersOf(shop.services.db, 3, { productId: product.id, quantity: 2 })
        const requests = buyers.map(({ id, cartId }) => ({
          cartId,
          customer: { id, name: 'A Buyer' },
          device: 'mobile' as const,
          billingAddress: { ...billing, companyName: '', address: id, contact: id },
        }))
        const first = await withBrokenStatement(
          breakage,
          () => Promise.allSettled(requests.map(place)),
          placing,
        )
        const [afterFirst] = await stock()
        const answers = await Promise.all(requests.map(place))
        return { ...first, afterFirst, answers, carts: buyers.map(({ cartId }) => cartId) }
      }
      const { sent } = await placeThree()
      expect(sent).toEqual(['look_at_bags', 'begin', 'lock_buyers', 'open_orders', 'write_orders', 'commit'])
      for (let at = 1; at <= sent.length; at += 1) {
        const { result, afterFirst, answers, carts } = await placeThree({ at, ...fault })
        const where = `${fault.how} ${fault.when} ${at}: ${sent[at - 1]?.slice(0, 60)}`
        // A line that is cut is an outage: whoever is told so asks again. Anything else is tried again for them.
        const committed = isDeepStrictEqual(afterFirst, [3, 6])
        expect(committed || isDeepStrictEqual(afterFirst, [9, 0]), where).toBe(true)
        const statuses = new Set(result.map(({ status }) => status))
        expect(statuses.size, where).toBe(1)
        if (fault.how === 'error') expect([committed, ...statuses], where).toEqual([true, 'fulfilled'])
        if (!committed) expect([...statuses], where).toEqual(['rejected'])
        expect(
          answers.map(({ rows }) => rows.order.cartId),
          where,
        ).toEqual(carts)
        expect(
          answers.map(({ isNew }) => isNew),
          where,
        ).toEqual(Array(3).fill(!committed))
        expect(await stock(), where).toEqual([[3, 6]])
        expect(await complaints(shop.services.db), where).toEqual([])
      }
      await limited.close()
    },
  )
})

test('a rollback that fails leaves no lock and no open transaction behind', async () => {
  const buyer = await readyToBuy()
  /** Locks what the buyer wants, and gives up. */
  const giveUp = () =>
    shop.services.db
      .transaction(async (tx) => {
        await tx.update(products).set({ quantity: 1 })
        tx.rollback()
      })
      .catch(() => undefined)
  const { sent } = await withBrokenStatement(undefined, giveUp)
  expect(sent.at(-1)).toBe('rollback')
  // As many times as there are connections, and then some.
  for (let round = 0; round < 8; round += 1) {
    await withBrokenStatement({ at: sent.length, when: 'before', how: 'error' }, giveUp)
  }
  // Asked on a connection of its own: one of the pool could be the very one that is left in a transaction.
  const other = await shop.anotherProcess()
  await expect
    .poll(async () => {
      const { rows } = await other.services.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      )
      return rows.length
    })
    .toBe(0)
  await other.close()
  expect((await placeBag(shop, buyer, buyer.cartId)).status).toBe(201)
  expect(await stock()).toEqual(sold)
})
