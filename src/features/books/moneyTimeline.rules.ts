import { meansOfRefund } from '#/features/orders/rules/means.rules.ts'
import { arrivesBy, type PaymentMethod, type PaymentStatus } from '#/features/orders/rules/payments.rules.ts'
import type { RefundKind, RefundState } from '#/features/orders/rules/refunds.rules.ts'
import { isOver, type OrderStatus } from '#/features/orders/rules/statuses.rules.ts'

/** What is written down of an order's money, paise. */
export interface MoneyFacts {
  readonly order: {
    readonly status: OrderStatus
    readonly createdAt: Date
    /** What it costs as it stands now. */
    readonly grandTotalPaise: number
  }
  readonly payment: {
    readonly type: PaymentMethod
    readonly status: PaymentStatus
    readonly amountPaise: number
    readonly completedAt: Date | null
    readonly reference: string | null
    /** The part that came by UPI before the parcel was packed, and when; null while it is not there. */
    readonly advancePaise: number
    readonly advanceAt: Date | null
    readonly advanceReference: string | null
  }
  readonly refunds: readonly {
    readonly kind: RefundKind
    readonly state: RefundState
    readonly amountPaise: number
    readonly reference: string
    readonly createdAt: Date
    readonly sentAt: Date | null
  }[]
  /** Lines of the ledger of store credit about it; what was spent is below 0. */
  readonly credit: readonly { readonly amountPaise: number; readonly at: Date; readonly isRefund: boolean }[]
  /** Money on top of what it asked, or for an order that was over, that went back to whoever paid. */
  readonly extra: readonly {
    readonly paise: number
    readonly asCredit: boolean
    readonly receivedAt: Date
    readonly returnedAt: Date
    readonly reference: string
  }[]
  /** What came on top of what it asked, and is still with the shop. */
  readonly onTop?: { readonly paise: number; readonly receivedAt: Date } | undefined
  /** Invoice, bill of supply, credit notes. */
  readonly documents: readonly {
    readonly kind: 'invoice' | 'creditNote'
    readonly number: string
    readonly amountPaise: number
    readonly at: Date
  }[]
}

export const moneyKinds = [
  'asked',
  'received',
  'advance',
  'creditUsed',
  'refundDue',
  'refundSent',
  'refundFailed',
  'creditBack',
  'extraReceived',
  'extraReturned',
  'extraCredited',
  'invoice',
  'creditNote',
] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** One thing that happened to the money of an order. */
export interface MoneyEntry {
  readonly kind: MoneyKind
  readonly at: Date
  readonly amountPaise: number
  /** Money that reached the shop, left it, or neither: what was asked, is only due, or is a document. */
  readonly way: 'in' | 'out' | 'none'
  /** The bank's reference or a document's number. */
  readonly reference: string
  readonly by?: PaymentMethod | RefundKind
}

export interface MoneyTimeline {
  readonly entries: readonly MoneyEntry[]
  /** What the order costs as it stands. */
  readonly askedPaise: number
  /** Money that came in, what came on top among it. */
  readonly receivedPaise: number
  /** Money that went back, as money. */
  readonly refundedPaise: number
  /** Store credit that is tied up in it: spent on it, less what was given back. */
  readonly creditPaise: number
  /** Money that is still to come. */
  readonly stillToComePaise: number
  /** Money that the shop owes back. */
  readonly owedBackPaise: number
}

const sum = (entries: readonly MoneyEntry[], way: MoneyEntry['way'], kinds?: readonly MoneyKind[]): number =>
  entries
    .filter((entry) => entry.way === way && (!kinds || kinds.includes(entry.kind)))
    .reduce((total, { amountPaise }) => total + amountPaise, 0)

const credits: readonly MoneyKind[] = ['creditUsed', 'creditBack']

/**
 * All that happened to the money of an order, the oldest first, and what that adds up to. Money and store credit are
 * counted apart: what came in less what went back is what the shop has of it.
 */
export function moneyTimeline({
  order,
  payment,
  refunds,
  credit,
  extra,
  onTop,
  documents,
}: MoneyFacts): MoneyTimeline {
  const isPaid = payment.status === 'Completed'
  const advancePaise = payment.advanceAt ? payment.advancePaise : 0
  const restPaise = payment.amountPaise - advancePaise
  const entries: MoneyEntry[] = [
    { kind: 'asked', at: order.createdAt, amountPaise: order.grandTotalPaise, way: 'none', reference: '' },
  ]
  if (payment.advanceAt && advancePaise > 0) {
    const reference = payment.advanceReference ?? ''
    entries.push({
      kind: 'advance',
      at: payment.advanceAt,
      amountPaise: advancePaise,
      way: 'in',
      reference,
    })
  }
  if (isPaid && payment.completedAt && restPaise > 0) {
    const reference = arrivesBy('transfer', payment.type) ? (payment.reference ?? '') : ''
    entries.push({
      ...{ kind: 'received', at: payment.completedAt, amountPaise: restPaise, way: 'in', reference },
      by: payment.type,
    })
  }
  for (const { kind, state, amountPaise, reference, createdAt, sentAt } of refunds) {
    const about = { amountPaise, reference, by: kind }
    if (state === 'failed')
      entries.push({ kind: 'refundFailed', at: sentAt ?? createdAt, way: 'none', ...about })
    else if (state === 'due') entries.push({ kind: 'refundDue', at: createdAt, way: 'none', ...about })
    // As store credit it leaves as a line of that ledger.
    else if (meansOfRefund[kind] !== 'credit')
      entries.push({ kind: 'refundSent', at: sentAt ?? createdAt, way: 'out', ...about })
  }
  for (const line of credit) {
    const amountPaise = Math.abs(line.amountPaise)
    const kind = line.amountPaise < 0 ? 'creditUsed' : 'creditBack'
    entries.push({ kind, at: line.at, amountPaise, way: line.amountPaise < 0 ? 'in' : 'out', reference: '' })
  }
  for (const { paise, asCredit, receivedAt, returnedAt, reference } of extra) {
    entries.push({ kind: 'extraReceived', at: receivedAt, amountPaise: paise, way: 'in', reference: '' })
    // As store credit it stays in the shop.
    const back = asCredit
      ? ({ kind: 'extraCredited', way: 'none' } as const)
      : ({ kind: 'extraReturned', way: 'out' } as const)
    entries.push({ ...back, at: returnedAt, amountPaise: paise, reference })
  }
  const onTopPaise = onTop?.paise ?? 0
  // guard: paid-on-top
  if (onTop && onTopPaise > 0)
    entries.push({
      ...{ kind: 'extraReceived', at: onTop.receivedAt, amountPaise: onTopPaise, way: 'in', reference: '' },
    })
  for (const { kind, number, amountPaise, at } of documents)
    entries.push({ kind, at, amountPaise, way: 'none', reference: number })
  entries.sort((one, other) => one.at.getTime() - other.at.getTime())
  const isCredit = (kind: MoneyKind) => credits.includes(kind)
  const money = entries.filter(({ kind }) => !isCredit(kind))
  const tied = credit
    .filter(({ isRefund }) => !isRefund)
    .reduce((total, { amountPaise }) => total - amountPaise, 0)
  return {
    entries,
    askedPaise: order.grandTotalPaise,
    receivedPaise: sum(money, 'in'),
    refundedPaise: sum(money, 'out'),
    creditPaise: Math.max(0, tied),
    stillToComePaise: isPaid || isOver(order.status) ? 0 : restPaise,
    owedBackPaise: sum(entries, 'none', ['refundDue']) + onTopPaise,
  }
}
