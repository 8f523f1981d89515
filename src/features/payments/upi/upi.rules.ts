import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'
import { m } from '../messages/payments.messages.ts'

/** What a UPI app needs to know to pay an order. */
export interface UpiRequest {
  /** The shop's UPI id, e.g. `zari@upi`. */
  readonly upiId: string
  readonly payeeName: string
  /** Rupees. */
  readonly amount: number
  /** Tells the payment from all others in the bank's statement. */
  readonly reference: string
  /** What it is for, for whoever pays. */
  readonly note: string
}

/** Modules of white around a QR code, as the standard asks. */
export const QUIET_ZONE = 4

/** UPI allows references of at most this many characters. */
export const MOST_REFERENCE_CHARACTERS = 35

/** Tells the order's payment from all others in the bank's statement. */
export const transactionReference = (orderNumber: number): string =>
  `ORDER${orderNumber}`.slice(0, MOST_REFERENCE_CHARACTERS)

/**
 * The link that UPI apps open and QR codes carry. Every value is percent-encoded (no `+` for a space: apps show it as
 * it is) and the amount has two decimals.
 */
export function upiLink({ upiId, payeeName, amount, reference, note }: UpiRequest): string {
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: amount.toFixed(2),
    cu: 'INR',
    tr: reference,
    tn: note,
  }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}

/** Nobody types the bank's reference longer, with all that makes it readable; characters. */
export const MOST_TYPED_CHARACTERS = 40

/** The bank's reference of what comes by UPI, the first part of an order that has one, as its customer gave it; null for none. */
export const givenReference = ({
  advance,
  reference,
}: Pick<Order['paymentId'], 'advance' | 'reference'>): string | null =>
  advance ? advance.reference : reference

/** What is said of a reference that is none. */
export const referenceProblem = (): string => m.referenceDigits()

/** The bank's reference as people type or paste it, in whatever digits, without what only makes it readable; null when it is not one. */
export function readReference(typed: string): string | null {
  const digits = withoutSpaces(typed.slice(0, MOST_TYPED_CHARACTERS))
  return /^\d{12}$/.test(digits) ? digits : null
}
