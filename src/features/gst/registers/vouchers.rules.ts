import { type Day, indiaDay } from '#/platform/time/days.ts'
import { type IssuedDocument, valuePaiseOf } from '../documents/document.rules.ts'
import type { GstSettings, Ledger } from '../rules/settings.rules.ts'

/** Money that came in or went back. */
export interface MoneyRow {
  readonly id: string
  readonly at: Date
  /** How: `upi`, `card`, `cod`, `bank`, `cash`, `credit` or the card provider's name. */
  readonly way: string
  readonly paise: number
  /** Null for what belongs to no order. */
  readonly orderNumber: number | null
  /** The bank's or the provider's. */
  readonly reference: string
  readonly cause: 'order' | 'giftCard'
}

/** The vouchers of the accountant's program. */
export type VoucherKind = 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal'

/** An entry of a voucher, paise: above 0 a debit, below it a credit. */
export interface Entry {
  readonly ledger: string
  readonly paise: number
}

/** What is booked at once; its entries add up to nothing. */
export interface Voucher {
  readonly kind: VoucherKind
  readonly day: Day
  readonly number: string
  readonly words: string
  readonly entries: readonly Entry[]
}

type Ledgers = GstSettings['ledgers']

const booked = (entries: readonly (readonly [string, number])[]): Entry[] =>
  entries.filter(([, paise]) => paise !== 0).map(([ledger, paise]) => ({ ledger, paise }))

/** A sale, or what a credit note takes off one: the buyers owe what sales and taxes are credited with, or the other way round. */
export function documentVoucher(document: IssuedDocument, ledgers: Ledgers): Voucher {
  const { number, issuedAt, orderNumber, buyer, corrects, lines } = document
  const sign = corrects ? -1 : 1
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const taxed = lines.filter(({ rate }) => rate !== 0)
  const entries = booked([
    [ledgers.customers, sign * valuePaiseOf(document)],
    [ledgers.sales, -sign * taxed.reduce((total, { taxablePaise }) => total + taxablePaise, 0)],
    // guard: voucher-exempt
    [ledgers.exempt, -sign * sum(({ rate, amountPaise }) => (rate === 0 ? amountPaise : 0))],
    [ledgers.cgst, -sign * sum(({ cgstPaise }) => cgstPaise)],
    [ledgers.sgst, -sign * sum(({ sgstPaise }) => sgstPaise)],
    [ledgers.igst, -sign * sum(({ igstPaise }) => igstPaise)],
  ])
  const about = corrects ? `${corrects.number}, order ${orderNumber}` : `Order ${orderNumber}`
  const who = buyer.companyName || buyer.name
  return {
    ...{ kind: corrects ? 'Credit Note' : 'Sales', day: indiaDay(issuedAt), number },
    ...{ words: `${about}, ${who}`, entries },
  }
}

const ledgerOfWay: Readonly<Record<string, Ledger>> = {
  upi: 'bank',
  bank: 'bank',
  cod: 'couriers',
  cash: 'couriers',
  credit: 'storeCredit',
}

/** The ledger that money of a way moves; what is no bank, cash or credit came by the card provider. */
export const ledgerOf = (way: string): Ledger => ledgerOfWay[way] ?? 'provider'

/** What the other side of money is: the buyers, or the promise of a gift card. */
const otherSide = ({ cause }: MoneyRow, ledgers: Ledgers): string =>
  cause === 'giftCard' ? ledgers.storeCredit : ledgers.customers

const shortId = (id: string): string => id.replaceAll('-', '').slice(-12)

function wordsOf({ orderNumber, reference, cause }: MoneyRow): string {
  const about = cause === 'giftCard' ? 'Gift card' : `Order ${orderNumber}`
  return reference ? `${about}, ${reference}` : about
}

/** Money that came in, or store credit that paid, which moves no money. */
export function receiptVoucher(row: MoneyRow, ledgers: Ledgers): Voucher {
  const { id, at, way, paise } = row
  return {
    ...{ kind: way === 'credit' ? 'Journal' : 'Receipt', day: indiaDay(at), number: `R-${shortId(id)}` },
    words: wordsOf(row),
    entries: booked([
      [ledgers[ledgerOf(way)], paise],
      [otherSide(row, ledgers), -paise],
    ]),
  }
}

/** Money that went back, or store credit that was given instead. */
export function paymentVoucher(row: MoneyRow, ledgers: Ledgers): Voucher {
  const { id, at, way, paise } = row
  return {
    ...{ kind: way === 'credit' ? 'Journal' : 'Payment', day: indiaDay(at), number: `P-${shortId(id)}` },
    words: wordsOf(row),
    entries: booked([
      [otherSide(row, ledgers), paise],
      [ledgers[ledgerOf(way)], -paise],
    ]),
  }
}
