import { taxByRate } from '#/features/invoices/credited.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { CSV_MARK, lineOf } from '#/ui/resource/list/csv.ts'
import type { IssuedDocument } from '../documents/document.rules.ts'
import type { Ledger } from '../rules/settings.rules.ts'
import { ledgerOf, type MoneyRow } from './vouchers.rules.ts'

const amount = (paise: number): string => rupeesOf(paise).toFixed(2)

const kinds = { invoice: 'Invoice', bill: 'Bill of supply', creditNote: 'Credit note' } as const

const documentHeads = [
  ...['Date', 'Kind', 'Number', 'Corrects', 'Order', 'Buyer', 'GSTIN', 'Place of supply', 'Rate'],
  ...['Taxable value', 'IGST', 'CGST', 'SGST', 'Amount'],
]

/** A line for each rate of a document; what a credit note takes off is below nothing. */
export function documentLines(document: IssuedDocument): string {
  const { series, number, issuedAt, orderNumber, buyer, place, corrects, lines } = document
  const sign = corrects ? -1 : 1
  return taxByRate(lines)
    .map(({ rate, taxablePaise, igstPaise, cgstPaise, sgstPaise }) => {
      const total = taxablePaise + igstPaise + cgstPaise + sgstPaise
      return lineOf([
        ...[indiaDay(issuedAt), kinds[series], number, corrects?.number ?? '', orderNumber],
        ...[buyer.companyName || buyer.name, buyer.gstin, place ?? buyer.state, rate],
        ...[taxablePaise, igstPaise, cgstPaise, sgstPaise, total].map((paise) => amount(sign * paise)),
      ])
    })
    .join('')
}

const ways: Partial<Record<Ledger, string>> = {
  bank: 'UPI or bank',
  provider: 'Card',
  couriers: 'Cash',
  storeCredit: 'Store credit',
}

const moneyHeads = ['Date', 'Order', 'For', 'By', 'Reference', 'Amount']

export const moneyLine = ({ at, orderNumber, cause, way, reference, paise }: MoneyRow): string =>
  lineOf([
    ...[indiaDay(at), orderNumber, cause === 'giftCard' ? 'Gift card' : 'Order'],
    ...[ways[ledgerOf(way)], reference, amount(paise)],
  ])

/** What registers begin with. */
export const registerHeads = {
  documents: CSV_MARK + lineOf(documentHeads),
  money: CSV_MARK + lineOf(moneyHeads),
}
