import { and, eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/catalog.tables.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { orderAdjustmentLines } from '#/features/orders/tables/returns.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { fillBag, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
/** A second process on the same database, so that no lock of one process can hide a race. */
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>
let product: { id: string }
let made = 0

beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
  people = await cast(shop)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(async () => {
  made += 1
  product = await addProduct(shop, {
    name: `Sent Back ${made}`,
    pricePaise: 100_000,
    quantity: 100,
    enableSize: true,
    sizes: ['M', 'L'],
  })
})

const either = (at: number) => (at % 2 === 0 ? shop : other)
const post = (path: string, json: Json = {}, as: Person = people.adminAsha, at = shop) =>
  at.call('POST', `/api${path}`, { as, json })
const giveBack = (order: Json, json: Json, at = shop, requestId: string = newId()) =>
  post(`/admin/order/return/${order._id}`, { requestId, ...json }, undefined, at)
const seen = async (order: Json, as: Person = people.adminAsha): Promise<Json> =>
  (await shop.call('GET', `/api/order/${order._id}`, { as })).body
const eventsOf = (order: Json) => order.events.map(({ event }: Json) => event)

async function stock() {
  const [row] = await shop.services.db
    .select({ quantity: products.quantity })
    .from(products)
    .where(eq(products.id, product.id))
  return row?.quantity
}

/** Two of size M and one of size L, 3,000 rupees, delivered. */
async function delivered(payment: 'upi' | 'cod', isPaid: boolean): Promise<Json> {
  const wanted = [
    { product, size: 'M', quantity: 2 },
    { product, size: 'L' },
  ]
  const bag = await fillBag(shop, people.meera, ...wanted)
  const order = (await placeBag(shop, people.meera, bag._id, { payment })).body.order
  const { _id } = order.paymentId
  if (isPaid) await post(`/admin/order/${payment === 'upi' ? 'secure-payment' : 'cash-collected'}/${_id}`)
  await shop.services.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))
  return seen(order)
}
const paid = () => delivered('upi', true)

describe('pieces that come back', () => {
  test('leave the rest sold: lines, stock, money less the fee, story and mail', async () => {
    const order = await paid()
    const [two] = order.items
    // Ids are the same in capitals.
    const lines = [{ item: two._id.toUpperCase(), pieces: 1, restock: 1 }]
    const { status, body } = await giveBack(order, { lines, reason: 'size', note: 'A larger one follows' })
    expect(status).toBe(200)
    expect(orderSchema.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      status: 'delivered',
      grandTotal: 3000,
      items: [
        { quantity: 2, returned: 1, restocked: 1 },
        { quantity: 1, restocked: 0 },
      ],
      refunds: [{ amount: 900, state: 'due' }],
      adjustments: [
        {
          kind: 'returned',
          value: 1000,
          agreed: 900,
          money: 'refund',
          reason: 'size',
          lines: [{ pieces: 1 }],
        },
      ],
    })
    expect(body.items[1]).not.toHaveProperty('returned')
    expect(await stock()).toBe(98)
    const mine = await seen(order, people.meera)
    expect(eventsOf(mine).slice(-2)).toEqual(['piecesReturned', 'refundDue'])
    expect(mine.events.at(-2).text).toBe(`1 x Sent Back ${made}, size M\nA larger one follows`)
    expect(mine.adjustments[0]).not.toHaveProperty('reason')
    expect(mine.adjustments[0].lines[0]).not.toHaveProperty('restocked')
    expect((await mailsAbout(shop, order._id)).at(-1)).toBe('order.piecesReturned')
  })

  test('in several returns end as a returned order; the last one owes what its pieces cost', async () => {
    const order = await paid()
    const [two, one] = order.items
    await giveBack(order, { lines: [{ item: two._id, pieces: 1, restock: 0 }], refund: 1000 })
    await giveBack(order, { lines: [{ item: two._id, pieces: 1 }], refund: 0 })
    const last = await giveBack(order, { lines: [{ item: one._id, pieces: 1, restock: 1 }], refund: 999.5 })
    expect(last.body).toMatchObject({ status: 'returned', refundable: 1000.5 })
    expect(eventsOf(last.body).filter((event: string) => event.includes('eturned'))).toEqual([
      'piecesReturned',
      'piecesReturned',
      'returned',
    ])
    expect(await stock()).toBe(99)
    expect(await giveBack(order, { lines: [{ item: one._id, pieces: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'wrong_step' },
    })
  })

  test('and the status `returned` means all that is left', async () => {
    const order = await paid()
    const [two, one] = order.items
    await giveBack(order, { lines: [{ item: two._id, pieces: 1 }], refund: 900 })
    const { body } = await post(`/admin/order/status/${order._id}`, {
      status: 'returned',
      restock: [{ item: one._id, quantity: 0 }],
    })
    expect(body).toMatchObject({
      status: 'returned',
      items: [
        { returned: 2, restocked: 2 },
        { returned: 1, restocked: 0 },
      ],
      // What was kept of the first piece stays with the shop, and what it costs to fetch the others.
      refunds: [{ amount: 900 }, { amount: 1900 }],
    })
    expect(await stock()).toBe(99)
  })

  test('sent twice, or ten times at once, under one name come back once', async () => {
    const order = await paid()
    const [two] = order.items
    const requestId = newId()
    const json = { lines: [{ item: two._id, pieces: 1 }] }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => giveBack(order, json, either(at), requestId)),
    )
    for (const { status, body } of answers) {
      expect([status, body.items[0].returned, body.refunds.length]).toEqual([200, 1, 1])
    }
    const reused = { status: 409, body: { code: 'return_request_reused' } }
    expect(await giveBack(order, { lines: [{ item: two._id, pieces: 2 }] }, shop, requestId)).toMatchObject(
      reused,
    )
    expect(await giveBack(await paid(), json, shop, requestId)).toMatchObject(reused)
    expect(await stock()).toBe(95)
  })

  test('taken by two admins at once are taken by one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await paid()
      const [, one] = order.items
      const answers = await Promise.all(
        [0, 1].map((at) => giveBack(order, { lines: [{ item: one._id, pieces: 1 }] }, either(at))),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'pieces_gone',
        errors: [{ field: 'lines' }],
      })
      expect((await seen(order)).items[1]).toMatchObject({ returned: 1, restocked: 1 })
    }
  })

  test.each([
    ['a line that is not there', () => ({ lines: [{ item: newId(), pieces: 1 }] }), 422, 'unknown_line'],
    ['no piece', (item: string) => ({ lines: [{ item, pieces: 0 }] }), 422, 'no_pieces'],
    ['more than is left', (item: string) => ({ lines: [{ item, pieces: 3 }] }), 409, 'pieces_gone'],
    [
      'more on the shelf than came back',
      (item: string) => ({ lines: [{ item, pieces: 1, restock: 2 }] }),
      422,
      'restock_wrong',
    ],
    [
      'more money than the piece cost',
      (item: string) => ({ lines: [{ item, pieces: 1 }], refund: 1000.01 }),
      422,
      'refund_too_much',
    ],
    ['a reason that is none', (item: string) => ({ lines: [{ item, pieces: 1 }], reason: 'x' }), 422, ''],
    ['half a piece', (item: string) => ({ lines: [{ item, pieces: 0.5 }] }), 422, ''],
  ])('with %s change nothing', async (_name, json, status, code) => {
    const order = await paid()
    const answer = await giveBack(order, json(order.items[0]._id))
    expect(answer).toMatchObject({ status, body: { ...(code && { code }), errors: [expect.anything()] } })
    expect(await seen(order)).toEqual(order)
    expect(await stock()).toBe(97)
  })

  test('of an order that is not delivered, or of nobody, are refused', async () => {
    const order = await paid()
    await shop.services.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, order._id))
    const lines = [{ item: order.items[0]._id, pieces: 1 }]
    expect(await giveBack(order, { lines })).toMatchObject({ status: 409, body: { code: 'wrong_step' } })
    expect((await giveBack({ _id: newId() }, { lines })).status).toBe(404)
    expect((await post(`/admin/order/return/${order._id}`, { lines })).status).toBe(422)
  })

  test('of cash that is still with the courier: owed back once it is there', async () => {
    const order = await delivered('cod', false)
    const [two] = order.items
    const { body } = await giveBack(order, { lines: [{ item: two._id, pieces: 1 }] })
    expect(body).toMatchObject({ refunds: [], adjustments: [{ agreed: 900, money: 'onPayment' }] })
    await Promise.all(
      [0, 1].map((at) =>
        post(`/admin/order/cash-collected/${order.paymentId._id}`, undefined, undefined, either(at)),
      ),
    )
    expect(await seen(order)).toMatchObject({
      paymentId: { status: 'Completed', amount: 3000 },
      refunds: [{ amount: 900, state: 'due' }],
      adjustments: [{ money: 'refund' }],
    })
  })

  test('all of them, of cash that never came: nothing is owed', async () => {
    const order = await delivered('cod', false)
    const lines = order.items.map(({ _id, quantity }: Json) => ({ item: _id, pieces: quantity }))
    const { body } = await giveBack(order, { lines })
    expect(body).toMatchObject({
      status: 'returned',
      refunds: [],
      adjustments: [{ agreed: 0, money: 'none' }],
    })
  })
})

describe('a parcel that does not arrive', () => {
  const shipped = async (payment: 'upi' | 'cod', isPaid: boolean) => {
    const order = await delivered(payment, isPaid)
    await shop.services.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, order._id))
    return seen(order)
  }
  const undelivered = (order: Json, json: Json, at = shop) =>
    post(`/admin/order/status/${order._id}`, { status: 'undelivered', ...json }, undefined, at)
  const waiting = async (needs: string) => {
    const { body } = await shop.call('GET', `/api/admin/order?needs=${needs}`, { as: people.adminAsha })
    return body.map(({ _id }: Json) => _id)
  }

  test('refused, cash on delivery: what is good goes back on the shelf, nothing is owed or waited for', async () => {
    const order = await shipped('cod', false)
    expect(await waiting('cash')).toContain(order._id)
    const [two] = order.items
    const restock = [{ item: two._id, quantity: 1 }]
    const { status, body } = await undelivered(order, {
      outcome: 'refused',
      restock,
      note: 'Nobody was at home',
    })
    expect(status).toBe(200)
    expect(orderSchema.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      status: 'undelivered',
      items: [
        { returned: 2, restocked: 1 },
        { returned: 1, restocked: 1 },
      ],
      refunds: [],
      adjustments: [{ kind: 'refused', agreed: 0 }],
      actions: ['note'],
    })
    expect(await stock()).toBe(99)
    for (const needs of ['cash', 'onTheWay', 'returns']) expect(await waiting(needs)).not.toContain(order._id)
    expect((await post(`/admin/order/cash-collected/${order.paymentId._id}`)).status).toBe(409)
    const mine = await seen(order, people.meera)
    expect(mine.events.at(-1)).toMatchObject({
      event: 'undelivered',
      text: 'Nobody was at home',
    })
    const mails = await mailsAbout(shop, order._id)
    expect(mails.at(-1)).toBe('order.undelivered')
    expect(mails).not.toContain('order.delivered')
  })

  test('lost, paid: all of it is owed back, nothing is on the shelf', async () => {
    const order = await shipped('upi', true)
    const { body } = await undelivered(order, { outcome: 'lost' })
    expect(body).toMatchObject({
      status: 'undelivered',
      refunds: [{ amount: 3000, state: 'due' }],
      adjustments: [{ kind: 'lost', lines: [{ restocked: 0 }, { restocked: 0 }] }],
    })
    expect(await stock()).toBe(97)
    expect(await waiting('returns')).toContain(order._id)
  })

  test('needs to be said refused or lost; what is lost is not on the shelf', async () => {
    const order = await shipped('upi', true)
    expect(await undelivered(order, {})).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'outcome', message: 'Please say what became of the parcel.' }] },
    })
    expect((await undelivered(order, { outcome: 'eaten' })).status).toBe(422)
    const restock = [{ item: order.items[0]._id, quantity: 1 }]
    expect(await undelivered(order, { outcome: 'lost', restock })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'restock' }] },
    })
    expect((await undelivered(await paid(), { outcome: 'lost' })).status).toBe(409)
    expect(await seen(order)).toMatchObject({ status: 'shipped' })
  })

  test('written down while another admin says that it arrived: one of the two happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await shipped('upi', true)
      const answers = await Promise.all([
        undelivered(order, { outcome: 'refused' }, either(round)),
        post(`/admin/order/status/${order._id}`, { status: 'delivered' }, undefined, either(round + 1)),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})

describe('the database itself', () => {
  const item = async (order: Json) => {
    const where = eq(orderItems.id, order.items[0]._id)
    return { where, db: shop.services.db }
  }

  test('refuses more pieces back than were sold, and to sell again what came back', async () => {
    const { db, where } = await item(await paid())
    await expect(db.update(orderItems).set({ returned: 3 }).where(where)).rejects.toThrow()
    await db.update(orderItems).set({ returned: 2 }).where(where)
    await expect(db.update(orderItems).set({ returned: 1 }).where(where)).rejects.toThrow()
    await expect(db.update(orderItems).set({ quantity: 1, cancelled: 1 }).where(where)).rejects.toThrow()
  })

  test('refuses to change what was ordered', async () => {
    const { db, where } = await item(await paid())
    await expect(db.update(orderItems).set({ quantity: 3 }).where(where)).rejects.toThrow()
    await expect(db.update(orderItems).set({ cancelled: 1 }).where(where)).rejects.toThrow()
    await db.update(orderItems).set({ quantity: 1, cancelled: 1 }).where(where)
    await expect(db.update(orderItems).set({ quantity: 2, cancelled: 0 }).where(where)).rejects.toThrow()
  })

  test('refuses more on the shelf than came back', async () => {
    const order = await paid()
    await giveBack(order, { lines: [{ item: order.items[0]._id, pieces: 1 }] })
    const ofItem = eq(orderAdjustmentLines.itemId, order.items[0]._id)
    const { db } = shop.services
    await expect(db.update(orderAdjustmentLines).set({ restocked: 2 }).where(ofItem)).rejects.toThrow()
  })
})

test('whatever comes back in whatever order, refunds stay within what was paid and stock within what was sold', async () => {
  const order = await paid()
  const [two, one] = order.items
  const tries = Array.from({ length: 12 }, (_, at) =>
    giveBack(
      order,
      { lines: [{ item: (at % 3 ? two : one)._id, pieces: 1, restock: at % 2 }], refund: 1000 },
      either(at),
    ),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const [owed] = await shop.services.db
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, order._id)))
  expect(owed?.paise).toBe(300_000)
  const now = await seen(order)
  expect(now.status).toBe('returned')
  const back = now.items.reduce((total: number, { restocked }: Json) => total + restocked, 0)
  expect(await stock()).toBe(97 + back)
})
