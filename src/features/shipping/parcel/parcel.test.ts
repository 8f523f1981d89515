import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>
let product: { id: string }

beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
  people = await cast(shop)
  product = await addProduct(shop, { name: 'Parcelled Silk', quantity: 500 })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const step = ({ _id }: Json, json: Json) =>
  shop.call('POST', `/api/admin/order/status/${_id}`, { as: people.adminAsha, json })
const correct = ({ _id }: Json, json: Json, at = shop, as: Person = people.adminAsha) =>
  at.call('POST', `/api/admin/order/parcel/${_id}`, { as, json })

async function shipped(): Promise<Json> {
  const order = await orderOf(shop, people.meera, product, { payment: 'cod' })
  await step(order, { status: 'packed' })
  await step(order, { status: 'shipped', carrier: 'DTDC', trackingNumber: 'D1' })
  return order
}
const right = { carrier: 'Delhivery', trackingNumber: 'DL1' }

describe('a wrong tracking number', () => {
  test('is corrected: order, log, audit and a mail; the same again changes nothing', async () => {
    const order = await shipped()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => correct(order, right, at % 2 ? other : shop)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(body).toMatchObject({ status: 'shipped', ...right })
    expect(body.events.slice(2)).toMatchObject([
      { event: 'shipped' },
      { event: 'parcelChanged', text: 'Delhivery DL1, not DTDC D1' },
    ])
    const mails = await mailsAbout(shop, order._id)
    expect(mails.slice(2)).toEqual(['order.shipped', 'order.parcelChanged'])
    const log = await shop.services.db.select().from(auditLog).where(eq(auditLog.subjectId, order._id))
    expect(log.at(-1)).toMatchObject({
      action: 'order.correctParcel',
      before: { carrier: 'DTDC', trackingNumber: 'D1' },
      after: right,
    })
  })

  test('of a parcel that arrived is corrected without a mail', async () => {
    const order = await shipped()
    await step(order, { status: 'delivered' })
    expect(await correct(order, right)).toMatchObject({ status: 200, body: right })
    expect(await mailsAbout(shop, order._id)).not.toContain('order.parcelChanged')
  })

  test('is asked for whole, and only of a parcel that left', async () => {
    const order = await shipped()
    for (const [json, field] of [
      [{ carrier: ' ', trackingNumber: 'DL1' }, 'carrier'],
      [{ carrier: 'Delhivery' }, 'trackingNumber'],
      [{ carrier: 'Delhivery', trackingNumber: 'x'.repeat(61) }, 'trackingNumber'],
    ] as const) {
      expect(await correct(order, json)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    }
    for (const status of ['placed', 'packed', 'cancelled', 'returned'] as const) {
      await shop.services.db.update(orders).set({ status }).where(eq(orders.id, order._id))
      expect(await correct(order, right)).toMatchObject({ status: 409, body: { code: 'no_parcel' } })
    }
    expect(await correct({ _id: newId() }, right)).toMatchObject({ status: 404 })
    expect((await correct(order, right, shop, people.meera)).status).toBe(403)
  })
})
