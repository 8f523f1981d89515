import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { lockOrder } from '#/features/orders/life.store.ts'
import { creditNotes, invoices } from '#/features/orders/tables/documents.tables.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { fillBag, parcel, placeBag, setStatus } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { GSTIN, openIssuer } from './documents.fixture.ts'
import { creditPiecesOf, ensureCredited } from './issueCreditNote.actions.ts'

const issuer = await openIssuer()
const { shop, people, placed, post, approve, step, cancel, owe, seen, getFile, documentOf, notesOf } = issuer
await issuer.register(GSTIN)
const fields = { gstClass: 'garment', quantity: 99 } as const
const suit = await addProduct(shop, { name: 'Left Suit', pricePaise: 219_000, ...fields })
const lehenga = await addProduct(shop, { name: 'Left Lehenga', pricePaise: 499_900, ...fields })
afterAll(issuer.close)

/** Suits at 5 % and lehengas at 18 %, paid. */
async function sold(suits: number, lehengas: number): Promise<Json> {
  const goods = [
    { product: suit, quantity: suits },
    { product: lehenga, quantity: lehengas },
  ]
  const bag = await fillBag(shop, people.meera, ...goods)
  const { order } = (await placeBag(shop, people.meera, bag._id)).body
  await approve(order)
  return order
}

describe('pieces that come back', () => {
  /** A suit and two lehengas, invoiced. */
  async function mixed(): Promise<Json> {
    const order = await sold(1, 2)
    expect((await getFile(order)).status).toBe(200)
    return order
  }
  const credit = (order: Json, back: readonly number[], amountPaise: number) =>
    shop.services.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, 'anyone', order._id)
      if (!locked) throw new Error('No order')
      const pieces = new Map<string, number>(
        order.items.map(({ _id }: Json, at: number) => [_id, back[at] ?? 0]),
      )
      await creditPiecesOf(tx, locked, { pieces, amountPaise, reason: 'returned' })
    })

  test('are noted alone and at their own rate: a suit of 2,190 rupees with 104.29 of tax', async () => {
    const order = await mixed()
    await credit(order, [1], 219_000)
    const [first] = await notesOf(order)
    expect(first).toMatchObject({
      lines: [{ rate: 5, quantity: 1, igstPaise: 10_429 }],
      total: { amountPaise: 219_000, taxablePaise: 208_571, igstPaise: 10_429, quantity: 1 },
    })
    expect(first.lines).toHaveLength(1)
  })

  test('add up to the invoice with what was kept of them and given later', async () => {
    const order = await mixed()
    await credit(order, [0, 1], 489_900)
    await credit(order, [1, 1], 718_900)
    // What was kept of the first lehenga.
    await shop.services.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, 'anyone', order._id)
      if (locked) await ensureCredited(tx, locked, 1_218_800, 'refund')
    })
    const notes = await notesOf(order)
    expect(notes.map(({ total }) => total.amountPaise)).toEqual([489_900, 718_900, 10_000])
    expect(notes[2]).toMatchObject({ lines: [{ rate: 18, quantity: 0 }] })
    const { total } = await documentOf(order)
    const sum = (part: 'taxablePaise' | 'igstPaise') =>
      notes.reduce((paise, { total: of }) => paise + of[part], 0)
    expect([sum('taxablePaise'), sum('igstPaise')]).toEqual([total.taxablePaise, total.igstPaise])
    expect(notes.reduce((pieces, { total: of }) => pieces + of.quantity, 0)).toBe(3)
  })

  test('are never more than were sent, nor credited above the invoice', async () => {
    const order = await mixed()
    await expect(credit(order, [2], 100)).rejects.toThrow(RangeError)
    await credit(order, [1, 2], 9_999_900)
    expect((await notesOf(order)).map(({ total }) => total.amountPaise)).toEqual([1_218_800])
    await expect(credit(order, [1], 100)).rejects.toThrow(RangeError)
  })

  test('of an invoice from before lines were stored are credited at the rates that it printed', async () => {
    const order = await mixed()
    // As the version before wrote it.
    await shop.services.db.update(invoices).set({ lines: null }).where(eq(invoices.orderId, order._id))
    await credit(order, [1], 219_000)
    expect((await notesOf(order))[0]).toMatchObject({ total: { igstPaise: 10_429 } })
  })

  test('after a note from before lines were stored: what it took off every line is gone', async () => {
    const order = await mixed()
    const rows = { orderId: order._id, financialYear: '2031-32', serial: 1, reason: 'refund' } as const
    await shop.services.db.insert(creditNotes).values({ id: newId(), ...rows, amountPaise: 609_400 })
    await credit(order, [1, 2], 9_999_900)
    const notes = await notesOf(order)
    expect(notes.map(({ total }) => total.amountPaise)).toEqual([609_400, 609_400])
    expect(notes[0].lines.map(({ amountPaise }: Json) => amountPaise)).toEqual([109_500, 499_900])
  })
})

describe('a credit note of what left an order', () => {
  const cancelPieces = (order: Json, pieces: number) =>
    post(`/order/${order._id}/cancel-items`, {
      requestId: newId(),
      lines: [{ item: order.items[0]._id, pieces }],
    })
  const giveBack = (order: Json, at: number, refund: number) =>
    post(`/admin/order/return/${order._id}`, {
      requestId: newId(),
      lines: [{ item: order.items[at]._id, pieces: 1 }],
      refund,
    })

  test('by two returns names the pieces of each, and both add up to the invoice', async () => {
    const order = await sold(1, 1)
    const whole = await documentOf(order)
    await setStatus(shop, order, 'delivered')
    await giveBack(order, 0, 2190)
    await giveBack(order, 1, 4999)
    const notes = await notesOf(order)
    expect(notes[0]).toMatchObject({
      lines: [{ name: 'Left Suit', quantity: 1, rate: 5, igstPaise: 10_429 }],
    })
    for (const part of ['amountPaise', 'taxablePaise', 'igstPaise'] as const) {
      expect(notes.reduce((sum, { total }) => sum + total[part], 0)).toBe(whole.total[part])
    }
  })

  test('leaves what the shop keeps of the price on the invoice; given later it is noted where it belongs', async () => {
    const order = await sold(1, 1)
    await getFile(order)
    await setStatus(shop, order, 'delivered')
    expect((await giveBack(order, 0, 2090)).body.creditNotes).toMatchObject([{ amount: 2090 }])
    await owe(order, { amount: 100 })
    for (const { _id } of (await seen(order)).refunds)
      await post(`/admin/refund/send/${_id}`, { kind: 'cash' })
    const [first, second] = await notesOf(order)
    expect(second).toMatchObject({ lines: [{ name: 'Left Suit', amountPaise: 10_000 }] })
    expect(first.total.igstPaise + second.total.igstPaise).toBe(10_429)
  })

  test('by pieces cancelled after the invoice was issued leaves the invoice as it was', async () => {
    const order = await sold(2, 1)
    const before = await documentOf(order)
    await cancelPieces(order, 1)
    expect(await documentOf(order)).toEqual(before)
    const [note] = await notesOf(order)
    expect(note).toMatchObject({ lines: [{ name: 'Left Suit', quantity: 1, igstPaise: 10_429 }] })
    const { body } = await cancel(order, people.adminAsha)
    expect(body.creditNotes.map(({ amount }: Json) => amount)).toEqual([2190, 7189])
  })

  test('by pieces cancelled before it is none: the invoice never names them', async () => {
    const order = await sold(2, 1)
    await cancelPieces(order, 2)
    const document = await documentOf(order)
    expect(document.lines.map(({ name }) => name)).toEqual(['Left Lehenga'])
    expect(document.total.amountPaise).toBe(499_900)
    expect(await notesOf(order)).toEqual([])
  })

  test('by a refused parcel that was never paid covers all of it', async () => {
    const order = await placed(undefined, { payment: 'cod' })
    await step(order, { status: 'packed' })
    await step(order, parcel)
    const { body } = await step(order, { status: 'undelivered', outcome: 'refused' })
    expect(body).toMatchObject({ refunds: [], creditNotes: [{ amount: 899 }] })
    const [note] = await notesOf(order)
    expect(note.corrects?.reason).toBe('The goods did not reach the buyer')
  })

  test('of an order with offers is reckoned after them: three suits 100.01 rupees less, to the paisa', async () => {
    const bag = await fillBag(shop, people.meera, { product: suit, quantity: 3 })
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    const discountPaise = 10_001
    const offers = [{ offerId: newId(), code: 'DIWALI10', label: 'Diwali', savedPaise: discountPaise }]
    const { db } = shop.services
    await db.update(orderItems).set({ discountPaise }).where(eq(orderItems.orderId, order._id))
    const grandTotalPaise = 657_000 - discountPaise
    await db.update(orders).set({ discountPaise, offers, grandTotalPaise }).where(eq(orders.id, order._id))
    await db.update(payments).set({ amountPaise: grandTotalPaise }).where(eq(payments.orderId, order._id))
    await approve(order)
    expect(await seen(order)).toMatchObject({
      ...{ subTotal: 6570, discount: 100.01, grandTotal: 6469.99 },
      offers: [{ label: 'Diwali', code: 'DIWALI10', saved: 100.01 }],
      items: [{ discount: 100.01, product: { price: 2190 } }],
    })
    const whole = await documentOf(order)
    expect(whole.total).toMatchObject({ amountPaise: 646_999, quantity: 3 })
    const { body } = await cancelPieces(order, 1)
    expect(body).toMatchObject({ subTotal: 4380, discount: 66.68, grandTotal: 4313.32 })
    expect(body.refunds).toMatchObject([{ amount: 2156.67 }])
    await setStatus(shop, order, 'delivered')
    await giveBack(order, 0, 2156.66)
    expect((await giveBack(order, 0, 2190)).status).toBe(422)
    await giveBack(order, 0, 2156.66)
    const notes = await notesOf(order)
    expect(notes.map(({ total }) => total.amountPaise)).toEqual([215_667, 215_666, 215_666])
    for (const part of ['amountPaise', 'taxablePaise', 'igstPaise'] as const) {
      expect(notes.reduce((sum, { total }) => sum + total[part], 0)).toBe(whole.total[part])
    }
  })
})
