import { giftReference } from '#/features/payments/gifts/giftPurchases.rules.ts'
import { transactionReference } from '#/features/payments/upi/upi.rules.ts'
import { addDays, type Day, indiaDay } from '#/platform/time/days.ts'
import type { MatchReason, PayableKind } from './receipts.rules.ts'

/** What an order or a gift card asks to be transferred, whether it came or not. */
export interface Payable {
  /** Of the order, or of the purchase of a gift card. */
  readonly id: string
  readonly number: number
  readonly kind: PayableKind
  readonly amountPaise: number
  /** What the UPI link and the QR code carry, and the payer's app hands on. */
  readonly transactionReference: string
  /** The UTR as the customer typed it. */
  readonly reference: string | null
  readonly customerName: string
  readonly placedAt: Date
  /** It was cancelled, given up, or came back. */
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

/** An order or a gift card that a text names. */
export interface Named {
  readonly of: 'order' | 'gift'
  readonly number: number
  /** What its UPI link calls it. */
  readonly transactionReference: string
  /** It ends the text, so a bank that cuts may have cut the number. */
  readonly isLast: boolean
}

/** The orders and gift cards in what a bank wrote. */
export function namedIn(narration: string): Named[] {
  const text = narration.trimEnd()
  const pattern = /(?<!\p{L})(order|gift(?:[\s_-]?card)?)[\s#:._-]{0,3}0*(\d{1,10})(?!\d)/giu
  return [...text.matchAll(pattern)].map((found) => {
    const of = found[1]?.toLowerCase() === 'order' ? 'order' : 'gift'
    const number = Number(found[2])
    const isLast = found.index + found[0].length === text.length
    return { of, number, isLast, transactionReference: referenceOf[of](number) }
  })
}

const referenceOf = { order: transactionReference, gift: giftReference } as const

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
  const named = namedIn(receipt.narration)
  const byNumber = named.flatMap((one) => index.byNumber.get(one.transactionReference) ?? [])
  const last = named.find(({ isLast }) => isLast)
  return { byReference, byNumber, last, all: [...new Set([...byReference, ...byNumber])] }
}

interface Index {
  readonly byReference: ReadonlyMap<string, readonly Payable[]>
  readonly byNumber: ReadonlyMap<string, readonly Payable[]>
  readonly beginnings: ReadonlySet<string>
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
  if (byReference.length === 0 && last && index.beginnings.has(keyOf(payable, last.transactionReference)))
    return 'cutShort'
  return undefined
}

/** How far the clocks of a bank and of the shop may be apart, ms. */
const CLOCKS_APART_MS = 2 * 60_000

/** Whether money was there before the order that it is to pay: a reference that somebody kept of another purchase, or was shown. */
function isBefore({ receivedOn, receivedAt }: OpenReceipt, placedAt: Date): boolean {
  if (receivedOn < indiaDay(placedAt)) return true
  return receivedAt ? receivedAt.getTime() + CLOCKS_APART_MS < placedAt.getTime() : false
}

/** A number that ends a text may lack so many digits. */
export const CUT_DIGITS = 4

/** What banks that cut may leave of the numbers, with the amounts. */
const beginningsOf = (payables: readonly Payable[]): Set<string> =>
  new Set(
    payables.flatMap((payable) =>
      Array.from({ length: CUT_DIGITS }, (_, at) =>
        keyOf(payable, payable.transactionReference.slice(0, -1 - at)),
      ),
    ),
  )

/**
 * Which orders the receipts pay. Certain is an amount with the UTR that its customer gave, or with the order's number in
 * what the bank wrote, where nothing contradicts. What else fits is likely and waits for a person. No receipt pays two
 * orders, no order is paid by two; in which order they arrived, and how often, changes nothing about what is paid.
 */
export function matchReceipts(receipts: readonly OpenReceipt[], payables: readonly Payable[]): Matching {
  const index: Index = {
    byReference: listBy(payables, ({ reference }) => reference),
    byNumber: listBy(payables, ({ transactionReference }) => transactionReference),
    beginnings: beginningsOf(payables),
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
  if (unnamed.length === 0) return { certain, likely }
  const nearby = nearbyOf(
    payables.filter((each) => !each.hasReceipt && !taken.has(each) && !(each.isOver && !each.isPaid)),
  )
  for (const receipt of unnamed) {
    const suggestions = similarTo(receipt, nearby)
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

/** What is asked for by its amount and something else, found without a look at each: a shop may sell thousands of one price. */
interface Nearby {
  /** The day in India on which it was asked for. */
  readonly byDay: ReadonlyMap<string, readonly Payable[]>
  /** That day, and a word of the customer's name. */
  readonly byName: ReadonlyMap<string, readonly Payable[]>
  /** The reference, with each of its digits left open, and as it is. */
  readonly byReference: ReadonlyMap<string, readonly Payable[]>
}

function nearbyOf(payables: readonly Payable[]): Nearby {
  const dayOf = ({ placedAt }: Payable) => indiaDay(placedAt)
  return {
    byDay: listByKeys(payables, (payable) => [dayOf(payable)]),
    byName: listByKeys(payables, (payable) =>
      wordsOf(payable.customerName).map((word) => `${dayOf(payable)} ${word}`),
    ),
    byReference: listByKeys(payables, ({ reference }) =>
      reference === null ? [] : [reference, ...opened(reference)],
    ),
  }
}

/** Lists by the amount and each of several keys. */
function listByKeys(
  payables: readonly Payable[],
  keysOf: (payable: Payable) => readonly string[],
): Map<string, Payable[]> {
  const lists = new Map<string, Payable[]>()
  for (const payable of payables) {
    for (const key of new Set(keysOf(payable))) {
      const list = lists.get(keyOf(payable, key))
      if (list) list.push(payable)
      else lists.set(keyOf(payable, key), [payable])
    }
  }
  return lists
}

const keyOf = ({ amountPaise }: { readonly amountPaise: number }, what: string): string =>
  `${amountPaise}:${what}`

/** A reference with each of its digits left open: what differs in one digit from it is alike in one of these. */
const opened = (reference: string): string[] =>
  [...reference].map((_, at) => `${reference.slice(0, at)}*${reference.slice(at + 1)}`)

/** A reference with each two neighbours in each other's place. */
const swapped = (reference: string): string[] =>
  [...reference.slice(1)].map(
    (next, at) => `${reference.slice(0, at)}${next}${reference[at] ?? ''}${reference.slice(at + 2)}`,
  )

/** What nobody names and fits by its amount: a slip in the reference first, then the name, then the nearest day. */
function similarTo(receipt: OpenReceipt, { byDay, byName, byReference }: Nearby): Suggestion[] {
  const { utr, receivedOn } = receipt
  const days = Array.from({ length: NEAR_DAYS + 1 }, (_, back) => addDays(receivedOn, -back))
  const said = [...new Set(wordsOf(`${receipt.payer} ${receipt.narration}`))]
  const doubtful = new Map<Payable, Doubt>()
  const suggest = (list: readonly Payable[] | undefined, doubt: Doubt) => {
    for (const payable of list ?? []) {
      if (doubtful.size === MOST_SUGGESTIONS) return
      if (!doubtful.has(payable)) doubtful.set(payable, doubt)
    }
  }
  for (const reference of utr === null ? [] : [...opened(utr), ...swapped(utr)]) {
    const alike = byReference.get(keyOf(receipt, reference))
    suggest(
      alike?.filter(
        (payable) => utr !== null && payable.reference !== null && isSlip(utr, payable.reference),
      ),
      'nearReference',
    )
  }
  for (const day of days)
    for (const word of said) suggest(byName.get(keyOf(receipt, `${day} ${word}`)), 'name')
  for (const day of days) suggest(byDay.get(keyOf(receipt, day)), 'amount')
  return [...doubtful].map(([payable, doubt]) => ({ payable, doubt }))
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
