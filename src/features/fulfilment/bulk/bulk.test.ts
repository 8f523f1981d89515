import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderStatus } from '#/features/orders/rules/statuses.rules.ts'
import { newId } from '#/platform/db/ids.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { clearOrders, setPaid, setStatus } from '../../../../test/fixtures/orders.ts'
import type { Json, Person } from '../../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, other, people, orderOfThree, cancel, seen, workList, auditOf } = orderShop
const product = await orderShop.newProduct({ quantity: 500 })
beforeEach(() => clearOrders(shop))
afterAll(orderShop.close)

/** An order in a status, as if the steps before had been taken. */
async function make(payment: string, status: OrderStatus = 'placed', isPaid = false): Promise<Json> {
  const order = await orderOfThree(product, { payment })
  await setStatus(shop, order, status)
  if (isPaid) await setPaid(shop, order)
  return order
}
const bulk = (json: Json, as: Person = people.adminAsha, at = shop) =>
  at.call('POST', '/api/admin/order/bulk-status', { as, json })
const idsOf = (...all: Json[]) => all.map(({ _id }) => ({ _id }))
const statusOf = async (order: Json) => (await seen(order)).status

test('each work list shows what waits, the oldest first, and its count says how much', async () => {
  const [upi, second] = [await make('upi'), await make('upi')]
  const [paid, cod] = [await make('upi', 'placed', true), await make('cod')]
  const packed = await make('cod', 'packed')
  const [onTheWay, unpaid] = [await make('upi', 'shipped', true), await make('cod', 'shipped')]
  const arrived = await make('cod', 'delivered')
  await make('cod', 'delivered', true)
  await make('cod', 'cancelled')
  const refund = await make('upi', 'placed', true)
  await cancel(refund)
  const expected: Record<string, Json[]> = {
    approval: [upi, second],
    packing: [paid, cod],
    shipping: [packed],
    onTheWay: [onTheWay, unpaid],
    cash: [unpaid, arrived],
    returnRequests: [],
    comingBack: [],
    refunds: [refund],
  }
  const { body: counts } = await shop.call('GET', '/api/admin/order/queues', { as: people.adminAsha })
  expect(Object.keys(counts)).toEqual(Object.keys(expected))
  for (const [needs, waiting] of Object.entries(expected)) {
    expect(await workList(needs), needs).toEqual(waiting.map(({ _id }) => _id))
    expect(counts[needs], needs).toBe(waiting.length)
  }
})

test('a list that was called otherwise before is found by that name as well', async () => {
  const refund = await make('upi', 'placed', true)
  await cancel(refund)
  expect(await workList('returns')).toEqual([refund._id])
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
    expect(await auditOf(two)).toMatchObject([{ action: 'order.pack', actorName: 'Asha Verma' }])
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
    expect(await seen(two, people.meera)).toMatchObject({
      status: 'shipped',
      carrier: 'Delhivery',
      trackingNumber: 'DL2',
    })
    expect(await statusOf(one)).toBe('packed')
  })

  test('the same list twice at once, from two processes: each order is packed once', async () => {
    const all = [await make('cod'), await make('cod'), await make('cod'), await make('cod')]
    const json = { status: 'packed', orders: idsOf(...all) }
    const reversed = { ...json, orders: json.orders.toReversed() }
    const answers = await Promise.all([bulk(json), bulk(reversed, people.adminAsha, other)])
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
  const table = (query = '') =>
    shop.call('GET', `/api/admin/order/export.csv${query}`, { as: people.adminAsha })
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
    await orderOfThree(product, { address: '=HYPERLINK("http://x.example","14, Temple Street")' })
    const { body } = await table()
    expect(body).toContain(`"'=HYPERLINK(""http://x.example"",""14, Temple Street"")"`)
  })
})
