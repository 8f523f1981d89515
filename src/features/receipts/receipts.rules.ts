import { latinDigits } from '#/platform/typed/digits.rules.ts'

/** Who said that money came in: a bank statement that was uploaded, a mail of the bank, the payment provider, an admin. */
export const receiptSources = ['statement', 'mail', 'provider', 'hand'] as const
export type ReceiptSource = (typeof receiptSources)[number]

/**
 * What became of money that paid no order, or of what came on top: sent back, given as store credit; it was for something
 * else; it is the money of another receipt, which a second source named in other words.
 */
export const receiptOutcomes = ['refund', 'credit', 'notOrder', 'duplicate'] as const
export type ReceiptOutcome = (typeof receiptOutcomes)[number]

/** What is asked to be transferred: an order's price, the part of a cash order that is paid before it is packed, a gift card. */
export const payableKinds = ['payment', 'advance', 'gift'] as const
export type PayableKind = (typeof payableKinds)[number]

/** Why a receipt pays what it pays: the reference its customer gave, the number in what the bank wrote, an admin. */
export const matchReasons = ['reference', 'number', 'hand'] as const
export type MatchReason = (typeof matchReasons)[number]

/** Money that came into the shop's bank account, as a bank or the payment provider says it. */
export interface BankCredit {
  readonly amountPaise: number
  /** A day in India, `2026-04-01`. */
  readonly receivedOn: string
  /** When it is known to the second. */
  readonly receivedAt?: Date
  /** The 12 digits by which all banks know a UPI payment. */
  readonly utr: string | null
  /** What the bank wrote. */
  readonly narration: string
  readonly payer: string
  /** Which account it came into, as the owner tells them apart; '' where there is one. */
  readonly account: string
  /** By which its source knows it, also when it tells the UTR only later: the provider's id of a payment. The same one again is the same money. */
  readonly sourceId?: string
}

/** Longer texts of banks are cut. */
export const LONGEST_NARRATION = 500
export const LONGEST_PAYER = 120
export const LONGEST_ACCOUNT = 60

/** A text of a bank in one line without control characters; cut, because no bank writes as much. */
export const bankText = (text: string, longest: number): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)

/** What two exports of one statement agree on: letters and digits, in capitals. */
const bare = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What the same money is known by when it comes again; `nth` tells payments apart that are the same in everything else. */
export function fingerprintOf(credit: BankCredit, nth: number): string {
  // guard: receipt-source-id
  if (credit.sourceId) return `id:${credit.sourceId}`
  if (credit.utr !== null) return `utr:${credit.utr}`
  const { account, receivedOn, amountPaise, narration } = credit
  return ['text', bare(account), receivedOn, amountPaise, bare(narration), nth].join(':')
}

/** The fingerprints of credits that one source names together, in their order. */
export function fingerprintsOf(credits: readonly BankCredit[]): string[] {
  const seen = new Map<string, number>()
  return credits.map((credit) => {
    const first = fingerprintOf(credit, 1)
    const nth = (seen.get(first) ?? 0) + 1
    seen.set(first, nth)
    // guard: receipt-nth
    return fingerprintOf(credit, nth)
  })
}

/** How a UTR begins on a day: the year's last digit and the day of the year. */
function utrStart(day: string): string {
  const year = Number(day.slice(0, 4))
  const nth = Math.round((Date.parse(day) - Date.UTC(year, 0, 0)) / 86_400_000)
  return `${year % 10}${String(nth).padStart(3, '0')}`
}

/**
 * The UTR in what a bank wrote of a UPI or IMPS payment: 12 digits that stand alone and are no phone number before an `@`.
 * Of several the first, where it alone is one that a bank could have given on that day or the two before, else null: what
 * the payer wrote stands behind it, and a number there would have the same money come twice, under two UTRs.
 */
export function utrIn(text: string, receivedOn: string): string | null {
  const found = [...new Set(text.match(/(?<!\d)\d{12}(?![\d@])/g) ?? [])]
  if (found.length <= 1) return found[0] ?? null
  const days = [0, 1, 2].map((back) =>
    new Date(Date.parse(receivedOn) - back * 86_400_000).toISOString().slice(0, 10),
  )
  const starts = new Set(days.map(utrStart))
  const likely = found.filter((digits) => starts.has(digits.slice(0, 4)))
  const [first] = likely
  // guard: receipt-utr-of-bank
  return likely.length === 1 && first === found[0] ? (first ?? null) : null
}

/** Paise of a receipt that neither paid its order nor went back. */
export const leftOf = (
  receipt: { readonly amountPaise: number; readonly returnedPaise: number },
  /** What its order asked; 0 without an order. */
  paidPaise: number,
): number => Math.max(0, receipt.amountPaise - receipt.returnedPaise - paidPaise)
