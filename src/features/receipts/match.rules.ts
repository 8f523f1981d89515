import { addDays, type Day, indiaDay } from '#/platform/time/days.ts'
import type { MatchReason, PayableKind } from './receipts.rules.ts'

/** What an order asks to be transferred, whether it came or not. */
export interface Payable {
  readonly orderId: string
  readonly number: number
  readonly kind: PayableKind
  readonly amountPaise: number
  /** What the UPI link and the QR code carry, and the payer's app hands on. */
  readonly transactionReference: string
  /** The UTR as the customer typed it. */
  readonly reference: string | null
  readonly customerName: string
  readonly placedAt: Date
  /** The order was cancelled or came back. */
  readonly isOver: boolean
  /** The money counts as there, whoever said so. */
  readonly isPaid: boolean
  /** A receipt is known that paid it. */
  readonly hasReceipt: boolean
}

/** Money that paid nothing so far. */
export interface OpenReceipt {
  readonly id: string
  readonly amountPaise: number
  readonly receivedOn: Day
  /** When its source knows it to the second. */
  readonly receivedAt?: Date | null | undefined
  readonly utr: string | null
  readonly narration: string
  readonly payer: string
  /** An admin took back what it had paid: only a person decides about it now. */
  readonly isHeld: boolean
  /** One of two that may be the same money: one with a reference and one without, over the same amount about the same day. */
  readonly isTwin?: boolean
}

/** Why an order is only likely: what is certain and not written yet, then what speaks against it though the bank or the customer names it, then what speaks for one that nobody names. */
export const doubts = [
  'soon',
  'takenBack',
  'sharedReference',
  'severalOrders',
  'cutShort',
  'paidAlready',
  'otherAmount',
  'beforeOrder',
  'sameMoney',
  'over',
  'nearReference',
  'name',
  'amount',
] as const
export type Doubt = (typeof doubts)[number]

export interface Suggestion {
  readonly payable: Payable
  readonly doubt: Doubt
}

export interface Match {
  readonly receipt: OpenReceipt
  readonly payable: Payable
  readonly reason: Exclude<MatchReason, 'hand'>
}

export interface Matching {
  readonly certain: readonly Match[]
  /** By the receipt's id; one that stands neither here nor there has no order. */
  readonly likely: ReadonlyMap<string, readonly Suggestion[]>
}

/** Orders that are offered for one receipt. */
const MOST_SUGGESTIONS = 3
/** Days after an order within which an equal amount makes it likely. */
const NEAR_DAYS = 7

/** The numbers of orders in what a bank wrote; `isLast`: it ends the text, so a bank that cuts may have cut the number. */
export function orderNumbersIn(narration: string): { readonly number: number; readonly isLast: boolean }[] {
  const text = narration.trimEnd()
  return [...text.matchAll(/(?<!\p{L})order[\s#:._-]{0,3}0*(\d{1,10})(?!\d)/giu)].map((found) => ({
    number: Number(found[1]),
    isLast: found.index + found[0].length === text.length,
  }))
}

const listBy = <Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key | null,
): Map<Key, Value[]> => {
  const lists = new Map<Key, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    if (key === null) continue
    const list = lists.get(key)
    if (list) list.push(value)
    else lists.set(key, [value])
  }
  return lists
}

/** The orders that somebody names for a receipt: its customer by the reference, the bank by the number. */
function claimsOf(receipt: OpenReceipt, index: Index) {
  const byReference = receipt.utr === null ? [] : (index.byReference.get(receipt.utr) ?? [])
  const numbers = orderNumbersIn(receipt.narration)
  const byNumber = numbers.flatMap(({ number }) => index.byNumber.get(`ORDER${number}`) ?? [])
  const last = numbers.find(({ isLast }) => isLast)
  return { byReference, byNumber, last, all: [...new Set([...byReference, ...byNumber])] }
}

interface Index {
  readonly payables: readonly Payable[]
  readonly byReference: ReadonlyMap<string, readonly Payable[]>
  readonly byNumber: ReadonlyMap<string, readonly Payable[]>
  readonly byAmount: ReadonlyMap<number, readonly Payable[]>
}

type Claims = ReturnType<typeof claimsOf>

/** What speaks against an order that is named, whatever else arrived. */
function doubtOf(receipt: OpenReceipt, payable: Payable, { byReference, all, last }: Claims, index: Index) {
  // guard: receipt-held
  if (receipt.isHeld) return 'takenBack'
  // guard: receipt-shared-reference
  if (byReference.length > 1) return 'sharedReference'
  // guard: receipt-several-orders
  if (all.length > 1) return 'severalOrders'
  // guard: receipt-amount
  if (payable.amountPaise !== receipt.amountPaise) return 'otherAmount'
  // guard: receipt-before-order
  if (isBefore(receipt, payable.placedAt)) return 'beforeOrder'
  // guard: receipt-twin
  if (receipt.isTwin) return 'sameMoney'
  // guard: receipt-cut-short
  if (byReference.length === 0 && last && isPrefix(last.number, payable, index)) return 'cutShort'
  return undefined
}

/** How far the clocks of a bank and of the shop may be apart, ms. */
const CLOCKS_APART_MS = 2 * 60_000

/** Whether money was there before the order that it is to pay: a reference that somebody kept of another purchase, or was shown. */
function isBefore({ receivedOn, receivedAt }: OpenReceipt, placedAt: Date): boolean {
  if (receivedOn < indiaDay(placedAt)) return true
  return receivedAt ? receivedAt.getTime() + CLOCKS_APART_MS < placedAt.getTime() : false
}

/** Whether a number that ends the text may be the beginning of another one's over the same amount. */
const isPrefix = (number: number, payable: Payable, index: Index): boolean =>
  (index.byAmount.get(payable.amountPaise) ?? []).some(
    (other) => other !== payable && String(other.number).startsWith(String(number)),
  )

/**
 * Which orders the receipts pay. Certain is an amount with the UTR that its customer gave, or with the order's number in
 * what the bank wrote, where nothing contradicts. What else fits is likely and waits for a person. No receipt pays two
 * orders, no order is paid by two; in which order they arrived, and how often, changes nothing about what is paid.
 */
export function matchReceipts(receipts: readonly OpenReceipt[], payables: readonly Payable[]): Matching {
  const index: Index = {
    payables,
    byReference: listBy(payables, ({ reference }) => reference),
    byNumber: listBy(payables, ({ transactionReference }) => transactionReference),
    byAmount: listBy(payables, ({ amountPaise }) => amountPaise),
  }
  const taken = new Set<Payable>()
  const certain: Match[] = []
  const likely = new Map<string, Suggestion[]>()
  const unnamed: OpenReceipt[] = []
  for (const receipt of [...receipts].sort(byContent)) {
    const claims = claimsOf(receipt, index)
    const [payable] = claims.all
    if (!payable) {
      unnamed.push(receipt)
      continue
    }
    const doubt = doubtOf(receipt, payable, claims, index) ?? stateDoubt(payable, taken)
    if (doubt === undefined) {
      taken.add(payable)
      certain.push({ receipt, payable, reason: claims.byReference.length > 0 ? 'reference' : 'number' })
      continue
    }
    likely.set(
      receipt.id,
      claims.all.slice(0, MOST_SUGGESTIONS).map((each) => ({ payable: each, doubt })),
    )
  }
  for (const receipt of unnamed) {
    const suggestions = similarTo(receipt, index, taken)
    if (suggestions.length > 0) likely.set(receipt.id, suggestions)
  }
  return { certain, likely }
}

function stateDoubt(payable: Payable, taken: ReadonlySet<Payable>): Doubt | undefined {
  // guard: receipt-order-taken
  if (payable.hasReceipt || taken.has(payable)) return 'paidAlready'
  // guard: receipt-order-over
  return payable.isOver && !payable.isPaid ? 'over' : undefined
}

/** By what they say, not by when they came. */
function byContent(one: OpenReceipt, other: OpenReceipt): number {
  const [a, b] = [one, other].map(
    ({ receivedOn, utr, narration }) => `${receivedOn} ${utr ?? ''} ${narration}`,
  )
  return (a ?? '') < (b ?? '') ? -1 : a === b ? 0 : 1
}

/** Orders that nobody names and that fit by their amount. */
function similarTo(receipt: OpenReceipt, { byAmount }: Index, taken: ReadonlySet<Payable>): Suggestion[] {
  return (byAmount.get(receipt.amountPaise) ?? [])
    .filter((payable) => !payable.hasReceipt && !taken.has(payable) && !(payable.isOver && !payable.isPaid))
    .flatMap((payable) => {
      const doubt = similarity(receipt, payable)
      return doubt ? [{ payable, doubt }] : []
    })
    .sort((one, other) => doubts.indexOf(one.doubt) - doubts.indexOf(other.doubt))
    .slice(0, MOST_SUGGESTIONS)
}

function similarity(receipt: OpenReceipt, { reference, customerName, placedAt }: Payable): Doubt | undefined {
  if (receipt.utr && reference && isSlip(receipt.utr, reference)) return 'nearReference'
  const placedOn = indiaDay(placedAt)
  if (receipt.receivedOn < placedOn || receipt.receivedOn > addDays(placedOn, NEAR_DAYS)) return undefined
  return isNamed(customerName, `${receipt.payer} ${receipt.narration}`) ? 'name' : 'amount'
}

/** Whether two references differ by one digit, or by two neighbours that changed places. */
export function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const differing = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]))
  const [first = 0, second = 0] = differing
  if (differing.length === 1) return true
  return (
    differing.length === 2 &&
    second === first + 1 &&
    one[first] === other[second] &&
    one[second] === other[first]
  )
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3)

/** Whether a word of a person's name stands in what the bank wrote. */
export function isNamed(name: string, text: string): boolean {
  const words = new Set(wordsOf(text))
  return wordsOf(name).some((word) => words.has(word))
}
