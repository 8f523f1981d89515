import { expect, test } from 'vitest'
import { gstinOf, NOVEMBER, noteOf, saleOf, sold } from '../gstr1/documents.fixture.ts'
import { presentEinvoice } from './einvoice.present.ts'

const seller = { city: 'Lucknow', zipCode: '226001' }
const invoice = saleOf({ gstin: gstinOf('33'), place: '33', lines: [sold({ quantity: 3 })] })

test('pieces have a price each, and a long address two lines', () => {
  const address = 'x'.repeat(150)
  const made = presentEinvoice({ ...invoice, buyer: { ...invoice.buyer, address } }, seller)
  expect(made).toMatchObject({
    json: {
      BuyerDtls: { Addr1: 'x'.repeat(100), Addr2: 'x'.repeat(50) },
      ItemList: [{ Qty: 3, UnitPrice: 1_000, TotAmt: 3_000, IgstAmt: 150, TotItemVal: 3_150 }],
    },
  })
})

test('a credit note names the invoice that it corrects, and amounts without pieces are one of their kind', () => {
  const lines = invoice.lines.map((line) => ({ ...line, quantity: 0 }))
  expect(presentEinvoice(noteOf(invoice, 7, lines, NOVEMBER), seller)).toMatchObject({
    json: {
      DocDtls: { Typ: 'CRN', No: 'CN/26-27/000007' },
      ItemList: [{ Qty: 1, Unit: 'OTH' }],
      RefDtls: { PrecDocDtls: [{ InvNo: 'INV/26-27/000001', InvDt: '10/11/2026' }] },
    },
  })
})

test('what the portal would refuse is named by its field', () => {
  const buyer = { ...invoice.buyer, zipCode: '12' }
  expect(presentEinvoice({ ...invoice, buyer }, { city: '', zipCode: '' })).toMatchObject({
    problem: { fields: ['SellerDtls.Loc', 'SellerDtls.Pin', 'BuyerDtls.Pin'] },
  })
})
