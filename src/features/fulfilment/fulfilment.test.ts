import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { products } from '#/features/catalog/catalog.tables.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { newId } from '#/platform/db/ids.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { fillBag, orderOf, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
/** A second process on the same database, so that no lock of one process can hide a race. */
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
  people = await cast(shop)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const either = (at: number) => (at % 2 === 0 ? shop : other)
const cancel = (as: Person, id: string, at = shop) => at.call('POST', `/api/order/${id}/cancel`, { as })
const step = (as: Person, id: string, json: object, at = shop) =>
  at.call('POST', `/api/admin/order/status/${id}`, { as, json })
const parcel = { status: 'shipped', carrier: 'Delhivery', trackingNumber: 'DL123' }

let made = 0
const newProduct = (quantity = 20) => {
  made += 1
  return addProduct(shop, { name: `Piece ${made}`, quantity, enableSize: true, sizes: ['M', 'L'] })
}

async function stockOf(product: { id: string }) {
  const [row] = await shop.services.db
    .select({ quantity: products.quantity })
    .from(products)
    .where(eq(products.id, product.id))
  return row?.quantity
}

/** Two of size M and one of size L. */
async function orderOfThree(product: { id: string }, fields: Json = {}) {
  const { meera } = people
  const bag = await fillBag(
    shop,
    meera,
    { product, size: 'M', quantity: 2 },
    { product, size: 'L', quantity: 1 },
  )
  return (await placeBag(shop, meera, bag._id, fields)).body.order
}

const auditOf = (id: string) =>
  shop.services.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.createdAt)
const eventsOf = (order: Json) => order.events.map(({ event }: Json) => event)

describe('the way of an order', () => {
  test('placed, packed, shipped with its parcel, delivered, returned: events, audit and mails at each step', async () => {
    const { meera, adminAsha } = people
    const order = await orderOfThree(await newProduct())
    expect(order).toMatchObject({ status: 'placed', actions: ['giveReference', 'cancel'], carrier: null })
    expect(eventsOf(order)).toEqual(['placed'])
    expect((await step(adminAsha, order._id, { status: 'packed' })).body).toMatchObject({ status: 'packed' })
    const shipped = await step(adminAsha, order._id, {
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
    await step(adminAsha, order._id, { status: 'delivered' })
    await step(adminAsha, order._id, { status: 'returned' })
    const seen = (await shop.call('GET', `/api/order/${order._id}`, { as: meera })).body
    expect(eventsOf(seen)).toEqual(['placed', 'packed', 'shipped', 'delivered', 'returned'])
    expect(seen.events[2]).toMatchObject({ text: 'Packed with a silk bag.' })
    expect(seen.events[2]).not.toHaveProperty('by')
    expect(seen.actions).toEqual([])
    expect(await auditOf(order._id)).toMatchObject([
      { action: 'order.pack', actorId: adminAsha.id, before: { status: 'placed' } },
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
    const { adminAsha } = people
    const order = await orderOfThree(await newProduct())
    expect((await step(adminAsha, order._id, parcel)).status).toBe(409)
    await step(adminAsha, order._id, { status: 'packed' })
    const again = await step(adminAsha, order._id, { status: 'packed' })
    expect([again.status, eventsOf(again.body)]).toEqual([200, ['placed', 'packed']])
    expect(await auditOf(order._id)).toHaveLength(1)
    for (const status of ['placed', 'delivered', 'returned']) {
      expect(await step(adminAsha, order._id, { status })).toMatchObject({
        status: 409,
        body: { code: 'wrong_step', message: `This order is packed and cannot become ${status}.` },
      })
    }
  })

  test('a parcel has a carrier and a tracking number', async () => {
    const { adminAsha } = people
    const order = await orderOfThree(await newProduct())
    await step(adminAsha, order._id, { status: 'packed' })
    const answer = await step(adminAsha, order._id, { status: 'shipped', carrier: ' ' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'carrier' }, { field: 'trackingNumber' }] },
    })
    expect((await step(adminAsha, order._id, { status: 'lost' })).status).toBe(422)
  })

  test('ten admins pack at once: one event, one mail', async () => {
    const order = await orderOfThree(await newProduct())
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        step(people.adminAsha, order._id, { status: 'packed' }, either(at)),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: people.adminAsha })
    expect(eventsOf(body)).toEqual(['placed', 'packed'])
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.packed'])
  })
})

describe('cancelling', () => {
  test('gives all pieces of all sizes back, once, however often and from wherever it is asked', async () => {
    const product = await newProduct(10)
    const order = await orderOfThree(product)
    expect(await stockOf(product)).toBe(7)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        cancel(at % 3 ? people.meera : people.adminAsha, order._id, either(at)),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers[0]?.body).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(product)).toBe(10)
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(eventsOf(body)).toEqual(['placed', 'cancelled'])
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.cancelled'])
  })

  test('is over for the customer once packed, for admins once shipped', async () => {
    const { meera, adminAsha } = people
    const product = await newProduct(10)
    const order = await orderOfThree(product)
    await step(adminAsha, order._id, { status: 'packed' })
    expect(await cancel(meera, order._id)).toMatchObject({
      status: 409,
      body: { code: 'wrong_step', message: expect.stringContaining('already packed') },
    })
    const shipped = await orderOfThree(product)
    await step(adminAsha, shipped._id, { status: 'packed' })
    await step(adminAsha, shipped._id, { ...parcel, unpaidReason: 'Pays on Monday' })
    expect((await cancel(adminAsha, shipped._id)).status).toBe(409)
    expect(await stockOf(product)).toBe(4)
    expect((await step(adminAsha, order._id, { status: 'cancelled' })).status).toBe(200)
    expect(await stockOf(product)).toBe(7)
  })

  test('against packing: one of the two happens, and stock fits to it', async () => {
    const product = await newProduct(100)
    const orders = []
    for (let at = 0; at < 8; at += 1) orders.push(await orderOfThree(product))
    const outcomes = await Promise.all(
      orders.map(async (order, at) => {
        const [cancelled, packed] = await Promise.all([
          cancel(people.meera, order._id, either(at)),
          step(people.adminAsha, order._id, { status: 'packed' }, either(at + 1)),
        ])
        expect([cancelled.status, packed.status].sort()).toEqual([200, 409])
        return cancelled.status === 200
      }),
    )
    const standing = outcomes.filter((cancelled) => !cancelled).length
    expect(await stockOf(product)).toBe(100 - 3 * standing)
  })

  test('against other orders of the same goods in opposite order: nobody waits for ever', async () => {
    const [one, two] = [await newProduct(50), await newProduct(50)]
    const { meera, ravi } = people
    const bag = async (as: Person, goods: { id: string }[]) =>
      fillBag(shop, as, ...goods.map((product) => ({ product, size: 'M' })))
    const placed = (await placeBag(shop, meera, (await bag(meera, [one, two]))._id)).body.order
    const [mine, his] = [await bag(meera, [two, one]), await bag(ravi, [one, two])]
    const answers = await Promise.all([
      cancel(meera, placed._id),
      placeBag(other, meera, mine._id),
      placeBag(shop, ravi, his._id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201])
    expect([await stockOf(one), await stockOf(two)]).toEqual([48, 48])
  })

  test('every process hears of the stock that came back', async () => {
    const product = await newProduct()
    const order = await orderOfThree(product)
    const received: string[] = []
    other.services.databaseNotices.on('stock', (payload) => received.push(payload))
    await cancel(people.meera, order._id)
    await expect.poll(() => received).toContain(product.id)
  })
})

describe('cash', () => {
  const collect = (as: Person, paymentId: string, at = shop) =>
    at.call('POST', `/api/admin/order/cash-collected/${paymentId}`, { as })

  /** Cash is there once the parcel has left. */
  async function shipped(product: { id: string }): Promise<Json> {
    const order = await orderOf(shop, people.meera, product, { payment: 'cod' })
    await step(people.adminAsha, order._id, { status: 'packed' })
    expect((await step(people.adminAsha, order._id, parcel)).status).toBe(200)
    return order
  }

  test('is written down once, and the payment is completed', async () => {
    const { adminAsha, meera } = people
    const order = await shipped(await addProduct(shop, { name: 'For Cash' }))
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => collect(adminAsha, order.paymentId._id, either(at))),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { message: 'Cash collected' } })
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: meera })
    expect(body.paymentId.status).toBe('Completed')
    expect(eventsOf(body)).toEqual(['placed', 'packed', 'shipped', 'paid'])
    const actions = (await auditOf(order._id)).map(({ action }) => action)
    expect(actions).toEqual(['order.pack', 'order.ship', 'order.collectCash'])
  })

  test('is neither offered nor taken before the parcel has left', async () => {
    const { adminAsha, meera } = people
    const product = await addProduct(shop, { name: 'Cash Too Early' })
    const order = await orderOf(shop, meera, product, { payment: 'cod' })
    const early = { status: 409, body: { code: 'cash_too_early' } }
    expect(await collect(adminAsha, order.paymentId._id)).toMatchObject(early)
    const packed = await step(adminAsha, order._id, { status: 'packed' })
    expect(packed.body.actions).not.toContain('collectCash')
    expect(await collect(adminAsha, order.paymentId._id)).toMatchObject(early)
    expect((await step(adminAsha, order._id, parcel)).body.actions).toContain('collectCash')
    expect((await collect(adminAsha, order.paymentId._id)).status).toBe(200)
  })

  test('is for orders in cash that stand', async () => {
    const { adminAsha, meera } = people
    const product = await addProduct(shop, { name: 'Not For Cash' })
    const upi = await orderOf(shop, meera, product)
    expect(await collect(adminAsha, upi.paymentId._id)).toMatchObject({
      status: 409,
      body: { code: 'not_cod' },
    })
    const cod = await orderOf(shop, meera, product, { payment: 'cod' })
    await cancel(meera, cod._id)
    expect(await collect(adminAsha, cod.paymentId._id)).toMatchObject({
      status: 409,
      body: { code: 'order_over' },
    })
    expect((await collect(adminAsha, newId())).status).toBe(404)
  })
})

describe('notes', () => {
  test('are for the shop only', async () => {
    const { adminAsha, meera } = people
    const order = await orderOfThree(await newProduct())
    const write = (note: unknown) =>
      shop.call('POST', `/api/admin/order/note/${order._id}`, { as: adminAsha, json: { note } })
    const answer = await write('  Wants it as a gift  ')
    expect(answer.body.events).toMatchObject([
      { event: 'placed' },
      { event: 'note', text: 'Wants it as a gift', by: 'Asha Verma' },
    ])
    const seen = await shop.call('GET', `/api/order/${order._id}`, { as: meera })
    expect(eventsOf(seen.body)).toEqual(['placed'])
    expect(JSON.stringify(seen.body)).not.toContain('gift')
    for (const note of ['', '   ', 'x'.repeat(1_001), 5]) expect((await write(note)).status).toBe(422)
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed'])
  })
})

describe('strangers', () => {
  test('change nobody else’s order', async () => {
    const { meera, ravi, visitor, adminAsha } = people
    const product = await newProduct(10)
    const order = await orderOfThree(product)
    expect((await cancel(visitor, order._id)).status).toBe(401)
    expect((await cancel(ravi, order._id)).status).toBe(404)
    expect((await cancel(adminAsha, newId())).status).toBe(404)
    for (const [as, status] of [
      [visitor, 401],
      [ravi, 403],
      [meera, 403],
    ] as const) {
      expect((await step(as, order._id, { status: 'packed' })).status).toBe(status)
      const note = await shop.call('POST', `/api/admin/order/note/${order._id}`, { as, json: { note: 'x' } })
      expect(note.status).toBe(status)
    }
    expect((await step(adminAsha, newId(), { status: 'packed' })).status).toBe(404)
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: meera })
    expect([body.status, body.events.length, await stockOf(product)]).toEqual(['placed', 1, 7])
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
      const statements = async () => {
        const query = vi.spyOn(Client.prototype, 'query')
        await list('approval')
        const calls = query.mock.calls.length
        query.mockRestore()
        return calls
      }
      /** The least of a few: now and then the jobs of the process ask the database as well. */
      const least = async () => Math.min(await statements(), await statements(), await statements())
      const forOne = await least()
      const [second, cod, dropped] = [await make('upi'), await make('cod'), await make('upi')]
      expect(await list('approval')).toEqual([upi.number, second.number, dropped.number])
      expect(await least()).toBe(forOne)
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
