import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { invoiceLines } from '#/features/invoices/invoice.rules.ts'
import type { IssuedDocument } from '../documents/document.rules.ts'
import { usualGstSettings } from '../rules/settings.rules.ts'
import { documentLines, moneyLine } from './registers.present.ts'
import { tallyXml } from './vouchers.present.ts'
import { documentVoucher, type MoneyRow, paymentVoucher, receiptVoucher } from './vouchers.rules.ts'

const { ledgers } = usualGstSettings
const at = new Date('2026-11-10T20:00:00Z')
const anyText = fc.string({ unit: 'binary', maxLength: 12 })

const anyDocument = fc
  .record({
    name: anyText,
    isWithinState: fc.boolean(),
    isNote: fc.boolean(),
    lines: fc.array(
      fc.record({
        gstClass: fc.constantFrom('fabric', 'garment', 'exempt'),
        pricePaise: fc.integer({ min: 1, max: 900_000 }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ name, isWithinState, isNote, lines }): IssuedDocument => {
    const sold = lines.map((line, index) => ({
      ...line,
      item: `${index}`,
      name: 'Saree',
      size: '',
      hsn: '5007',
    }))
    const place = isWithinState ? '09' : '33'
    const buyer = { name, companyName: '', gstin: '', address: '', city: '', state: '', zipCode: '' }
    const corrects = { number: 'INV/26-27/000001', issuedAt: at, amountPaise: 1, isBill: false }
    return {
      ...{ series: 'invoice', number: 'INV/26-27/000001', serial: 1, issuedAt: at },
      supplier: { legalName: 'Zari', address: '1 Road', gstin: '' },
      ...{ orderId: 'o', orderNumber: 1001, buyer, place, isWithinState },
      lines: invoiceLines(sold, at, isWithinState),
      ...(isNote && { corrects, series: 'creditNote', number: 'CN/26-27/000001' }),
    }
  })

const anyMoney = fc.record({
  id: fc.uuid(),
  at: fc.constant(at),
  way: fc.constantFrom('upi', 'bank', 'cod', 'cash', 'card', 'razorpay', 'credit'),
  paise: fc.integer({ min: 1, max: 9_000_000 }),
  orderNumber: fc.constantFrom(1001, null),
  reference: anyText,
  cause: fc.constantFrom('order', 'giftCard'),
}) satisfies fc.Arbitrary<MoneyRow>

test('[property] every voucher adds up to nothing, and its XML is read as it was meant', () => {
  fc.assert(
    fc.property(anyDocument, anyMoney, (document, money) => {
      const vouchers = [
        documentVoucher(document, ledgers),
        receiptVoucher(money, ledgers),
        paymentVoucher(money, ledgers),
      ]
      for (const { entries } of vouchers) expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
      const amounts: number[] = []
      const parser = new SaxesParser()
      let inside = ''
      parser.on('opentag', ({ name }) => {
        inside = name
      })
      parser.on('text', (text) => {
        if (inside === 'AMOUNT') amounts.push(Math.round(Number(text) * 100))
        inside = ''
      })
      parser.write(tallyXml.begin + vouchers.map(tallyXml.voucher).join('') + tallyXml.end).close()
      expect(amounts).toEqual(vouchers.flatMap(({ entries }) => entries.map(({ paise }) => 0 - paise)))
    }),
    { numRuns: 100 },
  )
})

test('goods without tax, money and credit have ledgers of their own', () => {
  const exempt = invoiceLines(
    [
      {
        item: '1',
        name: 'Bangles',
        size: '',
        hsn: '7018',
        gstClass: 'exempt',
        quantity: 1,
        pricePaise: 5_000,
      },
    ],
    at,
    true,
  )
  const [document] = fc.sample(anyDocument, 1)
  if (!document) throw new Error('None')
  const { corrects: _, ...invoice } = { ...document, lines: exempt }
  expect(documentVoucher(invoice, ledgers).entries).toEqual([
    { ledger: 'Online customers', paise: 5_000 },
    { ledger: 'Sales exempt', paise: -5_000 },
  ])
  const paid = { id: 'a-b', at, paise: 100, orderNumber: 7, reference: '=1+1', cause: 'order' } as const
  expect(receiptVoucher({ ...paid, way: 'cod' }, ledgers)).toMatchObject({
    ...{ kind: 'Receipt', day: '2026-11-11' },
    entries: [{ ledger: 'Cash from couriers' }, { ledger: 'Online customers' }],
  })
  expect(paymentVoucher({ ...paid, way: 'credit' }, ledgers)).toMatchObject({
    kind: 'Journal',
    entries: [{ ledger: 'Online customers' }, { ledger: 'Store credit' }],
  })
  expect(receiptVoucher({ ...paid, way: 'razorpay', cause: 'giftCard' }, ledgers)).toMatchObject({
    entries: [{ ledger: 'Card provider' }, { ledger: 'Store credit' }],
  })
  // Ids of one millisecond begin alike, and are two vouchers.
  const ids = ['0197a3c5-0000-7000-8000-000000000001', '0197a3c5-0000-7000-8000-000000000002']
  const numbers = ids.map((id) => receiptVoucher({ ...paid, id, way: 'upi' }, ledgers).number)
  expect(new Set(numbers).size).toBe(2)
  // Texts of customers run nothing in a spreadsheet.
  expect(moneyLine({ ...paid, way: 'upi' })).toBe("2026-11-11,7,Order,UPI or bank,'=1+1,1.00\r\n")
  const named = { ...invoice, buyer: { ...invoice.buyer, name: '@SUM(A1)' } }
  expect(documentLines(named)).toContain("'@SUM(A1)")
})
