import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

describe('approving a payment', () => {
  const approve = (as: object, paymentId: string) =>
    shop.call('POST', `/api/admin/order/secure-payment/${paymentId}`, { as })

  test('completes a pending UPI payment once', async () => {
    const { adminAsha } = people
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    const waiting = await orderOf(shop, people.meera, goods.cottonSaree)
    const rowOf = () => shop.services.db.select().from(payments).where(eq(payments.id, order.paymentId._id))
    const approved = { status: 200, body: { message: 'Payment approved successfully' } }
    expect(await approve(adminAsha, order.paymentId._id)).toMatchObject(approved)
    const before = await rowOf()
    expect(before).toMatchObject([{ approvedBy: adminAsha.id, completedAt: expect.any(Date) }])
    expect(await approve(adminAsha, order.paymentId._id)).toMatchObject(approved)
    expect(await rowOf()).toEqual(before)
    const list = async (payment: string) =>
      (await shop.call('GET', `/api/admin/order?payment=${payment}`, { as: adminAsha })).body
    expect(await list('completed')).toMatchObject([
      {
        _id: order._id,
        paymentId: { status: 'Completed' },
        events: [{ event: 'placed' }, { event: 'paid' }],
      },
    ])
    expect(await list('pending')).toMatchObject([{ _id: waiting._id }])
  })

  test('cash on delivery is not approved, an unknown payment not found', async () => {
    const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'cod' })
    expect(await approve(people.adminAsha, order.paymentId._id)).toMatchObject({ status: 409 })
    expect(await approve(people.adminAsha, newId())).toMatchObject({ status: 404 })
    expect(await approve(people.adminAsha, 'x')).toMatchObject({ status: 404 })
  })

  test('is for admins', async () => {
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    expect((await approve(people.visitor, order.paymentId._id)).status).toBe(401)
    expect((await approve(people.meera, order.paymentId._id)).status).toBe(403)
  })
})
