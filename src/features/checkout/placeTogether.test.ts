import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carts } from '#/features/cart/cart.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { Failure } from '#/platform/http/failure.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { booksOf, complaints } from '../../../test/faults/books.ts'
import { type Buyer, buyersFor, buyersOf } from '../../../test/faults/buyers.ts'
import { addProduct, stockOf } from '../../../test/fixtures/goods.ts'
import { billing } from '../../../test/fixtures/orders.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import type { OrderRequest } from './newOrders.ts'
import type { Placed } from './placeOrders.actions.ts'
import { placeTogether } from './placeTogether.ts'

let shop: TestShop
let place: (request: OrderRequest) => Promise<Placed>

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  place = placeTogether(shop.services)
})
afterAll(() => shop.close())
beforeEach(() => shop.services.db.delete(products))

let phones = 9_876_500_000

/** Everybody lives elsewhere. */
const requestOf = ({ id, cartId }: Buyer, at: number): OrderRequest => ({
  cartId,
  customer: { id, name: `Buyer ${at}` },
  device: 'mobile',
  billingAddress: {
    ...billing,
    companyName: '',
    address: `Temple Street ${id}`,
    contact: String(phones++),
  },
})

/** What becomes of orders that are asked for at the same time. */
const outcomesOf = async (requests: readonly OrderRequest[]) => {
  const settled = await Promise.allSettled(requests.map(place))
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)))
}
const codes = (outcomes: readonly (Placed | Error)[]) =>
  outcomes.map((one) => (one instanceof Failure ? one.code : one instanceof Error ? 'broken' : 'placed'))

describe('orders that are asked for at the same time', () => {
  test('are placed by one transaction, each with its own number, mail and answer, in their order', async () => {
    const { db } = shop.services
    const saree = await addProduct(shop, { name: 'Wanted Together', quantity: 20 })
    const buyers = await buyersOf(db, 8, { productId: saree.id, quantity: 2 })
    const placed = (await outcomesOf(buyers.map(requestOf))) as Placed[]
    expect(placed.map(({ rows }) => rows.order.cartId)).toEqual(buyers.map(({ cartId }) => cartId))
    expect(placed.map(({ rows }) => rows.order.customerId)).toEqual(buyers.map(({ id }) => id))
    expect(placed.map(({ isNew }) => isNew)).toEqual(Array(8).fill(true))
    // The time of an order is that of its transaction.
    expect(new Set(placed.map(({ rows }) => rows.order.createdAt.getTime())).size).toBe(1)
    const numbers = placed.map(({ rows }) => rows.order.number)
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
    expect(await stockOf(shop, saree)).toBe(4)
    expect(await complaints(db)).toEqual([])
  })

  test('are refused each in the language of its buyer', async () => {
    const saree = await addProduct(shop, { name: 'Read By Two', quantity: 1 })
    const buyers = await buyersOf(shop.services.db, 2, { productId: saree.id, quantity: 2 })
    const refusals = await Promise.all(
      buyers.map((buyer, at) =>
        inLanguage(at === 0 ? 'en' : 'hi', () => place(requestOf(buyer, at))).catch(
          ({ message }: Failure) => message,
        ),
      ),
    )
    expect(refusals).toEqual(['Only 1 left of Read By Two.', 'Read By Two: बस 1 बचा है।'])
  })

  test('are not decided by settings and offers of before the database was away: they say when to come again', async () => {
    const saree = await addProduct(shop, { name: 'Back In A Moment', quantity: 5 })
    const [buyer] = await buyersOf(shop.services.db, 1, { productId: saree.id })
    const { databaseNotices, ...services } = shop.services
    const meanwhile = placeTogether({
      ...services,
      databaseNotices: { ...databaseNotices, staleSince: Date.now() },
    })
    const refused = buyer && (await meanwhile(requestOf(buyer, 0)).catch((reason: unknown) => reason))
    expect(refused).toMatchObject({ code: 'unavailable', status: 503, headers: { 'Retry-After': '5' } })
    expect(await stockOf(shop, saree)).toBe(5)
  })

  test('the first ones get what there is, whoever asks for it later is told what is left', async () => {
    const { db } = shop.services
    const saree = await addProduct(shop, { name: 'Last Five', quantity: 5 })
    const bags = [2, 2, 2, 1, 1].map((quantity) => [{ productId: saree.id, quantity }])
    const outcomes = await outcomesOf((await buyersFor(db, bags)).map(requestOf))
    expect(codes(outcomes)).toEqual(['placed', 'placed', 'out_of_stock', 'placed', 'out_of_stock'])
    expect(outcomes[2]).toMatchObject({ message: 'Only 1 left of Last Five.' })
    expect(outcomes[4]).toMatchObject({ message: 'Last Five is out of stock.' })
    expect(await booksOf(db)).toMatchObject([{ left: 0, sold: 5 }])
  })

  test('whoever cannot have one does not take along the others, and loses nothing', async () => {
    const { db } = shop.services
    const [saree, shawl, slip] = [
      await addProduct(shop, { name: 'Saree', quantity: 50 }),
      await addProduct(shop, { name: 'Shawl', quantity: 0 }),
      await addProduct(shop, { name: 'A Slip', pricePaise: 0 }),
    ]
    const one = [{ productId: saree.id }]
    const short = [{ productId: saree.id }, { productId: shawl.id }]
    const bags = [one, short, [{ productId: slip.id }], one, one, one, one]
    const buyers = await buyersFor(db, bags)
    const requests = buyers.map(requestOf)
    const [before, , , , emptied, stranger] = requests as [
      OrderRequest,
      OrderRequest,
      OrderRequest,
      OrderRequest,
      OrderRequest,
      OrderRequest,
    ]
    const placedBefore = await place(before)
    await db.execute(sql`delete from cart_items where cart_id = ${emptied.cartId}`)
    // Somebody who knows the id of another one's bag, a moment before its owner.
    const own = requests[3] as OrderRequest
    const thief = { ...stranger, cartId: own.cartId }
    const thiefOfOrder = { ...stranger, cartId: before.cartId }
    const outcomes = await outcomesOf([
      thief,
      ...requests.slice(0, 5),
      thiefOfOrder,
      requests[6] as OrderRequest,
    ])
    expect(codes(outcomes)).toEqual([
      'not_found',
      'placed',
      'out_of_stock',
      'nothing_to_sell',
      'placed',
      'empty_cart',
      'not_found',
      'placed',
    ])
    expect(outcomes[1]).toMatchObject({ isNew: false, productIds: [], rows: placedBefore.rows })
    expect(outcomes[4]).toMatchObject({ isNew: true, rows: { order: { customerId: own.customer.id } } })
    // What was refused stays as it was.
    const refused = [1, 2, 4, 5].map((at) => buyers[at]?.cartId ?? '')
    const states = await db.select({ status: carts.status }).from(carts).where(inArray(carts.id, refused))
    expect(states).toEqual(refused.map(() => ({ status: 'open' })))
    expect(await stockOf(shop, saree)).toBe(47)
    expect(await complaints(db)).toEqual([])
  })

  test('the open orders of one buyer count with those of the same time, however many accounts ask', async () => {
    const { db } = shop.services
    const saree = await addProduct(shop, { name: 'Silk Saree', quantity: 50 })
    const buyers = await buyersOf(db, 9, { productId: saree.id })
    const requests = buyers.map(requestOf)
    const same = requests.map((request, at) =>
      at === 4
        ? request
        : { ...request, billingAddress: { ...request.billingAddress, contact: '9812345670' } },
    )
    const outcomes = await outcomesOf(same)
    expect(codes(outcomes)).toEqual([...Array(6).fill('placed'), ...Array(3).fill('too_many_open')])
    expect(await stockOf(shop, saree)).toBe(44)
  })

  test('one that the database refuses fails alone', async () => {
    const { db } = shop.services
    const saree = await addProduct(shop, { name: 'Silk Saree', quantity: 50 })
    const before = await db.$count(orders)
    const requests = (await buyersOf(db, 4, { productId: saree.id })).map(requestOf)
    const [first, bad, ...rest] = requests as [OrderRequest, OrderRequest, OrderRequest, OrderRequest]
    const unwritable = { ...bad, customer: { ...bad.customer, name: 'Not a \u0000 text' } }
    const outcomes = await outcomesOf([first, unwritable, ...rest])
    expect(codes(outcomes)).toEqual(['placed', 'broken', 'placed', 'placed'])
    expect(await stockOf(shop, saree)).toBe(47)
    expect(await db.$count(orders)).toBe(before + 3)
    expect(await complaints(db)).toEqual([])
  })

  test('one that waits for somebody who holds its product does not hold up those who come after it', async () => {
    const { db } = shop.services
    const [held, free] = [
      await addProduct(shop, { name: 'Held', quantity: 5 }),
      await addProduct(shop, { name: 'Free', quantity: 5 }),
    ]
    const [waits, comes] = (await buyersFor(db, [[{ productId: held.id }], [{ productId: free.id }]])).map(
      requestOf,
    ) as [OrderRequest, OrderRequest]
    let ended = false
    let waiting: Promise<Placed> | undefined
    await db.transaction(async (tx) => {
      await tx.select().from(products).where(eq(products.id, held.id)).for('update')
      waiting = place(waits).finally(() => {
        ended = true
      })
      await expect
        .poll(async () => {
          const { rows } = await shop.services.db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBe(1)
      expect(await place(comes)).toMatchObject({ isNew: true })
      expect(ended).toBe(false)
    })
    expect(await waiting).toMatchObject({ isNew: true })
  })
})
