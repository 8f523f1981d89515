import type { InvoiceLine } from '#/features/orders/rules/documents.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { type IssuedDocument, totalTax, valuePaiseOf } from '../documents/document.rules.ts'
import { portalDay } from '../rules/months.rules.ts'
import type { GstSettings } from '../rules/settings.rules.ts'
import { type EinvoiceJson, einvoiceSchema } from './einvoice.schema.ts'

const dayOf = (at: Date): string => portalDay(indiaDay(at)).replaceAll('-', '/')

/** A long address in two lines. */
const addressOf = (text: string) => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const rest = plain.slice(100, 200)
  return { Addr1: plain.slice(0, 100), ...(rest.length >= 3 && { Addr2: rest }) }
}

/** Goods are counted; services, and what is credited without pieces, are one of their kind. */
function item(line: InvoiceLine, at: number): EinvoiceJson['ItemList'][number] {
  const { name, size, isService, hsn, quantity, rate, amountPaise } = line
  const taxable = rupeesOf(line.taxablePaise)
  const pieces = quantity || 1
  return {
    SlNo: String(at + 1),
    PrdDesc: (size ? `${name}, size ${size}` : name).slice(0, 300).padEnd(3, '.'),
    IsServc: isService ? 'Y' : 'N',
    HsnCd: hsn,
    Qty: pieces,
    Unit: isService || quantity === 0 ? 'OTH' : 'PCS',
    UnitPrice: Math.round((taxable * 1_000) / pieces) / 1_000,
    TotAmt: taxable,
    AssAmt: taxable,
    GstRt: rate,
    IgstAmt: rupeesOf(line.igstPaise),
    CgstAmt: rupeesOf(line.cgstPaise),
    SgstAmt: rupeesOf(line.sgstPaise),
    TotItemVal: rupeesOf(amountPaise),
  }
}

/** What the portal would refuse, by the fields of its schema. */
export interface EinvoiceProblem {
  readonly number: string
  readonly orderId: string
  readonly fields: readonly string[]
}

/** A document for the e-invoice portal, or what it lacks. @param seller where the shop sends from, of its settings */
export function presentEinvoice(
  document: IssuedDocument,
  seller: Pick<GstSettings, 'city' | 'zipCode'>,
): { readonly json: EinvoiceJson } | { readonly problem: EinvoiceProblem } {
  const { supplier, buyer, lines, number, corrects, issuedAt, orderId } = document
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = totalTax(lines)
  const read = einvoiceSchema.safeParse({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: corrects ? 'CRN' : 'INV', No: number, Dt: dayOf(issuedAt) },
    SellerDtls: {
      ...{ Gstin: supplier.gstin, LglNm: supplier.legalName, ...addressOf(supplier.address) },
      ...{ Loc: seller.city, Pin: Number(seller.zipCode), Stcd: supplier.gstin.slice(0, 2) },
    },
    BuyerDtls: {
      ...{ Gstin: buyer.gstin, LglNm: buyer.companyName || buyer.name, ...addressOf(buyer.address) },
      ...{ Loc: buyer.city, Pin: Number(buyer.zipCode), Stcd: buyer.gstin.slice(0, 2), Pos: document.place },
    },
    ItemList: lines.map(item),
    ValDtls: {
      ...{ AssVal: rupeesOf(taxablePaise), CgstVal: rupeesOf(cgstPaise), SgstVal: rupeesOf(sgstPaise) },
      ...{ IgstVal: rupeesOf(igstPaise), TotInvVal: rupeesOf(valuePaiseOf(document)) },
    },
    ...(corrects && {
      RefDtls: { PrecDocDtls: [{ InvNo: corrects.number, InvDt: dayOf(corrects.issuedAt) }] },
    }),
  })
  if (read.success) return { json: read.data }
  const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
  return { problem: { number, orderId, fields } }
}
