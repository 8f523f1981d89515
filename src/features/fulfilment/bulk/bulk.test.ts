import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { clearOrders, orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
/** A second process on the same database, so that no lock of one process can hide a race. */
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>
let product: { id: string }

beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
  people = await cast(shop)
  product = await addProduct(shop, { name: 'OrderDeps Silk', quantity: 500 })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(async () => {
  await clearOrders(shop)
})

type Status = (typeof orders.$inferSelect)['status']

const admin = () => people.adminAsha
/** An order in a status, as if the steps before had been taken. */
async function make(payment: string, status: Status = 'placed', isPaid = false): Promise<Json> {
  const { db } = shop.services
  const order = await orderOf(shop, people.meera, product, { payment })
  await db.update(orders).set({ status }).where(eq(orders.id, order._id))
  if (isPaid) await db.update(payments).set({ status: 'Completed' }).where(eq(payments.orderId, order._id))
  return order
}
const bulk = (json: Json, as: Person = admin(), at = shop) =>
  at.call('POST', '/api/admin/order/bulk-status', { as, json })
const idsOf = (...all: Json[]) => all.map(({ _id }) => ({ _id }))
const statusOf = async ({ _id }: Json) =>
  (await shop.call('GET', `/api/order/${_id}`, { as: admin() })).body.status

test('each work list shows what waits, the oldest first, and its count says how much', async () => {
  const [upi, second] = [await make('upi'), await make('upi')]
  const [paid, cod] = [await make('upi', 'placed', true), await make('cod')]
  const packed = await make('cod', 'packed')
  const [onTheWay, unpaid] = [await make('upi', 'shipped', true), await make('cod', 'shipped')]
  const arrived = await make('cod', 'delivered')
  await make('cod', 'delivered', true)
  await make('cod', 'cancelled')
  const refund = await make('upi', 'placed', true)
  await shop.call('POST', `/api/order/${refund._id}/cancel`, { as: people.meera })
  const expected: Record<string, Json[]> = {
    approval: [upi, second],
    packing: [paid, cod],
    shipping: [packed],
    onTheWay: [onTheWay, unpaid],
    cash: [unpaid, arrived],
    returnRequests: [],
    refunds: [refund],
  }
  const { body: counts } = await shop.call('GET', '/api/admin/order/queues', { as: admin() })
  expect(Object.keys(counts)).toEqual(Object.keys(expected))
  for (const [needs, waiting] of Object.entries(expected)) {
    const list = await shop.call('GET', `/api/admin/order?needs=${needs}`, { as: admin() })
    expect(
      list.body.map(({ number }: Json) => number),
      needs,
    ).toEqual(waiting.map(({ number }) => number))
    expect(counts[needs], needs).toBe(waiting.length)
  }
})

test('a list that was called otherwise before is found by that name as well', async () => {
  const refund = await make('upi', 'placed', true)
  await shop.call('POST', `/api/order/${refund._id}/cancel`, { as: people.meera })
  const { body } = await shop.call('GET', '/api/admin/order?needs=returns', { as: people.adminAsha })
  expect(body.map(({ _id }: Json) => _id)).toEqual([refund._id])
})

describe('many orders at once', () => {
  test('each stands or fails by itself, in the order in which they were sent', async () => {
    const [one, cancelled, two] = [await make('cod'), await make('cod', 'cancelled'), await make('cod')]
    const unknown = newId()
    const answer = await bulk({
      status: 'packed',
      orders: [...idsOf(one, cancelled), { _id: unknown }, ...idsOf(two)],
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { _id: one._id, ok: true, status: 'packed' },
          {
            _id: cancelled._id,
            ok: false,
            code: 'wrong_step',
            message: 'This order is cancelled and cannot become packed.',
          },
          { _id: unknown, ok: false, code: 'not_found' },
          { _id: two._id, ok: true, status: 'packed' },
        ],
      },
    })
    expect([await statusOf(one), await statusOf(cancelled), await statusOf(two)]).toEqual([
      'packed',
      'cancelled',
      'packed',
    ])
    expect(await mailsAbout(shop, one._id)).toEqual(['order.placed', 'order.packed'])
    const entries = await shop.services.db.select().from(auditLog).where(eq(auditLog.subjectId, two._id))
    expect(entries).toMatchObject([{ action: 'order.pack', actorName: 'Asha Verma' }])
  })

  test('a parcel without a number is refused by itself; the others leave', async () => {
    const [one, two] = [await make('cod', 'packed'), await make('cod', 'packed')]
    const [first, second] = idsOf(one, two)
    const answer = await bulk({
      status: 'shipped',
      orders: [
        { ...first, carrier: 'Delhivery', trackingNumber: ' ' },
        { ...second, carrier: 'Delhivery', trackingNumber: 'DL2' },
      ],
    })
    expect(answer.body.results).toMatchObject([
      { ok: false, code: 'invalid', field: 'trackingNumber', message: 'Please give the tracking number.' },
      { ok: true, status: 'shipped' },
    ])
    const { body } = await shop.call('GET', `/api/order/${two._id}`, { as: people.meera })
    expect(body).toMatchObject({ status: 'shipped', carrier: 'Delhivery', trackingNumber: 'DL2' })
    expect(await statusOf(one)).toBe('packed')
  })

  test('the same list twice at once, from two processes: each order is packed once', async () => {
    const all = [await make('cod'), await make('cod'), await make('cod'), await make('cod')]
    const json = { status: 'packed', orders: idsOf(...all) }
    const reversed = { ...json, orders: json.orders.toReversed() }
    const answers = await Promise.all([bulk(json), bulk(reversed, admin(), other)])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.results.every(({ ok }: Json) => ok)).toBe(true)
    }
    for (const { _id } of all) {
      expect(await mailsAbout(shop, _id)).toEqual(['order.placed', 'order.packed'])
    }
  })

  test('no list, a list too long, or a step that is none for many is refused whole', async () => {
    const order = await make('cod')
    const wrong: Json[] = [
      { status: 'packed', orders: [] },
      { status: 'packed', orders: Array.from({ length: 101 }, () => ({ _id: newId() })) },
      { status: 'packed', orders: [{ _id: 'nonsense' }] },
      { status: 'cancelled', orders: idsOf(order) },
      { orders: idsOf(order) },
    ]
    for (const json of wrong)
      expect(await bulk(json)).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await statusOf(order)).toBe('placed')
  })

  test('is for admins', async () => {
    const order = await make('cod')
    const json = { status: 'packed', orders: idsOf(order) }
    expect((await bulk(json, people.visitor)).status).toBe(401)
    expect((await bulk(json, people.meera)).status).toBe(403)
    expect(await statusOf(order)).toBe('placed')
  })
})

describe('the table for spreadsheets', () => {
  const table = (query = '') => shop.call('GET', `/api/admin/order/export.csv${query}`, { as: admin() })
  const numbersIn = (text: string) =>
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[0]))

  test('holds what the list shows, in its order', async () => {
    const [first, second] = [await make('cod'), await make('upi')]
    const answer = await table()
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Orders-20\d\d-\d\d-\d\d\.csv"$/,
    )
    expect(numbersIn(answer.body)).toEqual([second.number, first.number])
    expect(numbersIn((await table('?needs=packing')).body)).toEqual([first.number])
    expect(numbersIn((await table(`?q=${second.number}`)).body)).toEqual([second.number])
    expect(numbersIn((await table('?payment=completed')).body)).toEqual([])
  })

  test('runs no formula of a customer', async () => {
    await orderOf(shop, people.meera, product, {
      address: '=HYPERLINK("http://x.example","14, Temple Street")',
    })
    const { body } = await table()
    expect(body).toContain(`"'=HYPERLINK(""http://x.example"",""14, Temple Street"")"`)
  })
})
