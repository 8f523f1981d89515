import { eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { balanceOf } from '#/features/credit/credit.store.ts'
import { insertEvent } from '#/features/orders/life.store.ts'
import { exchanges } from '#/features/orders/tables/exchanges.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockOf } from '../../../../test/fixtures/goods.ts'
import { addOffer } from '../../../../test/fixtures/offers.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { eventsOf, fillBag, placeBag } from '../../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, other, people, post, put, approve, seen, step, cancel, owe, workList } = orderShop
afterAll(orderShop.close)

/** 1,000 rupees; a dearer and a cheaper one of the same design, and one that is of none. */
const family = 'Peacock'
let kurta: { id: string }
let dear: { id: string }
let cheap: { id: string }
let stranger: { id: string }
beforeAll(async () => {
  const sizes = { enableSize: true, sizes: ['M', 'L'], quantity: 50, family }
  kurta = await addProduct(shop, { name: 'Peacock Kurta', pricePaise: 1_000_00, ...sizes })
  dear = await addProduct(shop, { name: 'Peacock Dear', pricePaise: 1_300_00, family })
  cheap = await addProduct(shop, { name: 'Peacock Cheap', pricePaise: 600_00, family })
  stranger = await addProduct(shop, { name: 'Nobody' })
})

/** One kurta of size M, 1,000 rupees, unless said otherwise; paid by UPI and delivered just now. */
async function delivered(
  quantity = 1,
  of: { product: { id: string }; size?: string } = { product: kurta, size: 'M' },
): Promise<Json> {
  const bag = await fillBag(shop, people.meera, { ...of, quantity })
  const placed = await placeBag(shop, people.meera, bag._id)
  if (!placed.body.order) throw new Error(JSON.stringify(placed.body))
  const { order } = placed.body
  await approve(order)
  await insertEvent(shop.services.db, { orderId: order._id, event: 'delivered' })
  return put(order, 'delivered')
}
const mine = (order: Json) => seen(order, people.meera)
/** Without `instead` for money. */
async function ask(order: Json, instead?: Json, reason = 'size'): Promise<Json> {
  const requestId = newId()
  const lines = [{ item: order.items[0]._id, pieces: order.items[0].quantity, instead }]
  const { status, body } = await post(
    `/order/${order._id}/return-request`,
    { requestId, lines, reason, payBy: 'upi' },
    people.meera,
  )
  return { requestId, status, body }
}
const accept = (order: Json, requestId: string, more: Json = {}, at = shop) => {
  const json = { requestId, handover: 'send', note: 'To our shop', ...more }
  return post(`/admin/order/return-request/accept/${order._id}`, json, undefined, at)
}
const giveBack = (order: Json, at = shop) => {
  const lines = [{ item: order.items[0]._id, pieces: 1 }]
  return post(
    `/admin/order/return/${order._id}`,
    { requestId: newId(), lines, reason: 'size' },
    undefined,
    at,
  )
}
const creditOf = () => balanceOf(shop.services.db, people.meera.id)
/** Money that goes back to Meera for an order, rupees, what became an exchange left out. */
const owed = (order: Json): number =>
  order.refunds
    .filter(({ kind, state }: Json) => kind !== 'credit' && state !== 'failed')
    .reduce((total: number, { amount }: Json) => total + amount, 0)

/** An order that was exchanged for something: both as they are then. */
async function exchanged(instead: Json, more: Json = {}, quantity = 1) {
  const order = await delivered(quantity)
  const { requestId } = await ask(order, instead)
  const { status, body } = await accept(order, requestId, more)
  expect([status, body.code]).toEqual([200, undefined])
  return { order, requestId, placed: await mine({ _id: body.exchanges[0].other._id }) }
}

describe('an exchange', () => {
  test('for another size costs nothing: its order is placed at once, waits for the pieces, and is packed then', async () => {
    const before = await stockOf(shop, kurta)
    const credit = await creditOf()
    const { order, requestId, placed } = await exchanged({ product: kurta.id, size: 'L' })
    expect(placed).toMatchObject({
      status: 'placed',
      grandTotal: 1000,
      credit: 1000,
      paymentId: { status: 'Completed', amount: 0 },
      items: [{ size: 'L', quantity: 1 }],
      exchanges: [{ is: 'new', state: 'waiting', waits: true, amount: 1000, open: 1000 }],
    })
    expect(await stockOf(shop, kurta)).toBe((before ?? 0) - 2)
    expect(await creditOf()).toBe(credit)
    expect(await mailsAbout(shop, placed._id)).toEqual(['order.placed'])
    // Again has no effect, and neither side ends it while the new order stands.
    expect((await accept(order, requestId)).body.exchanges).toHaveLength(1)
    const withdrawal = await post(`/order/${order._id}/return-request/withdraw`, { requestId }, people.meera)
    expect(withdrawal.body.code).toBe('exchange_stands')
    expect((await seen(placed)).actions).not.toContain('pack')
    expect((await step(placed, { status: 'packed' })).body.code).toBe('exchange_held')
    expect(await workList('packing')).not.toContain(placed._id)

    const { body: back } = await giveBack(order)
    expect(back).toMatchObject({
      status: 'returned',
      exchanges: [{ is: 'earlier', state: 'arrived', open: 0 }],
      adjustments: [{ value: 1000, agreed: 0, money: 'none' }],
    })
    expect(owed(back)).toBe(0)
    expect(await workList('packing')).toContain(placed._id)
    expect((await step(placed, { status: 'packed' })).status).toBe(200)
    expect(eventsOf(await mine(order))).toContain('exchanged')
  })

  test('for something dearer leaves the difference to pay, for something cheaper gives it back when the pieces are there', async () => {
    const { placed: more } = await exchanged({ product: dear.id }, { sendAtOnce: true })
    expect(more).toMatchObject({
      grandTotal: 1300,
      credit: 1000,
      paymentId: { status: 'Pending', amount: 300, type: 'upi' },
    })
    await approve(more)
    expect((await step(more, { status: 'packed' })).status).toBe(200)
    const { order, placed: less } = await exchanged({ product: cheap.id })
    expect(less).toMatchObject({ grandTotal: 600, credit: 600, paymentId: { status: 'Completed' } })
    const { body } = await giveBack(order)
    expect(body.adjustments).toMatchObject([{ value: 1000, agreed: 400, money: 'refund' }])
    expect(owed(body)).toBe(400)
  })

  test('that is cancelled before the pieces are back leaves a return for money', async () => {
    const credit = await creditOf()
    const stock = await stockOf(shop, dear)
    const { order, placed } = await exchanged({ product: dear.id })
    const { body } = await cancel(placed)
    expect(body).toMatchObject({ status: 'cancelled', refunds: [] })
    expect(await creditOf()).toBe(credit)
    expect(await stockOf(shop, dear)).toBe(stock)
    const now = await mine(order)
    expect(now).toMatchObject({ exchanges: [{ state: 'undone' }], returnRequests: [{ state: 'accepted' }] })
    expect(eventsOf(now).at(-1)).toBe('exchangeUndone')
    const { body: back } = await giveBack(order)
    // Less what fetching costs, as for every return.
    expect(owed(back)).toBe(900)
    expect(await creditOf()).toBe(credit)
  })

  test('that is cancelled when the pieces are back owes the money that they cost', async () => {
    const credit = await creditOf()
    const { order, placed } = await exchanged({ product: kurta.id, size: 'L' })
    await giveBack(order)
    expect((await cancel(placed)).status).toBe(200)
    expect(owed(await mine(order))).toBe(1000)
    expect(await creditOf()).toBe(credit)
  })

  test('is refused in words: another design, nothing left', async () => {
    const order = await delivered()
    expect((await ask(order, { product: stranger.id })).body.code).toBe('not_exchangeable')
    // Two that are of no design are not of one.
    const plain = await addProduct(shop, { name: 'Nobody Either' })
    const alone = await delivered(1, { product: stranger })
    expect((await ask(alone, { product: plain.id })).body.code).toBe('not_exchangeable')
    const { requestId } = await ask(order, { product: dear.id })
    const { db } = shop.services
    await db.update(products).set({ quantity: 0 }).where(eq(products.id, dear.id))
    const gone = await accept(order, requestId)
    expect([gone.status, gone.body.code, gone.body.message]).toEqual([
      409,
      'out_of_stock',
      'Peacock Dear is out of stock.',
    ])
    expect((await mine(order)).returnRequests).toMatchObject([{ state: 'open' }])
    await db.update(products).set({ quantity: 20 }).where(eq(products.id, dear.id))
    await db.update(payments).set({ status: 'Pending' }).where(eq(payments.orderId, order._id))
    expect((await accept(order, requestId)).body.code).toBe('exchange_unpaid')
  })

  test('and a refund by hand while it waits never come to more than was paid, on money or on paper', async () => {
    const order = await delivered(2)
    // Credit notes are of invoices, which a registered shop writes.
    await changeSettings(shop, { gstin: '09ABCDE1234F1ZY' })
    const invoice = await shop.call('GET', `/api/order/${order._id}/invoice.pdf`, { as: people.adminAsha })
    expect(invoice.status).toBe(200)
    const { requestId } = await ask(order, { product: cheap.id })
    expect((await accept(order, requestId)).status).toBe(200)
    // Two thousand were paid; twelve hundred of them pay for what is sent instead.
    const tooMuch = await owe(order, { amount: 801 })
    expect([tooMuch.body.code, tooMuch.body.message]).toEqual([
      'refund_too_much',
      'At most ₹800.00 can be sent back.',
    ])
    const { body: owing } = await owe(order, { amount: 100, note: 'A pulled thread' })
    const flaw = owing.refunds.find(({ state }: Json) => state === 'due')
    await post(`/admin/refund/send/${flaw._id}`, { kind: 'cash' })
    // What is given in advance is on no credit note before its pieces are back.
    expect((await mine(order)).creditNotes).toMatchObject([{ amount: 100 }])
    const lines = [{ item: order.items[0]._id, pieces: 2 }]
    const back = await post(`/admin/order/return/${order._id}`, { requestId: newId(), lines, reason: 'size' })
    const { refunds: all, creditNotes } = back.body
    const sum = (list: Json[]) => list.reduce((total, { amount }) => total + amount, 0)
    expect([sum(all), sum(creditNotes)]).toEqual([2000, 2000])
    expect((await owe(order, { amount: 1 })).body.code).toBe('refund_too_much')
    await changeSettings(shop, { gstin: '' })
  })

  test('is had once: what came in exchange is sent back for money alone', async () => {
    const { order, placed } = await exchanged({ product: kurta.id, size: 'L' })
    await giveBack(order)
    await insertEvent(shop.services.db, { orderId: placed._id, event: 'delivered' })
    const there = await put(placed, 'delivered')
    const again = await ask(there, { product: kurta.id, size: 'M' })
    expect([again.status, again.body.code]).toEqual([409, 'exchanged_once'])
    expect((await mine(there)).returnRequests).toEqual([])
    expect((await ask(there)).status).toBe(200)
  })

  test('of several pieces is cancelled as a whole or not at all', async () => {
    const { order, placed } = await exchanged({ product: kurta.id, size: 'L' }, {}, 2)
    expect(placed.items).toMatchObject([{ quantity: 2 }])
    const lines = [{ item: placed.items[0]._id, pieces: 1 }]
    const one = await post(`/order/${placed._id}/cancel-items`, { requestId: newId(), lines }, people.meera)
    expect(one.body.code).toBe('exchange_whole')
    // One of two is back: it covers a half, and the other still has to come.
    const { body } = await giveBack(order)
    expect(body.exchanges).toMatchObject([{ state: 'arrived', amount: 2000, open: 1000 }])
    expect((await giveBack(order)).body.exchanges).toMatchObject([{ open: 0 }])
  })
})

describe('of buy one, get one', () => {
  /** A at 2,000, paid, and B at 1,000, free; A goes back for another size. */
  const pair = async (name: string) => {
    const sizes = { enableSize: true, sizes: ['M', 'L'], quantity: 20 }
    const paid = await addProduct(shop, { name: `${name} Paid`, pricePaise: 2_000_00, ...sizes })
    const free = await addProduct(shop, { name: `${name} Free`, pricePaise: 1_000_00, ...sizes })
    const scope = { kind: 'products' as const, any: [paid.id, free.id], attribute: '' }
    const offer = { reward: { kind: 'pieces' as const, buy: 1, get: 1, percent: 100 }, scope }
    const { id } = await addOffer(shop, { label: name, ...offer })
    const goods = [paid, free].map((product) => ({ product, size: 'M' }))
    const bag = await fillBag(shop, people.meera, ...goods)
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    expect(order).toMatchObject({ grandTotal: 2000, items: [{ offerPieces: 1 }, { discount: 1000 }] })
    await approve(order)
    await insertEvent(shop.services.db, { orderId: order._id, event: 'delivered' })
    return { order: await put(order, 'delivered'), product: paid.id, id }
  }
  const usesOf = async (id: string) => {
    const { body } = await shop.call('GET', '/api/admin/offer', { as: people.adminAsha })
    return body.find(({ _id }: Json) => _id === id).orders
  }
  const inPlace = async (name: string) => {
    const { order, product, id } = await pair(name)
    const { requestId } = await ask(order, { product, size: 'L' })
    const { body } = await accept(order, requestId)
    return { order, id, placed: await mine({ _id: body.exchanges[0].other._id }) }
  }

  test('another size stays a piece of the offer: it goes back for no money, and the offer is had once', async () => {
    const { order, id, placed } = await inPlace('Pair')
    expect(placed).toMatchObject({
      ...{ grandTotal: 2000, credit: 2000, offers: [{ label: 'Pair', saved: 0 }] },
      items: [{ size: 'L', offerPieces: 1 }],
    })
    expect(await usesOf(id)).toBe(1)
    await giveBack(order)
    await insertEvent(shop.services.db, { orderId: placed._id, event: 'delivered' })
    const there = await put(placed, 'delivered')
    const asked = await ask(there)
    expect([asked.status, asked.body.code, asked.body.message]).toEqual([
      409,
      'offer_pieces',
      'Pieces of a buy-one-get-one or free offer go back only if something is wrong with them.',
    ])
    expect((await mine(there)).returnRequests).toEqual([])
  })

  test('once the piece is back its customer cancels no new order, by no way; the shop may', async () => {
    const { order, placed } = await inPlace('Couple')
    expect(placed.actions).toContain('cancel')
    await giveBack(order)
    expect((await mine(placed)).actions).not.toContain('cancel')
    const words =
      'What this order was exchanged for came by a buy-one-get-one or free offer and is back with us, so the order can only be cancelled by us. Please write to us, and we see what can be done.'
    const lines = [{ item: placed.items[0]._id, pieces: 1 }]
    for (const { status, body } of [
      await cancel(placed, people.meera),
      await post(`/order/${placed._id}/cancel-items`, { requestId: newId(), lines }, people.meera),
    ])
      expect([status, body.code, body.message]).toEqual([409, 'exchange_offer', words])
    expect([(await mine(placed)).status, owed(await mine(order))]).toEqual(['placed', 0])
    expect((await cancel(placed, people.adminAsha)).status).toBe(200)
    expect(owed(await mine(order))).toBe(2000)
  })
})

test('the very same piece is had in exchange only where something is wrong with it', async () => {
  const order = await delivered()
  const same = { product: kurta.id, size: 'M' }
  const asked = await ask(order, same)
  expect([asked.status, asked.body.code, asked.body.errors?.[0]?.field]).toEqual([
    422,
    'exchange_same',
    'lines',
  ])
  expect((await mine(order)).returnRequests).toEqual([])
  expect((await ask(order, same, 'damaged')).status).toBe(200)
})

test('exchange against cancellation, arrival and a second press: nothing is paid twice, nothing is lost', async () => {
  const { db } = shop.services
  const credit = await creditOf()
  for (let round = 0; round < 4; round += 1) {
    const { order, requestId, placed } = await exchanged({ product: kurta.id, size: 'L' })
    const stock = (await stockOf(shop, kurta)) ?? 0
    const [cancelled, back] = await Promise.all([
      cancel(placed, people.meera, round % 2 ? shop : other),
      giveBack(order, round % 2 ? other : shop),
      accept(order, requestId, {}, other),
    ])
    expect([cancelled.status, back.status]).toEqual([200, 200])
    const now = await mine(order)
    // Whichever came first, the pieces are back and the new order is not: the money goes back, less the fee where it was a return.
    expect([900, 1000]).toContain(owed(now))
    expect(await creditOf()).toBe(credit)
    expect(await stockOf(shop, kurta)).toBe(stock + 2)
    const [row] = await db.select().from(exchanges).where(eq(exchanges.id, requestId))
    expect(row?.state).toBe('undone')
    const [sent] = await db
      .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
      .from(refunds)
      .where(eq(refunds.orderId, placed._id))
    expect(sent?.paise ?? 0).toBe(0)
  }
})

test('what an offer sold comes back when the pieces of an exchange do, not when its new order is placed, and not when that ends', async () => {
  await addOffer(shop, { label: 'Monsoon', scope: { kind: 'products', any: [kurta.id], attribute: '' } })
  const shown = async () => {
    const { body } = await shop.call('GET', '/api/admin/offer', { as: people.adminAsha })
    const { orders, sold, returned, cost } = body.find(({ label }: Json) => label === 'Monsoon')
    return [orders, sold, returned, cost]
  }
  const { order, placed } = await exchanged({ product: kurta.id, size: 'L' })
  expect([order.grandTotal, await shown()]).toEqual([900, [1, 900, 0, 100]])
  await giveBack(order)
  expect([placed.credit, await shown()]).toEqual([900, [1, 0, 900, 0]])
  const another = await exchanged({ product: kurta.id, size: 'L' })
  expect((await cancel(another.placed)).status).toBe(200)
  expect(await shown()).toEqual([2, 900, 900, 100])
  // Another piece of the design costs what it costs: the offer was for the kurta.
  const { placed: other } = await exchanged({ product: dear.id })
  expect(other).toMatchObject({ grandTotal: 1300, credit: 900, paymentId: { amount: 400 } })
  expect(other).not.toHaveProperty('discount')
})
