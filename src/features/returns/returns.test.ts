import { eq, sum } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { orderAdjustmentLines } from '#/features/orders/tables/returns.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { stockOf } from '../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { eventsOf } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, put, step, seen } = orderShop
let product: Awaited<ReturnType<typeof orderShop.newProduct>>
beforeEach(async () => {
  product = await orderShop.newProduct()
})
afterAll(orderShop.close)

const giveBack = (order: Json, json: Json, at = shop, requestId: string = newId()) =>
  post(`/admin/order/return/${order._id}`, { requestId, ...json }, undefined, at)
/** Three pieces, 3,000 rupees, delivered. */
const paid = async () => put(await orderShop.paid(product), 'delivered')
const unpaid = async () => put(await orderShop.orderOfThree(product, { payment: 'cod' }), 'delivered')

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
    expect(await stockOf(shop, product)).toBe(98)
    const mine = await seen(order, people.meera)
    expect(eventsOf(mine).slice(-2)).toEqual(['piecesReturned', 'refundDue'])
    expect(mine.events.at(-2).text).toBe(`1 x ${product.name}, size M\nA larger one follows`)
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
    expect(await stockOf(shop, product)).toBe(99)
    expect(await giveBack(order, { lines: [{ item: one._id, pieces: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'wrong_step' },
    })
  })

  test('and the status `returned` means all that is left', async () => {
    const order = await paid()
    const [two, one] = order.items
    await giveBack(order, { lines: [{ item: two._id, pieces: 1 }], refund: 900 })
    const { body } = await step(order, { status: 'returned', restock: [{ item: one._id, quantity: 0 }] })
    expect(body).toMatchObject({
      status: 'returned',
      items: [
        { returned: 2, restocked: 2 },
        { returned: 1, restocked: 0 },
      ],
      // What was kept of the first piece stays with the shop, and what it costs to fetch the others.
      refunds: [{ amount: 900 }, { amount: 1900 }],
    })
    expect(await stockOf(shop, product)).toBe(99)
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
    expect(await stockOf(shop, product)).toBe(95)
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
    expect(await stockOf(shop, product)).toBe(97)
  })

  test('of an order that is not delivered, or of nobody, are refused', async () => {
    const order = await put(await paid(), 'shipped')
    const lines = [{ item: order.items[0]._id, pieces: 1 }]
    expect(await giveBack(order, { lines })).toMatchObject({ status: 409, body: { code: 'wrong_step' } })
    expect((await giveBack({ _id: newId() }, { lines })).status).toBe(404)
    expect((await post(`/admin/order/return/${order._id}`, { lines })).status).toBe(422)
  })

  test('of cash that is still with the courier: owed back once it is there', async () => {
    const order = await unpaid()
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
    const order = await unpaid()
    const lines = order.items.map(({ _id, quantity }: Json) => ({ item: _id, pieces: quantity }))
    const { body } = await giveBack(order, { lines })
    expect(body).toMatchObject({
      status: 'returned',
      refunds: [],
      adjustments: [{ agreed: 0, money: 'none' }],
    })
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
    .where(eq(refunds.orderId, order._id))
  expect(owed?.paise).toBe(300_000)
  const now = await seen(order)
  expect(now.status).toBe('returned')
  const back = now.items.reduce((total: number, { restocked }: Json) => total + restocked, 0)
  expect(await stockOf(shop, product)).toBe(97 + back)
})
