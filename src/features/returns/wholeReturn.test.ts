import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { stockOf } from '../../../test/fixtures/goods.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, put, step, seen, auditOf } = orderShop
let product: { id: string }
beforeEach(async () => {
  product = await orderShop.newProduct()
})
afterAll(orderShop.close)

/** Three pieces, 3,000 rupees, delivered. */
const paid = async () => put(await orderShop.paid(product), 'delivered')
const unpaid = async () => put(await orderShop.orderOfThree(product, { payment: 'cod' }), 'delivered')

describe('a return', () => {
  test('puts everything back on the shelf and owes all but the fee for fetching it, unless it is said otherwise', async () => {
    const order = await paid()
    expect(await stockOf(shop, product)).toBe(97)
    const { body } = await step(order, { status: 'returned' })
    expect(await stockOf(shop, product)).toBe(100)
    expect(body.items.map(({ restocked }: Json) => restocked)).toEqual([2, 1])
    expect(body.refunds).toMatchObject([{ amount: 2900, state: 'due' }])
    expect(await seen(order, people.meera)).not.toHaveProperty('items.0.restocked')
    const names = [expect.stringMatching(/^2 x \D/), expect.stringMatching(/^1 x \D/)]
    expect((await auditOf(order)).at(-1)).toMatchObject({ after: { restocked: names } })
  })

  test('leaves damaged pieces out and holds money back', async () => {
    const order = await paid()
    const [two, one] = order.items
    const { body } = await step(order, {
      status: 'returned',
      restock: [
        { item: two._id, quantity: 1 },
        { item: one._id, quantity: 0 },
      ],
      refund: 1999.5,
    })
    expect(await stockOf(shop, product)).toBe(98)
    expect(body).toMatchObject({ refundable: 1000.5, refunds: [{ amount: 1999.5 }] })
    expect(body.items.map(({ restocked }: Json) => restocked)).toEqual([1, 0])
  })

  test('ten times at once, with different words, happens once', async () => {
    const order = await paid()
    const [two] = order.items
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        step(order, { status: 'returned', restock: [{ item: two._id, quantity: at % 3 }] }, either(at)),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { items, refunds: owed } = await seen(order)
    const back = items.reduce((sum: number, { restocked }: Json) => sum + restocked, 0)
    expect(await stockOf(shop, product)).toBe(97 + back)
    expect(owed).toHaveLength(1)
  })

  test.each([
    ['more pieces than were bought', (item: string) => ({ restock: [{ item, quantity: 3 }] }), 'restock'],
    ['pieces of a line that is not there', () => ({ restock: [{ item: newId(), quantity: 1 }] }), 'restock'],
    ['more money than was paid', () => ({ refund: 3000.01 }), 'refund'],
  ])('with %s changes nothing', async (_name, fields, field) => {
    const order = await paid()
    const answer = await step(order, { status: 'returned', ...fields(order.items[0]._id) })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    expect(await seen(order)).toMatchObject({ status: 'delivered', refunds: [] })
    expect(await stockOf(shop, product)).toBe(97)
  })

  test('of cash that never came owes nothing; of cash that came it owes store credit', async () => {
    const free = await unpaid()
    expect((await step(free, { status: 'returned' })).body.refunds).toEqual([])
    const order = await unpaid()
    await post(`/admin/order/cash-collected/${order.paymentId._id}`)
    expect((await step(order, { status: 'returned' })).body.refunds).toMatchObject([
      { kind: 'credit', amount: 2900 },
    ])
  })
})
