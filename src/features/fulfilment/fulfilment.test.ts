import { afterAll, describe, expect, test } from 'vitest'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockOf } from '../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { eventsOf, orderOf, parcel } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, newProduct, orderOfThree, step, cancel, seen, auditOf } = orderShop
afterAll(orderShop.close)

describe('the way of an order', () => {
  test('placed, packed, shipped with its parcel, delivered, returned: events, audit and mails at each step', async () => {
    const order = await orderOfThree(await newProduct())
    expect(order).toMatchObject({ status: 'placed', actions: ['giveReference', 'cancel'], carrier: null })
    expect(eventsOf(order)).toEqual(['placed'])
    expect((await step(order, { status: 'packed' })).body).toMatchObject({ status: 'packed' })
    const shipped = await step(order, {
      ...parcel,
      note: 'Packed with a silk bag.',
      unpaidReason: 'A customer of many years',
    })
    expect(shipped).toMatchObject({
      status: 200,
      body: {
        status: 'shipped',
        carrier: 'Delhivery',
        trackingNumber: 'DL123',
        actions: ['approve', 'deliver', 'undelivered', 'correctParcel', 'note'],
      },
    })
    expect(orderSchema.parse(shipped.body)).toEqual(shipped.body)
    await step(order, { status: 'delivered' })
    await step(order, { status: 'returned' })
    const mine = await seen(order, people.meera)
    expect(eventsOf(mine)).toEqual(['placed', 'packed', 'shipped', 'delivered', 'returned'])
    expect(mine.events[2]).toMatchObject({ text: 'Packed with a silk bag.' })
    expect(mine.events[2]).not.toHaveProperty('by')
    expect(mine.actions).toEqual([])
    expect(await auditOf(order)).toMatchObject([
      { action: 'order.pack', actorId: people.adminAsha.id, before: { status: 'placed' } },
      {
        action: 'order.ship',
        after: { status: 'shipped', carrier: 'Delhivery', trackingNumber: 'DL123' },
      },
      { action: 'order.deliver' },
      { action: 'order.return', after: { status: 'returned' } },
    ])
    expect(await mailsAbout(shop, order._id)).toEqual([
      'order.placed',
      'order.packed',
      'order.shipped',
      'order.delivered',
      'order.returned',
    ])
  })

  test('a step again changes nothing; a step that the table does not list is refused', async () => {
    const order = await orderOfThree(await newProduct())
    expect((await step(order, parcel)).status).toBe(409)
    await step(order, { status: 'packed' })
    const again = await step(order, { status: 'packed' })
    expect([again.status, eventsOf(again.body)]).toEqual([200, ['placed', 'packed']])
    expect(await auditOf(order)).toHaveLength(1)
    for (const status of ['placed', 'delivered', 'returned']) {
      expect(await step(order, { status })).toMatchObject({
        status: 409,
        body: { code: 'wrong_step', message: `This order is packed and cannot become ${status}.` },
      })
    }
  })

  test('a parcel has a carrier and a tracking number', async () => {
    const order = await orderOfThree(await newProduct())
    await step(order, { status: 'packed' })
    const answer = await step(order, { status: 'shipped', carrier: ' ' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'carrier' }, { field: 'trackingNumber' }] },
    })
    expect((await step(order, { status: 'lost' })).status).toBe(422)
  })

  test('ten admins pack at once: one event, one mail', async () => {
    const order = await orderOfThree(await newProduct())
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => step(order, { status: 'packed' }, either(at))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(eventsOf(await seen(order))).toEqual(['placed', 'packed'])
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.packed'])
  })
})

describe('notes', () => {
  test('are for the shop only', async () => {
    const order = await orderOfThree(await newProduct())
    const write = (note: unknown) => post(`/admin/order/note/${order._id}`, { note })
    const answer = await write('  Wants it as a gift  ')
    expect(answer.body.events).toMatchObject([
      { event: 'placed' },
      { event: 'note', text: 'Wants it as a gift', by: 'Asha Verma' },
    ])
    const mine = await seen(order, people.meera)
    expect(eventsOf(mine)).toEqual(['placed'])
    expect(JSON.stringify(mine)).not.toContain('gift')
    for (const note of ['', '   ', 'x'.repeat(1_001), 5]) expect((await write(note)).status).toBe(422)
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed'])
  })
})

describe('strangers', () => {
  test('change nobody else’s order', async () => {
    const { meera, ravi, visitor, adminAsha } = people
    const product = await newProduct({ quantity: 10 })
    const order = await orderOfThree(product)
    expect((await cancel(order, visitor)).status).toBe(401)
    expect((await cancel(order, ravi)).status).toBe(404)
    expect((await cancel({ _id: newId() }, adminAsha)).status).toBe(404)
    for (const [as, status] of [
      [visitor, 401],
      [ravi, 403],
      [meera, 403],
    ] as const) {
      expect((await step(order, { status: 'packed' }, shop, as)).status).toBe(status)
      expect((await post(`/admin/order/note/${order._id}`, { note: 'x' }, as)).status).toBe(status)
    }
    expect((await step({ _id: newId() }, { status: 'packed' })).status).toBe(404)
    const body = await seen(order, meera)
    expect([body.status, body.events.length, await stockOf(shop, product)]).toEqual(['placed', 1, 7])
  })
})

describe('the work lists', () => {
  test('list what waits, the oldest first, in as many statements for one order as for many', async () => {
    const workListShop = await openTestShop()
    try {
      const { meera, adminAsha } = await cast(workListShop)
      const product = await addProduct(workListShop, { name: 'Listed' })
      const make = (payment: string) => orderOf(workListShop, meera, product, { payment })
      const list = async (needs: string) => {
        const { body } = await workListShop.call('GET', `/api/admin/order?needs=${needs}`, { as: adminAsha })
        return body.map(({ number }: Json) => number)
      }
      const upi = await make('upi')
      const statements = async () => (await statementsOf(() => list('approval'))).length
      // Nobody is looked up for the first time while statements are counted.
      await list('approval')
      const forOne = await statements()
      const [second, cod, dropped] = [await make('upi'), await make('cod'), await make('upi')]
      expect(await list('approval')).toEqual([upi.number, second.number, dropped.number])
      expect(await statements()).toBe(forOne)
      await workListShop.call('POST', `/api/order/${dropped._id}/upi-reference`, {
        as: meera,
        json: { reference: '412345678901' },
      })
      await workListShop.call('POST', `/api/order/${dropped._id}/cancel`, { as: meera })
      await workListShop.call('POST', `/api/admin/order/secure-payment/${upi.paymentId._id}`, {
        as: adminAsha,
      })
      expect(await list('approval')).toEqual([second.number])
      expect(await list('packing')).toEqual([upi.number, cod.number])
      expect(await list('returns')).toEqual([dropped.number])
    } finally {
      await workListShop.close()
    }
  })
})
