import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invoices } from '#/features/orders/tables/documents.tables.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { crowd, orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { seller } from '../../../test/fixtures/seller.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { invoicePdf } from './invoice.pdf.ts'
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

const setGstin = (gstin: string) => changeSettings(shop.services.db, { gstin })
const get = (order: Json, as: Person = people.meera) =>
  shop.call('GET', `/api/order/${order._id}/invoice.pdf`, { as })
const invoiceIn = async (order: Json) => {
  const [row] = await shop.services.db.select().from(invoices).where(eq(invoices.orderId, order._id))
  return row
}
const pay = (order: Json) =>
  shop.services.db.update(payments).set({ status: 'Completed' }).where(eq(payments.orderId, order._id))
const setStatus = (order: Json, status: (typeof orders.$inferSelect)['status']) =>
  shop.services.db.update(orders).set({ status }).where(eq(orders.id, order._id))

describe('the invoice of an order', () => {
  test('is not due until the order is paid or packed', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    expect(await get(order)).toMatchObject({ status: 409, body: { code: 'invoice_not_due' } })
    expect(await invoiceIn(order)).toBeUndefined()
    await pay(order)
    const answer = await get(order)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Invoice-INV-\d\d-\d\d-000001\.pdf"$/,
    )
    expect(answer.body).toMatch(/^%PDF-1\.\d/)
  })

  test('is the same ever after: number, seller, even for a cancelled order', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    await pay(order)
    await get(order)
    const issued = await invoiceIn(order)
    await changeSettings(shop.services.db, { legalName: 'Another Company', gstin: '' })
    await setStatus(order, 'cancelled')
    expect(await get(order)).toMatchObject({ status: 200 })
    expect(await invoiceIn(order)).toEqual(issued)
    const again = await invoiceOf(shop.services.db, 'anyone', order._id)
    expect(again.supplier).toMatchObject({ legalName: seller.legalName, gstin: '09ABCDE1234F1Z5' })
  })

  test('keeps its lines with their rates and taxes, whatever rule is asked later', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const order = await orderOf(shop, people.meera, goods.banarasiSaree)
    await pay(order)
    const issued = await invoiceOf(shop.services.db, 'anyone', order._id)
    await shop.services.db
      .update(orderItems)
      .set({ gstClass: 'garment' })
      .where(eq(orderItems.orderId, order._id))
    expect((await invoiceOf(shop.services.db, 'anyone', order._id)).lines).toEqual(issued.lines)
  })

  test('taxes a suit of 2,599 rupees at 5 %, its value before tax; one from before stays at 18 %', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const suit = await addProduct(shop, { name: 'Silk Suit', pricePaise: 259_900, gstClass: 'garment' })
    const order = await orderOf(shop, people.meera, suit)
    await pay(order)
    const taxOf = async () => {
      const { lines } = await invoiceOf(shop.services.db, 'anyone', order._id)
      return lines.map(({ rate, igstPaise, taxablePaise }) => [rate, igstPaise, taxablePaise])
    }
    expect(await taxOf()).toEqual([[5, 12_376, 247_524]])
    // As the version before wrote it.
    await shop.services.db.update(invoices).set({ lines: null }).where(eq(invoices.orderId, order._id))
    expect(await taxOf()).toEqual([[18, 39_646, 220_254]])
  })

  test('is for the owner and admins', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    await setStatus(order, 'packed')
    expect(await get(order, people.visitor)).toMatchObject({ status: 401 })
    expect(await get(order, people.ravi)).toMatchObject({ status: 404 })
    expect(await get(order, people.adminAsha)).toMatchObject({ status: 200 })
  })

  test('is not issued for an order that was cancelled before', async () => {
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    await pay(order)
    await setStatus(order, 'cancelled')
    expect(await get(order)).toMatchObject({ status: 409, body: { code: 'invoice_not_due' } })
  })

  test('is issued when the order is shipped, whether or not anybody asks for it', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'cod' })
    await setStatus(order, 'packed')
    const json = { status: 'shipped', carrier: 'Delhivery', trackingNumber: 'DL123' }
    const shipped = await shop.call('POST', `/api/admin/order/status/${order._id}`, {
      as: people.adminAsha,
      json,
    })
    expect(shipped).toMatchObject({ status: 200 })
    expect(await invoiceIn(order)).toMatchObject({ supplier: { gstin: '09ABCDE1234F1Z5' } })
  })

  test('says what was sold, with the tax of the customer’s state', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const order = await orderOf(shop, people.meera, goods.banarasiSaree)
    await pay(order)
    expect(await invoiceOf(shop.services.db, { customerId: people.meera.id }, order._id)).toMatchObject({
      orderNumber: order.number,
      placeOfSupply: 'Tamil Nadu (33)',
      lines: [{ name: 'Banarasi Silk Saree', quantity: 1, rate: 5, igstPaise: 23_807, amountPaise: 499_950 }],
      total: { amountPaise: 499_950 },
    })
  })
})

describe('serial numbers', () => {
  const serials = async (year: string) => {
    const rows = await shop.services.db
      .select({ serial: invoices.serial })
      .from(invoices)
      .where(and(eq(invoices.financialYear, year)))
      .orderBy(asc(invoices.serial))
    return rows.map(({ serial }) => serial)
  }

  test('have no gaps and no twins when many orders and two processes want one at once', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const other = await shop.anotherProcess()
    const buyers = await crowd(shop, 20)
    const placed = await Promise.all(buyers.map((as) => orderOf(shop, as, goods.cottonSaree)))
    await Promise.all(placed.map(pay))
    const next2041 = new Date('2041-06-01T00:00:00Z')
    const [last] = placed
    await Promise.all(
      placed
        .flatMap(({ _id }, at) =>
          [shop, other].map(({ services }) =>
            services.db.transaction(async (tx) => {
              await invoiceOf(tx, 'anyone', _id, next2041)
              // Some are rolled back after they took a number.
              if (at % 5 === 0) throw new Error('rolled back')
            }),
          ),
        )
        .map((done) => done.catch(() => undefined)),
    )
    expect(await serials('2041-42')).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
    await invoiceOf(shop.services.db, 'anyone', last._id, next2041)
    expect((await serials('2041-42')).at(-1)).toBe(17)
    await other.close()
  })

  test('begin anew with every financial year', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const numberAt = async (date: string) => {
      const order = await orderOf(shop, people.meera, goods.cottonSaree)
      await pay(order)
      return (await invoiceOf(shop.services.db, 'anyone', order._id, new Date(date))).number
    }
    expect(await numberAt('2051-03-31T18:29:59Z')).toBe('INV/50-51/000001')
    expect(await numberAt('2051-03-31T18:30:00Z')).toBe('INV/51-52/000001')
    expect(await numberAt('2051-04-02T00:00:00Z')).toBe('INV/51-52/000002')
  })
})

describe('the file', () => {
  const pagesOf = (pdf: Uint8Array) =>
    Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1])

  test('has one page for a usual order and as many as a long one needs', async () => {
    await setGstin('09ABCDE1234F1Z5')
    const order = await orderOf(shop, people.meera, goods.cottonSaree, { name: 'लक्ष्मी अय्यर' })
    await pay(order)
    const invoice = await invoiceOf(shop.services.db, 'anyone', order._id)
    expect(pagesOf(await invoicePdf(invoice))).toBe(1)
    const [line] = invoice.lines
    if (!line) throw new Error('No line')
    expect(pagesOf(await invoicePdf({ ...invoice, lines: Array(15).fill(line) }))).toBe(1)
    expect(pagesOf(await invoicePdf({ ...invoice, lines: Array(70).fill(line) }))).toBe(3)
  })
})
