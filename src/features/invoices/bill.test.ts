import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billsOfSupply, invoices } from '#/features/orders/tables/documents.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { crowd, orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { creditNoteOf } from './issueCreditNote.actions.ts'
import { invoiceOf } from './issueInvoice.actions.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const register = (gstin: string, composition = false) =>
  changeSettings(shop.services.db, { gstin, composition })
const call = (method: string, path: string, json: Json | undefined, as: Person = people.meera) =>
  shop.call(method, `/api${path}`, { as, ...(json && { json }) })
const get = (order: Json, as: Person = people.meera) =>
  call('GET', `/order/${order._id}/invoice.pdf`, undefined, as)
const pay = (order: Json) =>
  shop.services.db.update(payments).set({ status: 'Completed' }).where(eq(payments.orderId, order._id))
const paid = async (product = goods.cottonSaree): Promise<Json> => {
  const order = await orderOf(shop, people.meera, product)
  await pay(order)
  return order
}
const billOf = (order: Json) => invoiceOf(shop.services.db, 'anyone', order._id)
const rowsOf = async (order: Json) => ({
  bills: await shop.services.db.select().from(billsOfSupply).where(eq(billsOfSupply.orderId, order._id)),
  invoices: await shop.services.db.select().from(invoices).where(eq(invoices.orderId, order._id)),
})

describe('without a GSTIN', () => {
  test('an order gets a bill of supply when it would get its invoice: no tax, for owner and admin', async () => {
    await register('')
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    expect(await get(order)).toMatchObject({ status: 409, body: { code: 'invoice_not_due' } })
    await pay(order)
    const answer = await get(order)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="Bill-of-supply-BOS-\d\d-\d\d-000001\.pdf"/,
    )
    expect(await billOf(order)).toMatchObject({
      bill: 'unregistered',
      number: expect.stringMatching(/^BOS\/\d\d-\d\d\/000001$/),
      lines: [{ rate: 0, amountPaise: 89_900 }],
      total: { amountPaise: 89_900, taxablePaise: 89_900, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    })
    expect((await call('GET', `/order/${order._id}`, undefined)).body.invoice).toMatchObject({ kind: 'bill' })
    expect(await get(order, people.adminAsha)).toMatchObject({ status: 200 })
    expect(await get(order, people.ravi)).toMatchObject({ status: 404 })
  })

  test('it is issued when the parcel leaves, whether or not anybody asks for it', async () => {
    await register('')
    const order = await paid()
    expect((await call('GET', `/order/${order._id}`, undefined)).body.invoice).toBeNull()
    for (const json of [
      { status: 'packed' },
      { status: 'shipped', carrier: 'Delhivery', trackingNumber: 'DL123' },
    ])
      await call('POST', `/admin/order/status/${order._id}`, json, people.adminAsha)
    expect(await rowsOf(order)).toMatchObject({ bills: [{ reason: 'unregistered' }], invoices: [] })
  })

  test('an order keeps its bill once a GSTIN is there; the next one gets an invoice', async () => {
    await register('')
    const before = await paid()
    const bill = await billOf(before)
    await register('09ABCDE1234F1ZY')
    expect(await billOf(before)).toEqual(bill)
    const after = await paid()
    expect(await billOf(after)).toMatchObject({ bill: undefined, number: expect.stringMatching(/^INV\//) })
    expect((await call('GET', `/order/${after._id}`, undefined)).body.invoice).toMatchObject({
      kind: 'invoice',
    })
    expect(await rowsOf(after)).toMatchObject({ bills: [], invoices: [{}] })
  })

  test('a cancelled order has a credit note over its bill, without tax', async () => {
    await register('')
    const order = await paid()
    const { number } = await billOf(order)
    const { body } = await call('POST', `/order/${order._id}/cancel`, {})
    const [note] = body.creditNotes
    const document = await creditNoteOf(shop.services.db, 'anyone', order._id, note._id)
    expect(document).toMatchObject({
      bill: 'unregistered',
      corrects: { number },
      total: { amountPaise: 89_900, taxablePaise: 89_900, igstPaise: 0 },
    })
    expect((await invoicePdf(document)).byteLength).toBeGreaterThan(1_000)
  })
})

describe('with a GSTIN', () => {
  test('a composition dealer issues bills with the words that the law asks for', async () => {
    await register('09ABCDE1234F1ZY', true)
    const bill = await billOf(await paid())
    expect(bill).toMatchObject({
      bill: 'composition',
      supplier: { gstin: '09ABCDE1234F1ZY' },
      lines: [{ rate: 0 }],
    })
    expect((await invoicePdf(bill)).byteLength).toBeGreaterThan(1_000)
  })

  test('goods that are all exempt have a bill, exempt goods among others an invoice', async () => {
    await register('09ABCDE1234F1ZY')
    const bangles = await addProduct(shop, { name: 'Glass Bangles', pricePaise: 19_900, gstClass: 'exempt' })
    expect(await billOf(await paid(bangles))).toMatchObject({ bill: 'exempt' })
  })
})

test('serial numbers have no gaps and no twins, beside those of the invoices', async () => {
  await register('')
  const other = await shop.anotherProcess()
  const buyers = await crowd(shop, 20)
  const placed = await Promise.all(buyers.map((as) => orderOf(shop, as, goods.cottonSaree)))
  await Promise.all(placed.map(pay))
  const in2041 = new Date('2041-06-01T00:00:00Z')
  await Promise.all(
    placed
      .flatMap(({ _id }, at) =>
        [shop, other].map(({ services }) =>
          services.db.transaction(async (tx) => {
            await invoiceOf(tx, 'anyone', _id, in2041)
            // Some are rolled back after they took a number.
            if (at % 5 === 0) throw new Error('rolled back')
          }),
        ),
      )
      .map((done) => done.catch(() => undefined)),
  )
  const rows = await shop.services.db
    .select({ serial: billsOfSupply.serial })
    .from(billsOfSupply)
    .where(eq(billsOfSupply.financialYear, '2041-42'))
    .orderBy(asc(billsOfSupply.serial))
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
  await other.close()
})
