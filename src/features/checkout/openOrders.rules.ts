import { createHash } from 'node:crypto'
import { m } from './messages/checkout.messages.ts'

/** Orders whose money is not there yet: they hold goods that somebody else would buy. Set by the shop. */
export interface OpenOrderLimits {
  /** Open unpaid orders of one account, of one mobile number, and to one address. */
  readonly orders: number
  /** Pieces in all of these together; a single order may have more. */
  readonly pieces: number
  /** Of these orders, the ones that are paid at the door; left out: as many as any. */
  readonly cashOrders?: number | undefined
}

/** Who orders, in all ways in which the same buyer may come back. */
export interface Buyer {
  readonly customerId: string
  readonly contact: string
  readonly deliveryKey: string
  /** Whether this order is paid at the door. */
  readonly paysCash?: boolean
}

/** An order that is neither paid nor over. */
export interface OpenOrder {
  readonly customerId: string | null
  readonly contact: string | null
  readonly deliveryKey: string | null
  readonly pieces: number
  readonly paysCash?: boolean
}

interface Delivery {
  readonly address: string
  readonly zipCode: string
}

/** One text for one door, however it is typed: letters (with their signs) and digits count, capitals and marks do not. */
export function deliveryKey({ address, zipCode }: Delivery): string {
  const text = `${address} ${zipCode}`.normalize('NFKC').toLowerCase()
  const normalised = text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  return createHash('sha256').update(normalised).digest('base64url')
}

const cashWords = {
  customerId: m.openCashOnAccount,
  contact: m.openCashForNumber,
  deliveryKey: m.openCashToAddress,
} as const

const openWords = {
  customerId: m.openOnAccount,
  contact: m.openForNumber,
  deliveryKey: m.openToAddress,
} as const

/**
 * What speaks against one more order of `pieces`, in words that say what to do; undefined when nothing does. Without an
 * open order any size is fine.
 */
export function openOrderProblem(
  open: readonly OpenOrder[],
  buyer: Buyer,
  pieces: number,
  limits: OpenOrderLimits,
): string | undefined {
  // guard: same-buyer
  for (const way of ['customerId', 'contact', 'deliveryKey'] as const) {
    const same = open.filter((order) => order[way] === buyer[way])
    const together = same.reduce((sum, order) => sum + order.pieces, pieces)
    const cash = same.filter(({ paysCash }) => paysCash === true).length
    // guard: open-cash-orders
    if (buyer.paysCash && limits.cashOrders !== undefined && cash >= limits.cashOrders) {
      return cashWords[way]({ count: cash })
    }
    const isTooMuch = same.length >= limits.orders || (same.length > 0 && together > limits.pieces)
    if (!isTooMuch) continue
    return openWords[way]({ count: same.length })
  }
  return undefined
}
