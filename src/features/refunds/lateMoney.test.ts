import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { lockOrder } from '#/features/orders/life.store.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { oweLateMoney } from './refunds.actions.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, orderOfThree, cancel, seen } = orderShop
const product = await orderShop.newProduct()
afterAll(orderShop.close)

describe('money of a cancelled order that may have come in', () => {
  async function unclear() {
    const order = await orderOfThree(product)
    await post(`/order/${order._id}/upi-reference`, { reference: '412345678901' }, people.meera)
    await cancel(order)
    return seen(order)
  }
  const answerLateMoney = (order: Json, arrived: unknown, at = shop) =>
    post(`/admin/order/late-money/${order.paymentId._id}`, { arrived }, undefined, at)

  test('is owed back when it did, once', async () => {
    const order = await unclear()
    expect(order).toMatchObject({ paymentId: { isUnclear: true }, refunds: [] })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => answerLateMoney(order, true, either(at))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const now = await seen(order)
    expect(now).toMatchObject({
      paymentId: { status: 'Completed', isUnclear: false },
      refunds: [{ amount: 3000, state: 'due' }],
    })
  })

  test('is done with when it did not', async () => {
    const order = await unclear()
    const { body } = await answerLateMoney(order, false)
    expect(body).toMatchObject({ paymentId: { status: 'Pending', isUnclear: false }, refunds: [] })
    expect(await answerLateMoney(order, true)).toMatchObject({
      status: 409,
      body: { code: 'nothing_unclear' },
    })
    const [row] = await shop.services.db.select().from(payments).where(eq(payments.orderId, order._id))
    expect(row?.missingAt).toBeInstanceOf(Date)
  })

  test('is nothing for orders that stand, nor for yes-and-no', async () => {
    const order = await orderOfThree(product)
    expect((await answerLateMoney(order, true)).status).toBe(409)
    expect((await answerLateMoney(await unclear(), 'maybe')).status).toBe(422)
    expect((await answerLateMoney({ paymentId: { _id: newId() } }, true)).status).toBe(404)
  })

  test('is never owed for an order that stands, nor a second time, whoever asks', async () => {
    const [standing, over] = [await orderOfThree(product), await unclear()]
    const owe = ({ _id }: Json) =>
      shop.services.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, 'anyone', _id)
        if (locked) await oweLateMoney(tx, locked, { ...people.adminAsha, name: 'Asha', role: 'admin' })
      })
    await expect(owe(standing)).rejects.toMatchObject({ code: 'nothing_late' })
    await owe(over)
    await expect(owe(over)).rejects.toMatchObject({ code: 'nothing_late' })
    expect((await seen(over)).refunds).toHaveLength(1)
  })
})
