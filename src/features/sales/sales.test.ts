import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { indiaTime } from '#/platform/time/days.ts'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { fillBag, orderOf, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'
import { readSales } from './readSales.actions.ts'
import { recount } from './recount.store.ts'
import { presentSales } from './sales.present.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const sales = (query = '') => shop.call('GET', `/api/admin/sales${query}`, { as: people.adminAsha })
const post = (path: string, json?: Json) =>
  shop.call('POST', path, { as: people.adminAsha, ...(json === undefined ? {} : { json }) })
const approve = ({ paymentId }: Json) => post(`/api/admin/order/secure-payment/${paymentId._id}`)

test('a new shop has zeros everywhere', async () => {
  const { status, body } = await sales()
  expect(status).toBe(200)
  const zeros = {
    takings: 0,
    refunded: 0,
    payments: 0,
    orders: 0,
    undone: 0,
    pieces: 0,
    bags: 0,
    bagsOrdered: 0,
  }
  expect(body).toMatchObject({ now: zeros, before: zeros, bestSellers: [], hasOrders: false })
  expect(body.period).toMatchObject({ name: '7d', bucket: 'day' })
  expect(body.series).toHaveLength(7)
  expect(body.waits.approval).toEqual({ count: 0, oldest: null })
})

test('what is nearly sold out: on sale, one to nine pieces, the fewest first', async () => {
  await addProduct(shop, { name: 'Few and hidden', quantity: 2, status: false })
  const { stock } = (await sales()).body
  expect(stock).toEqual({
    low: [{ _id: goods.banarasiSaree.id, name: 'Banarasi Silk Saree', quantity: 3 }],
    lowCount: 1,
    soldOutCount: 1,
  })
})

test('a size that is sold out is missed, however many there are of another one', async () => {
  const { id } = await addProduct(shop, { name: 'Counted Kurta', quantity: 0 })
  const offers = [
    { size: 'S', quantity: 20 },
    { size: 'M', quantity: 0, sku: 'CK-M' },
    { size: 'L', quantity: 9 },
  ]
  const form = new FormData()
  form.set('offers', JSON.stringify(offers))
  const as = people.adminAsha
  expect((await shop.call('POST', `/api/admin/product/update/${id}`, { as, form })).status).toBe(200)
  const { stock } = (await sales()).body
  expect(stock.low[0]).toEqual({
    ...{ _id: id, name: 'Counted Kurta', quantity: 29 },
    sizes: [
      { size: 'M', quantity: 0, sku: 'CK-M' },
      { size: 'L', quantity: 9 },
    ],
  })
  expect(stock).toMatchObject({ lowCount: 2, soldOutCount: 1 })
  const listed = async () => {
    const { body } = await shop.call('GET', '/api/admin/product?stock=low&status=active&page=1', { as })
    return body.map(({ _id }: { _id: string }) => _id)
  }
  expect(await listed()).toContain(id)
  // A size that is offered no more is not missed.
  form.set('offers', JSON.stringify([{ size: 'S' }]))
  expect((await shop.call('POST', `/api/admin/product/update/${id}`, { as, form })).status).toBe(200)
  expect(await listed()).not.toContain(id)
  expect((await sales()).body.stock).toMatchObject({ lowCount: 1, soldOutCount: 1 })
  await shop.services.db.delete(products).where(eq(products.id, id))
})

describe('orders', () => {
  test('count when placed, their money when it came in, and what was sent back when it was sent', async () => {
    const { meera, ravi } = people
    const bag = await fillBag(
      shop,
      meera,
      { product: goods.cottonSaree, quantity: 2 },
      { product: goods.cottonKurta, size: 'M' },
    )
    const upi = (await placeBag(shop, meera, bag._id)).body.order
    const second = await fillBag(shop, meera, { product: goods.cottonKurta, size: 'L' })
    const cod = (await placeBag(shop, meera, second._id, { payment: 'cod' })).body.order
    await fillBag(shop, ravi, { product: goods.cottonSaree })

    let { body } = await sales('?period=today')
    expect(body.now).toEqual({
      takings: 0,
      refunded: 0,
      payments: 0,
      orders: 2,
      undone: 0,
      pieces: 4,
      bags: 3,
      bagsOrdered: 2,
    })
    expect(body.waits).toMatchObject({ approval: { count: 1, oldest: upi.createdAt }, packing: { count: 1 } })
    expect(body.hasOrders).toBe(true)

    await approve(upi)
    body = (await sales('?period=30d')).body
    expect(body.now).toMatchObject({ takings: 3_297, payments: 1, orders: 2 })
    expect(body.series.at(-1)).toMatchObject({ takings: 3_297, orders: 2, key: body.period.to })
    expect(body.waits).toMatchObject({ approval: { count: 0, oldest: null }, packing: { count: 2 } })

    await shop.services.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, cod._id))
    await post(`/api/admin/order/cash-collected/${cod.paymentId._id}`)
    expect((await sales()).body.now).toMatchObject({ takings: 4_796, payments: 2 })

    await post(`/api/admin/order/status/${upi._id}`, { status: 'packed' })
    expect((await sales()).body.waits).toMatchObject({ packing: { count: 0 }, shipping: { count: 1 } })
    const owed = await post(`/api/admin/order/status/${upi._id}`, { status: 'cancelled' })
    body = (await sales('?period=year')).body
    // Only owed so far: the money is still there.
    expect(body.now).toMatchObject({ takings: 4_796, refunded: 0, payments: 2, undone: 1, pieces: 1 })
    expect(body.bestSellers).toEqual([
      { _id: goods.cottonKurta.id, name: 'Cotton Straight Suit', isThere: true, pieces: 1, value: 1_499 },
    ])
    expect(body.waits).toMatchObject({ shipping: { count: 0 }, refunds: { count: 1 } })

    const [refund] = owed.body.refunds
    const send = async ({ _id }: Json, amount: number) =>
      (await post(`/api/admin/refund/send/${_id}`, { kind: 'cash', amount })).body.refunds
    const [, rest] = await send(refund, 1_000)
    expect((await sales()).body.now).toMatchObject({ takings: 3_796, refunded: 1_000, payments: 2 })
    await send(rest, 2_297)
    body = (await sales()).body
    expect(body.now).toMatchObject({ takings: 1_499, refunded: 3_297, payments: 2 })
    expect(body.series.at(-1)).toMatchObject({ takings: 1_499, refunded: 3_297 })
  })

  test('belong to their day in India and are compared with the days before', async () => {
    const old = await openTestShop()
    try {
      const { meera } = await cast(old)
      const product = await addProduct(old, { name: 'Dated', pricePaise: 100_000 })
      const { db } = old.services
      const at = async (placed: string, paid?: string) => {
        const { _id } = await orderOf(old, meera, product)
        await db.execute(sql`update orders set created_at = ${placed} where id = ${_id}`)
        if (paid)
          await db.execute(
            sql`update payments set status = 'Completed', completed_at = ${paid} where order_id = ${_id}`,
          )
      }
      await at('2026-11-12T18:29:59Z', '2026-11-13T18:29:59Z') // 12 November, paid on the 13th
      await at('2026-11-13T18:30:00Z', '2026-11-18T18:30:00Z') // 14 November, paid on the 19th
      await at('2026-11-19T20:00:00Z') // 20 November, half past one in the morning
      await at('2026-11-18T20:00:00Z', '2026-11-19T18:31:00Z') // 19 November, paid on the 20th
      await at('2026-11-19T08:00:00Z') // 19 November, half past one after noon
      const now = indiaTime('2026-11-20', 9)
      for (const counted of [false, true]) {
        if (counted) expect(await recount(db)).toBeGreaterThan(4)
        const week = presentSales(await readSales(db, '7d', now))
        expect(week.now).toMatchObject({ orders: 4, takings: 2_000, payments: 2 })
        expect(week.before).toMatchObject({ orders: 1, takings: 1_000, payments: 1 })
        const busy = week.series.filter(({ orders, takings }) => orders + takings > 0)
        expect(busy.map(({ key, orders, takings }) => [key, orders, takings])).toEqual([
          ['2026-11-14', 1, 0],
          ['2026-11-19', 2, 1_000],
          ['2026-11-20', 1, 1_000],
        ])
        // Until nine in the morning there was one order yesterday, too; what came later that day does not count.
        const today = presentSales(await readSales(db, 'today', now))
        expect(today.now).toMatchObject({ orders: 1, takings: 1_000 })
        expect(today.before).toMatchObject({ orders: 1, takings: 1_000 })
        expect(today.series.map(({ key, orders }) => [key, orders]).slice(0, 3)).toEqual([
          ['00', 0],
          ['01', 1],
          ['02', 0],
        ])
        expect(today.series).toHaveLength(10)
        const months = presentSales(await readSales(db, '12m', now))
        expect(months.series.at(-1)).toMatchObject({ key: '2026-11', orders: 5, takings: 3_000 })
      }
    } finally {
      await old.close()
    }
  })
})

test('a product that is gone keeps its name', async () => {
  const product = await addProduct(shop, { name: 'Soon Gone' })
  await orderOf(shop, people.meera, product)
  await shop.call('DELETE', `/api/admin/product/delete/${product.id}`, { as: people.adminAsha })
  expect((await sales()).body.bestSellers).toContainEqual(
    expect.objectContaining({ _id: product.id, name: 'Soon Gone', isThere: false }),
  )
})

test('an unknown period is refused', async () => {
  expect(await sales('?period=century')).toMatchObject({ status: 422, body: { code: 'invalid' } })
})

test.each(['today', '7d', '12m'])(
  'takes the same statements for %s, however many orders there are',
  async (name) => {
    const statements = async () => (await statementsOf(() => sales(`?period=${name}`))).length
    const few = await statements()
    for (let at = 0; at < 4; at += 1) await orderOf(shop, people.ravi, goods.cottonSaree)
    await shop.services.db.execute(
      sql`update orders set created_at = now() - number % 300 * interval '1 day'`,
    )
    expect(await statements()).toBe(few)
    await recount(shop.services.db)
    expect(await statements()).toBe(few)
    expect(few).toBeLessThanOrEqual(10)
  },
)
