import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { offers, offerUses } from '#/features/offers/offers.tables.ts'
import type { Reward } from '#/features/offers/rules/offer.rules.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { saveProviderOrder } from '#/features/payments/card/card.store.ts'
import { findSlips } from '#/features/shipping/slip/slip.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { addProduct, stockOf } from '../../../../test/fixtures/goods.ts'
import { addOffer } from '../../../../test/fixtures/offers.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { fillBag, placeBag } from '../../../../test/fixtures/orders.ts'
import type { Json, Person } from '../../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, approve, cancel, seen } = orderShop
let product: Awaited<ReturnType<typeof orderShop.newProduct>>
beforeEach(async () => {
  product = await orderShop.newProduct()
})
afterAll(orderShop.close)

const drop = (order: Json, lines: Json, as: Person = people.meera, at = shop, requestId: string = newId()) =>
  post(`/order/${order._id}/cancel-items`, { requestId, lines, note: 'Sold out' }, as, at)
const pack = (order: Json, at = shop) => orderShop.step(order, { status: 'packed' }, at)
/** 3,000 rupees. */
const placed = (payment = 'upi') => orderShop.orderOfThree(product, { payment })
const oneOf = (line: Json) => [{ item: line._id, pieces: 1 }]

describe('of an order with an offer by the piece', () => {
  const ordered = async (reward: Reward, purse: { id: string }, leastPaise = 0) => {
    const any = [product.id, ...(reward.kind === 'gift' ? [] : [purse.id])]
    const scope = { kind: 'products' as const, any, attribute: '' }
    await addOffer(shop, { label: 'Festive', reward, scope, leastPaise })
    const bag = await fillBag(shop, people.meera, { product, size: 'M', quantity: 2 }, { product: purse })
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    await forgetOffers()
    return order
  }
  const forgetOffers = async () => {
    await shop.services.db.delete(offerUses)
    await shop.services.db.delete(offers)
    shop.services.offers.forget()
  }
  const refused = async (order: Json, lines: Json) => {
    const { status, body } = await drop(order, lines)
    return [status, body.code, body.message, body.errors?.[0]?.field]
  }

  test('the free piece does not stay where the paid ones leave: together, or the shop does it', async () => {
    const cheap = await addProduct(shop, { name: 'Third of Three', pricePaise: 40_000, quantity: 9 })
    const order = await ordered({ kind: 'pieces', buy: 2, get: 1, percent: 100 }, cheap)
    const [paid, free] = order.items
    const items = [{ offerPieces: 2 }, { offerPieces: 1, discount: 400 }]
    expect(order).toMatchObject({ grandTotal: 2000, items })
    const words =
      'The pieces of “Festive” stay or leave together. Please cancel all pieces of these items, or none of the offer’s.'
    const both = [{ item: paid._id, pieces: 2 }]
    expect(await refused(order, both)).toEqual([409, 'offer_torn', words, 'lines'])
    expect(await refused(order, oneOf(paid))).toEqual([409, 'offer_torn', words, 'lines'])
    expect((await seen(order)).grandTotal).toBe(2000)
    // By the shop, which may give more; then the offer is apart, and in nobody's way.
    expect((await drop(order, oneOf(paid), people.adminAsha)).body.grandTotal).toBe(1000)
    expect((await drop(order, oneOf(free))).body).toMatchObject({ grandTotal: 1000, status: 'placed' })
  })

  test('free and surplus pieces of one line: the surplus one leaves alone, the others with it', async () => {
    const any = [product.id]
    const reward = { kind: 'pieces' as const, buy: 1, get: 1, percent: 100 }
    await addOffer(shop, { label: 'Festive', reward, scope: { kind: 'products', any, attribute: '' } })
    const bag = await fillBag(shop, people.meera, { product, size: 'M', quantity: 3 })
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    const [line] = order.items
    expect(order).toMatchObject({
      grandTotal: 2000,
      items: [{ quantity: 3, offerPieces: 2, discount: 1000 }],
    })
    // Two would take two thirds of the discount with them.
    expect((await refused(order, [{ item: line._id, pieces: 2 }])).slice(0, 2)).toEqual([409, 'offer_torn'])
    expect((await seen(order)).grandTotal).toBe(2000)
    expect((await drop(order, oneOf(line))).body).toMatchObject({
      status: 'placed',
      items: [{ quantity: 2 }],
    })
    expect((await drop(order, [{ item: line._id, pieces: 2 }])).body.status).toBe('cancelled')
    await forgetOffers()
  })

  test('a gift leaves with what it was given for, and stays while enough of that does', async () => {
    const purse = await addProduct(shop, { name: 'Purse as Gift', pricePaise: 20_000, quantity: 9 })
    const order = await ordered({ kind: 'gift', product: purse.id }, purse, 100_000)
    const [saree, gift] = order.items
    const items = [{ quantity: 2 }, { offerPieces: 1, discount: 200 }]
    expect(order).toMatchObject({ grandTotal: 2000, items })
    const all = [{ item: saree._id, pieces: 2 }]
    const words =
      'The gift of “Festive” came with what would be left out. Please cancel all pieces of it as well.'
    expect(await refused(order, all)).toEqual([409, 'offer_torn', words, 'lines'])
    expect((await drop(order, oneOf(saree))).body).toMatchObject({ grandTotal: 1000, status: 'placed' })
    expect(await refused(order, oneOf(saree))).toEqual([409, 'offer_torn', words, 'lines'])
    const rest = [saree, gift].flatMap((line) => oneOf(line))
    expect((await drop(order, rest)).body.status).toBe('cancelled')
  })
})

describe('cancelled pieces', () => {
  test('leave the rest: lines, totals, what is to be paid, stock, story and mail', async () => {
    const order = await placed()
    const { status, body } = await drop(order, oneOf(order.items[0]))
    expect(status).toBe(200)
    expect(orderSchema.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      status: 'placed',
      subTotal: 2000,
      grandTotal: 2000,
      paymentId: { amount: 2000, status: 'Pending' },
      items: [{ quantity: 1, cancelled: 1 }, { quantity: 1 }],
      refunds: [],
      adjustments: [{ kind: 'cancelled', value: 1000, agreed: 1000, money: 'lessDue' }],
    })
    expect(await stockOf(shop, product)).toBe(98)
    const { body: upi } = await shop.call('GET', `/api/order/${order._id}/upi`, { as: people.meera })
    expect([upi.amount, upi.link]).toEqual([2000, expect.stringContaining('am=2000.00')])
    expect(body.events.at(-1)).toMatchObject({
      event: 'piecesCancelled',
      // What a customer writes there is told to nobody.
      text: `1 x ${product.name}, size M`,
    })
    expect((await mailsAbout(shop, order._id)).at(-1)).toBe('order.piecesCancelled')
  })

  test('are not on the packing slip, and a line of none is not either', async () => {
    const order = await placed('cod')
    await drop(order, oneOf(order.items[1]), people.adminAsha)
    const [slip] = await findSlips(shop.services.db, { orderId: order._id })
    expect(slip?.items.map(({ size, quantity }) => [size, quantity])).toEqual([['M', 2]])
    const { body } = await shop.call('GET', `/api/admin/order/export.csv?q=${order.number}`, {
      as: people.adminAsha,
    })
    expect(body).toContain(`2 x ${product.name} (M),2,2000.00`)
  })

  test('of a paid order are owed back; the note of an admin is told', async () => {
    const order = await placed()
    await approve(order)
    const { body } = await drop(order, oneOf(order.items[0]), people.adminAsha)
    expect(body).toMatchObject({
      grandTotal: 2000,
      paymentId: { status: 'Completed', amount: 3000 },
      refunds: [{ amount: 1000, state: 'due' }],
      refundable: 2000,
      adjustments: [{ money: 'refund' }],
    })
    expect(body.events.at(-2)).toMatchObject({ text: `1 x ${product.name}, size M\nSold out` })
    const [audited] = await shop.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, order._id), eq(auditLog.action, 'order.cancelPieces')))
    expect(audited).toMatchObject({ after: { grandTotalPaise: 200_000, refundPaise: 100_000 } })
    // The rest goes back with the rest.
    const { body: over } = await cancel(order)
    expect(over.refunds.map(({ amount }: Json) => amount)).toEqual([1000, 2000])
    expect(await stockOf(shop, product)).toBe(100)
  })

  test('of an order whose customer says that it is paid: the difference goes back once the money is seen', async () => {
    const order = await placed()
    await post(`/order/${order._id}/upi-reference`, { reference: '412345678901' }, people.meera)
    const { body } = await drop(order, oneOf(order.items[0]))
    expect(body).toMatchObject({
      grandTotal: 2000,
      paymentId: { amount: 3000 },
      refunds: [],
      adjustments: [{ money: 'onPayment' }],
    })
    await Promise.all([0, 1, 2].map((at) => approve(order, either(at))))
    expect(await seen(order)).toMatchObject({
      paymentId: { status: 'Completed', amount: 3000 },
      refunds: [{ amount: 1000 }],
    })
  })

  test('all of them are a cancelled order', async () => {
    const order = await placed('cod')
    await drop(order, oneOf(order.items[0]))
    const { body } = await drop(
      order,
      order.items.map((line: Json) => oneOf(line)[0]),
    )
    expect(body).toMatchObject({
      status: 'cancelled',
      grandTotal: 2000,
      items: [{ quantity: 1 }, { quantity: 1 }],
    })
    expect(await stockOf(shop, product)).toBe(100)
    expect((await mailsAbout(shop, order._id)).at(-1)).toBe('order.cancelled')
  })

  test('are those of an own order that is not packed yet', async () => {
    const order = await placed('cod')
    const lines = oneOf(order.items[0])
    expect((await drop(order, lines, people.ravi)).status).toBe(404)
    expect((await drop(order, lines, people.visitor)).status).toBe(401)
    expect(await drop(order, [{ item: order.items[0]._id, pieces: 3 }])).toMatchObject({
      status: 409,
      body: {
        code: 'pieces_gone',
        message: `Only 2 of ${product.name}, size M are left. Please look at the order again.`,
      },
    })
    await pack(order)
    for (const as of [people.meera, people.adminAsha]) {
      expect(await drop(order, lines, as)).toMatchObject({ status: 409, body: { code: 'wrong_step' } })
    }
    expect(await seen(order)).toMatchObject({ grandTotal: 3000, items: [{ quantity: 2 }, { quantity: 1 }] })
  })

  test('asked for ten times under one name are cancelled once', async () => {
    const order = await placed()
    const requestId = newId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        drop(order, oneOf(order.items[0]), people.meera, either(at), requestId),
      ),
    )
    for (const { status, body } of answers) expect([status, body.grandTotal]).toEqual([200, 2000])
    expect(await stockOf(shop, product)).toBe(98)
    expect(await drop(order, oneOf(order.items[1]), people.meera, shop, requestId)).toMatchObject({
      status: 409,
      body: { code: 'return_request_reused' },
    })
  })
})

describe('at the same time', () => {
  test('as packing: one of the two comes first, and the slip fits to it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await placed('cod')
      const [dropped, packed] = await Promise.all([
        drop(order, oneOf(order.items[0]), people.meera, either(round)),
        pack(order, either(round + 1)),
      ])
      expect(packed.status).toBe(200)
      const now = await seen(order)
      expect(now.grandTotal).toBe(dropped.status === 200 ? 2000 : 3000)
      const [slip] = await findSlips(shop.services.db, { orderId: order._id })
      const pieces = slip?.items.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(pieces).toBe(dropped.status === 200 ? 2 : 3)
    }
  })

  test('as the approval: what was paid less what is owed back is what the order costs', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await placed()
      const reference = round % 2 === 0
      if (reference) {
        await post(`/order/${order._id}/upi-reference`, { reference: '412345678901' }, people.meera)
      }
      const answers = await Promise.all([
        drop(order, oneOf(order.items[0]), people.meera, either(round)),
        approve(order, either(round + 1)),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { grandTotal, paymentId, refunds } = await seen(order)
      const back = refunds.reduce((sum: number, { amount }: Json) => sum + amount, 0)
      expect([grandTotal, paymentId.amount - back]).toEqual([2000, 2000])
      if (reference) expect(paymentId.amount).toBe(3000)
    }
  })

  test('as a card payment is begun: no payment over the old amount is kept', async () => {
    const order = await placed()
    const { db } = shop.services
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, order._id))
    if (!payment) throw new Error('No payment')
    await drop(order, oneOf(order.items[0]))
    expect(await saveProviderOrder(db, payment, 'order_old')).toBe(false)
    expect(await saveProviderOrder(db, { ...payment, amountPaise: 200_000 }, 'order_new')).toBe(true)
  })
})
