import { eq } from 'drizzle-orm'
import PDFDocument from 'pdfkit'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { updateUser } from '#/features/accounts/accounts.store.ts'
import { insertCreditLine } from '#/features/credit/credit.store.ts'
import { invoices } from '#/features/orders/tables/documents.tables.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { allLanguages } from '#/platform/language/languages.rules.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { parcel, setPaid, setStatus } from '../../../test/fixtures/orders.ts'
import { seller } from '../../../test/fixtures/seller.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import type { Json, Person } from '../../../test/fixtures/shop.ts'
import { GSTIN, openIssuer, upTo } from './documents.fixture.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { invoiceOf } from './issueInvoice.actions.ts'

const issuer = await openIssuer()
const { shop, people, goods, placed, paid, step, register, getFile, documentOf } = issuer
const { twentyPaid, issueAtOnce, serials } = issuer
afterAll(issuer.close)

const invoiceIn = async (order: Json) => {
  const [row] = await shop.services.db.select().from(invoices).where(eq(invoices.orderId, order._id))
  return row
}

describe('the invoice of an order', () => {
  test('is not due until the order is paid or packed', async () => {
    await register(GSTIN)
    const order = await placed()
    expect(await getFile(order)).toMatchObject({ status: 409, body: { code: 'invoice_not_due' } })
    expect(await invoiceIn(order)).toBeUndefined()
    await setPaid(shop, order)
    const answer = await getFile(order)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Invoice-INV-\d\d-\d\d-000001\.pdf"$/,
    )
    expect(answer.body).toMatch(/^%PDF-1\.\d/)
  })

  test('is in the language of its buyer, whoever asks for it, while the shop speaks it', async () => {
    await register(GSTIN)
    const order = await paid()
    const spoken = async (as: Person) => /\/Lang \(([\w-]+)\)/.exec((await getFile(order, as)).body)?.[1]
    const each = async () => [await spoken(people.meera), await spoken(people.adminAsha)]
    expect(await each()).toEqual(['en-IN', 'en-IN'])
    await updateUser(shop.services.db, people.meera.id, { language: 'hi' })
    await changeSettings(shop, { languages: ['hi'] })
    expect(await each()).toEqual(['hi-IN', 'hi-IN'])
    await changeSettings(shop, { languages: [] })
    expect(await each()).toEqual(['en-IN', 'en-IN'])
  })

  test.each(allLanguages)(
    'in %s has no word that its column cuts, and a title that leaves room beside it',
    async (language) => {
      await register(GSTIN)
      const invoice = await documentOf(await paid())
      const wide: string[] = []
      let title = 0
      const { text } = PDFDocument.prototype
      const written = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (
        this: PDFKit.PDFDocument,
        ...args: Parameters<typeof text>
      ) {
        const [words, , , options] = args as unknown as [string, number, number, { width?: number }?]
        title ||= this.widthOfString(words)
        const room = options?.width ?? Number.POSITIVE_INFINITY
        wide.push(...words.split(/\s+/).filter((word) => this.widthOfString(word) > room))
        return Reflect.apply(text, this, args)
      })
      // The longest title is that of an invoice with exempt goods on it.
      const lines = invoice.lines.map((line) => ({ ...line, rate: 0 }))
      await inLanguage(language, () => invoicePdf({ ...invoice, lines }))
      written.mockRestore()
      expect(wide).toEqual([])
      expect(title).toBeLessThan(331)
    },
  )

  test('is the same ever after: number, seller, even for a cancelled order', async () => {
    await register(GSTIN)
    const order = await paid()
    await getFile(order)
    const issued = await invoiceIn(order)
    await changeSettings(shop, { legalName: 'Another Company', gstin: '' })
    await setStatus(shop, order, 'cancelled')
    expect(await getFile(order)).toMatchObject({ status: 200 })
    expect(await invoiceIn(order)).toEqual(issued)
    const again = await documentOf(order)
    expect(again.supplier).toMatchObject({ legalName: seller.legalName, gstin: GSTIN })
  })

  test('says what store credit paid as payment, beside the full price, whatever is given back later', async () => {
    await register(GSTIN)
    const order = await paid()
    const { db } = shop.services
    const move = (cause: 'granted' | 'spent' | 'givenBack', amountPaise: number) =>
      insertCreditLine(db, { customerId: people.meera.id, cause, amountPaise, orderId: order._id })
    await move('granted', 60_000)
    await move('spent', -60_000)
    const issued = await documentOf(order)
    expect(issued).toMatchObject({ creditPaise: 60_000, total: { amountPaise: 89_900 } })
    await move('givenBack', 60_000)
    expect(await documentOf(order)).toEqual(issued)
    expect((await invoicePdf(issued)).byteLength).toBeGreaterThan(
      (await invoicePdf({ ...issued, creditPaise: 0 })).byteLength,
    )
  })

  test('keeps its lines with their rates and taxes, whatever rule is asked later', async () => {
    await register(GSTIN)
    const order = await paid(goods.banarasiSaree)
    const issued = await documentOf(order)
    await shop.services.db
      .update(orderItems)
      .set({ gstClass: 'garment' })
      .where(eq(orderItems.orderId, order._id))
    expect((await documentOf(order)).lines).toEqual(issued.lines)
  })

  test('taxes a suit of 2,599 rupees at 5 %, its value before tax; one from before stays at 18 %', async () => {
    await register(GSTIN)
    const suit = await addProduct(shop, { name: 'Silk Suit', pricePaise: 259_900, gstClass: 'garment' })
    const order = await paid(suit)
    const taxOf = async () => {
      const { lines } = await documentOf(order)
      return lines.map(({ rate, igstPaise, taxablePaise }) => [rate, igstPaise, taxablePaise])
    }
    expect(await taxOf()).toEqual([[5, 12_376, 247_524]])
    // As the version before wrote it.
    await shop.services.db.update(invoices).set({ lines: null }).where(eq(invoices.orderId, order._id))
    expect(await taxOf()).toEqual([[18, 39_646, 220_254]])
  })

  test('is for the owner and admins', async () => {
    await register(GSTIN)
    const order = await placed()
    await setStatus(shop, order, 'packed')
    expect(await getFile(order, people.visitor)).toMatchObject({ status: 401 })
    expect(await getFile(order, people.ravi)).toMatchObject({ status: 404 })
    expect(await getFile(order, people.adminAsha)).toMatchObject({ status: 200 })
  })

  test('is not issued for an order that was cancelled before', async () => {
    const order = await paid()
    await setStatus(shop, order, 'cancelled')
    expect(await getFile(order)).toMatchObject({ status: 409, body: { code: 'invoice_not_due' } })
  })

  test('is issued when the order is shipped, whether or not anybody asks for it', async () => {
    await register(GSTIN)
    const order = await placed(undefined, { payment: 'cod' })
    await setStatus(shop, order, 'packed')
    expect(await step(order, parcel)).toMatchObject({ status: 200 })
    expect(await invoiceIn(order)).toMatchObject({ supplier: { gstin: GSTIN } })
  })

  test('says what was sold, with the tax of the customer’s state', async () => {
    await register(GSTIN)
    const order = await paid(goods.banarasiSaree)
    expect(await invoiceOf(shop.services.db, { customerId: people.meera.id }, order._id)).toMatchObject({
      orderNumber: order.number,
      placeOfSupply: 'Tamil Nadu (33)',
      lines: [{ name: 'Banarasi Silk Saree', quantity: 1, rate: 5, igstPaise: 23_807, amountPaise: 499_950 }],
      total: { amountPaise: 499_950 },
    })
  })
})

describe('serial numbers', () => {
  test('have no gaps and no twins when many orders and two processes want one at once', async () => {
    await register(GSTIN)
    const all = await twentyPaid()
    const in2041 = new Date('2041-06-01T00:00:00Z')
    await issueAtOnce(all, (tx, { _id }) => invoiceOf(tx, 'anyone', _id, in2041))
    expect(await serials(invoices, '2041-42')).toEqual(upTo(16))
    await documentOf(all[0], in2041)
    expect(await serials(invoices, '2041-42')).toEqual(upTo(17))
  })

  test('begin anew with every financial year', async () => {
    await register(GSTIN)
    const numberAt = async (date: string) => (await documentOf(await paid(), new Date(date))).number
    expect(await numberAt('2051-03-31T18:29:59Z')).toBe('INV/50-51/000001')
    expect(await numberAt('2051-03-31T18:30:00Z')).toBe('INV/51-52/000001')
    expect(await numberAt('2051-04-02T00:00:00Z')).toBe('INV/51-52/000002')
  })
})

describe('the file', () => {
  const pagesOf = (pdf: Uint8Array) =>
    Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1])

  test('has one page for a usual order and as many as a long one needs', async () => {
    await register(GSTIN)
    const invoice = await documentOf(await paid(undefined, { name: 'लक्ष्मी अय्यर' }))
    expect(pagesOf(await invoicePdf(invoice))).toBe(1)
    const [line] = invoice.lines
    if (!line) throw new Error('No line')
    expect(pagesOf(await invoicePdf({ ...invoice, lines: Array(15).fill(line) }))).toBe(1)
    expect(pagesOf(await invoicePdf({ ...invoice, lines: Array(70).fill(line) }))).toBe(3)
  })
})
