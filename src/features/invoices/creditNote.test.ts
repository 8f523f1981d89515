import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockOrder } from '#/features/orders/life.store.ts'
import { creditNotes, invoices } from '#/features/orders/tables/documents.tables.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { crowd, fillBag, orderOf, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { creditNoteOf, creditPiecesOf, ensureCredited } from './issueCreditNote.actions.ts'
import { invoiceOf } from './issueInvoice.actions.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
  await changeSettings(shop.services.db, { gstin: '09ABCDE1234F1Z5' })
})
afterAll(() => shop.close())

const post = (path: string, json: Json = {}, as: Person = people.adminAsha) =>
  shop.call('POST', `/api${path}`, { as, json })
const invoice = (order: Json) => shop.call('GET', `/api/order/${order._id}/invoice.pdf`, { as: people.meera })
const note = (order: Json, creditNote: Json, as: Person = people.meera) =>
  shop.call('GET', `/api/order/${order._id}/credit-note/${creditNote._id}`, { as })

/** A paid order over 899 rupees whose invoice was issued. */
async function invoiced(): Promise<Json> {
  const order = await orderOf(shop, people.meera, goods.cottonSaree)
  await post(`/admin/order/secure-payment/${order.paymentId._id}`)
  expect((await invoice(order)).status).toBe(200)
  return order
}
const deliver = (order: Json) =>
  shop.services.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))

describe('a credit note', () => {
  test('is issued when an invoiced order is cancelled, for owner and admin to download', async () => {
    const order = await invoiced()
    const { body } = await post(`/order/${order._id}/cancel`, {}, people.meera)
    expect(body.creditNotes).toMatchObject([
      { amount: 899, number: expect.stringMatching(/^CN\/\d\d-\d\d\/000001$/) },
    ])
    const [creditNote] = body.creditNotes
    const answer = await note(order, creditNote)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="Credit-note-CN-\d\d-\d\d-000001\.pdf"/,
    )
    expect(answer.body).toMatch(/^%PDF-1\.\d/)
    expect((await note(order, creditNote, people.adminAsha)).status).toBe(200)
    expect((await note(order, creditNote, people.ravi)).status).toBe(404)
    expect((await note(order, creditNote, people.visitor)).status).toBe(401)
    const another = await invoiced()
    expect((await note(another, creditNote)).status).toBe(404)
    const document = await creditNoteOf(shop.services.db, 'anyone', order._id, creditNote._id)
    expect(document).toMatchObject({
      corrects: { number: expect.stringMatching(/^INV\//), reason: 'The order was cancelled' },
      total: { amountPaise: 89_900 },
      supplier: { gstin: '09ABCDE1234F1Z5' },
    })
    // Sending the money credits nothing more.
    await post(`/admin/refund/send/${body.refunds[0]._id}`, { kind: 'cash' })
    const rows = await shop.services.db.select().from(creditNotes).where(eq(creditNotes.orderId, order._id))
    expect(rows).toHaveLength(1)
  })

  test('is none where no invoice was issued', async () => {
    const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'cod' })
    expect((await post(`/order/${order._id}/cancel`, {}, people.meera)).body.creditNotes).toEqual([])
  })

  test('of an unpaid order whose goods were invoiced covers all of it', async () => {
    const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'cod' })
    await post(`/admin/order/status/${order._id}`, { status: 'packed' })
    await invoice(order)
    const { body } = await post(`/order/${order._id}/cancel`)
    expect(body).toMatchObject({ refunds: [], creditNotes: [{ amount: 899 }] })
  })

  test('of a return covers what is given back; what is given later gets one of its own', async () => {
    const order = await invoiced()
    await deliver(order)
    const { body } = await post(`/admin/order/status/${order._id}`, { status: 'returned', refund: 500 })
    expect(body.creditNotes).toMatchObject([{ amount: 500 }])
    const document = await creditNoteOf(shop.services.db, 'anyone', order._id, body.creditNotes[0]._id)
    expect(document).toMatchObject({ isPartial: true, total: { amountPaise: 50_000 } })
    expect((await invoicePdf(document)).byteLength).toBeGreaterThan(1_000)
    const more = (await post(`/admin/order/refund/${order._id}`, { requestId: newId(), amount: 100 })).body
    expect(more.creditNotes).toHaveLength(1)
    for (const { _id } of more.refunds) await post(`/admin/refund/send/${_id}`, { kind: 'cash' })
    const { body: now } = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(now.creditNotes.map(({ amount }: Json) => amount)).toEqual([500, 100])
  })
})

describe('pieces that come back', () => {
  /** A paid and invoiced order of a suit at 5 % and two lehengas at 18 %. */
  async function mixed(): Promise<Json> {
    const unique = newId().slice(-6)
    const suit = await addProduct(shop, { name: `Suit ${unique}`, pricePaise: 219_000, gstClass: 'garment' })
    const lehenga = await addProduct(shop, {
      name: `Lehenga ${unique}`,
      pricePaise: 499_900,
      gstClass: 'garment',
    })
    const cart = await fillBag(shop, people.meera, { product: suit }, { product: lehenga, quantity: 2 })
    const { order } = (await placeBag(shop, people.meera, cart._id)).body
    await post(`/admin/order/secure-payment/${order.paymentId._id}`)
    expect((await invoice(order)).status).toBe(200)
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
  const notesOf = async (order: Json) => {
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    return Promise.all(
      body.creditNotes.map(({ _id }: Json) => creditNoteOf(shop.services.db, 'anyone', order._id, _id)),
    )
  }

  test('are noted alone and at their own rate: a suit of 2,190 rupees with 104.29 of tax', async () => {
    const order = await mixed()
    await credit(order, [1], 219_000)
    const [first] = await notesOf(order)
    expect(first).toMatchObject({
      lines: [{ rate: 5, quantity: 1, igstPaise: 10_429 }],
      total: { amountPaise: 219_000, taxablePaise: 208_571, igstPaise: 10_429, quantity: 1 },
      isPartial: false,
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
    expect(notes[2]).toMatchObject({ lines: [{ rate: 18, quantity: 0 }], isPartial: true })
    const { total } = await invoiceOf(shop.services.db, 'anyone', order._id)
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
  let suit: { id: string }
  let lehenga: { id: string }
  beforeAll(async () => {
    const fields = { gstClass: 'garment', quantity: 99 } as const
    suit = await addProduct(shop, { name: 'Left Suit', pricePaise: 219_000, ...fields })
    lehenga = await addProduct(shop, { name: 'Left Lehenga', pricePaise: 499_900, ...fields })
  })
  /** Suits at 5 % and a lehenga at 18 %, paid. */
  async function sold(quantity = 1): Promise<Json> {
    const bag = await fillBag(shop, people.meera, { product: suit, quantity }, { product: lehenga })
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    await post(`/admin/order/secure-payment/${order.paymentId._id}`)
    return order
  }
  const giveBack = (order: Json, at: number, refund: number) =>
    post(`/admin/order/return/${order._id}`, {
      requestId: newId(),
      lines: [{ item: order.items[at]._id, pieces: 1 }],
      refund,
    })
  const creditNotesOf = async (order: Json) => {
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    return Promise.all(
      body.creditNotes.map(({ _id }: Json) => creditNoteOf(shop.services.db, 'anyone', order._id, _id)),
    )
  }

  test('by two returns names the pieces of each, and both add up to the invoice', async () => {
    const order = await sold()
    const whole = await invoiceOf(shop.services.db, 'anyone', order._id)
    await deliver(order)
    await giveBack(order, 0, 2190)
    await giveBack(order, 1, 4999)
    const notes = await creditNotesOf(order)
    expect(notes[0]).toMatchObject({
      lines: [{ name: 'Left Suit', quantity: 1, rate: 5, igstPaise: 10_429 }],
      isPartial: false,
    })
    for (const part of ['amountPaise', 'taxablePaise', 'igstPaise'] as const) {
      expect(notes.reduce((sum, { total }) => sum + total[part], 0)).toBe(whole.total[part])
    }
  })

  test('leaves what the shop keeps of the price on the invoice; given later it is noted where it belongs', async () => {
    const order = await sold()
    await invoice(order)
    await deliver(order)
    expect((await giveBack(order, 0, 2090)).body.creditNotes).toMatchObject([{ amount: 2090 }])
    await post(`/admin/order/refund/${order._id}`, { requestId: newId(), amount: 100 })
    const { body: now } = await shop.call('GET', `/api/order/${order._id}`, { as: people.adminAsha })
    for (const { _id } of now.refunds) await post(`/admin/refund/send/${_id}`, { kind: 'cash' })
    const [first, second] = await creditNotesOf(order)
    expect(second).toMatchObject({ lines: [{ name: 'Left Suit', amountPaise: 10_000 }], isPartial: true })
    expect(first.total.igstPaise + second.total.igstPaise).toBe(10_429)
  })

  test('by pieces cancelled after the invoice was issued leaves the invoice as it was', async () => {
    const order = await sold(2)
    const before = await invoiceOf(shop.services.db, 'anyone', order._id)
    await cancelPieces(order, 1)
    expect(await invoiceOf(shop.services.db, 'anyone', order._id)).toEqual(before)
    const [note] = await creditNotesOf(order)
    expect(note).toMatchObject({ lines: [{ name: 'Left Suit', quantity: 1, igstPaise: 10_429 }] })
    const { body } = await post(`/order/${order._id}/cancel`)
    expect(body.creditNotes.map(({ amount }: Json) => amount)).toEqual([2190, 7189])
  })

  test('by pieces cancelled before it is none: the invoice never names them', async () => {
    const order = await sold(2)
    await cancelPieces(order, 2)
    const document = await invoiceOf(shop.services.db, 'anyone', order._id)
    expect(document.lines.map(({ name }) => name)).toEqual(['Left Lehenga'])
    expect(document.total.amountPaise).toBe(499_900)
    expect(await creditNotesOf(order)).toEqual([])
  })

  test('by a refused parcel that was never paid covers all of it', async () => {
    const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'cod' })
    const step = (json: Json) => post(`/admin/order/status/${order._id}`, json)
    await step({ status: 'packed' })
    await step({ status: 'shipped', carrier: 'Delhivery', trackingNumber: 'DL1' })
    const { body } = await step({ status: 'undelivered', outcome: 'refused' })
    expect(body).toMatchObject({ refunds: [], creditNotes: [{ amount: 899 }] })
    const [note] = await creditNotesOf(order)
    expect(note.corrects?.reason).toBe('The goods did not reach the buyer')
  })
})

describe('serial numbers', () => {
  const serials = async (year: string) => {
    const rows = await shop.services.db
      .select({ serial: creditNotes.serial })
      .from(creditNotes)
      .where(eq(creditNotes.financialYear, year))
      .orderBy(asc(creditNotes.serial))
    return rows.map(({ serial }) => serial)
  }

  test('have no gaps and no twins when two processes want many at once and some are rolled back', async () => {
    const other = await shop.anotherProcess()
    const date = new Date('2041-06-01T00:00:00Z')
    const buyers = await crowd(shop, 20)
    const placed = await Promise.all(buyers.map((as) => orderOf(shop, as, goods.cottonSaree)))
    for (const { _id, paymentId } of placed) {
      await post(`/admin/order/secure-payment/${paymentId._id}`)
      await invoiceOf(shop.services.db, 'anyone', _id, date)
    }
    await Promise.all(
      placed
        .flatMap(({ _id }, at) =>
          [shop, other].map(({ services }) =>
            services.db.transaction(async (tx) => {
              const locked = await lockOrder(tx, 'anyone', _id)
              if (!locked) throw new Error('No order')
              await ensureCredited(tx, locked, 89_900, 'cancelled', date)
              if (at % 5 === 0) throw new Error('rolled back')
            }),
          ),
        )
        .map((done) => done.catch(() => undefined)),
    )
    expect(await serials('2041-42')).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
    await other.close()
  })

  test('begin anew with every financial year, apart from those of the invoices', async () => {
    const creditedAt = async (date: string) => {
      const order = await invoiced()
      const now = new Date(date)
      await shop.services.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, 'anyone', order._id)
        if (locked) await ensureCredited(tx, locked, 89_900, 'cancelled', now)
      })
      const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
      return body.creditNotes[0].number
    }
    expect(await creditedAt('2051-03-31T18:29:59Z')).toBe('CN/50-51/000001')
    expect(await creditedAt('2051-03-31T18:30:00Z')).toBe('CN/51-52/000001')
    expect(await creditedAt('2051-04-02T00:00:00Z')).toBe('CN/51-52/000002')
  })
})
