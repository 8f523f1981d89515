import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { stockOf } from '../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, put, step, seen, workList } = orderShop
let product: { id: string }
beforeEach(async () => {
  product = await orderShop.newProduct()
})
afterAll(orderShop.close)

/** Three pieces, 3,000 rupees, on the way. */
const paid = async () => put(await orderShop.paid(product), 'shipped')
const unpaid = async () => put(await orderShop.orderOfThree(product, { payment: 'cod' }), 'shipped')
const undelivered = (order: Json, json: Json, at = shop) =>
  step(order, { status: 'undelivered', ...json }, at)

describe('a parcel that does not arrive', () => {
  test('refused, cash on delivery: what is good goes back on the shelf, nothing is owed or waited for', async () => {
    const order = await unpaid()
    expect(await workList('cash')).toContain(order._id)
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
    expect(await stockOf(shop, product)).toBe(99)
    for (const needs of ['cash', 'onTheWay', 'refunds'])
      expect(await workList(needs)).not.toContain(order._id)
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
    const order = await paid()
    const { body } = await undelivered(order, { outcome: 'lost' })
    expect(body).toMatchObject({
      status: 'undelivered',
      refunds: [{ amount: 3000, state: 'due' }],
      adjustments: [{ kind: 'lost', lines: [{ restocked: 0 }, { restocked: 0 }] }],
    })
    expect(await stockOf(shop, product)).toBe(97)
    expect(await workList('refunds')).toContain(order._id)
  })

  test('what goes back is as much as the shopkeeper says, in rupees', async () => {
    const order = await paid()
    const { body } = await undelivered(order, { outcome: 'refused', refund: 2499.5 })
    expect(body).toMatchObject({
      refunds: [{ amount: 2499.5, state: 'due' }],
      adjustments: [{ kind: 'refused', value: 3000, agreed: 2499.5 }],
    })
  })

  test('needs to be said refused or lost; what is lost is not on the shelf', async () => {
    const order = await paid()
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
    expect((await undelivered(await put(await paid(), 'delivered'), { outcome: 'lost' })).status).toBe(409)
    expect(await seen(order)).toMatchObject({ status: 'shipped' })
  })

  test('written down while another admin says that it arrived: one of the two happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await paid()
      const answers = await Promise.all([
        undelivered(order, { outcome: 'refused' }, either(round)),
        step(order, { status: 'delivered' }, either(round + 1)),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})
