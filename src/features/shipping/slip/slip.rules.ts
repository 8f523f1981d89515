import type { PostalAddress } from '#/features/addresses/addresses.schema.ts'
import type { Gift } from '#/features/orders/rules/orderedServices.rules.ts'
import { arrivesBy, type PaymentState } from '#/features/orders/rules/payments.rules.ts'
import { isOver, type OrderStatus, statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { m } from '../messages/shipping.messages.ts'

export interface SlipItem {
  readonly name: string
  readonly size: string
  /** The shop's own code of it; empty for none. */
  readonly sku: string
  /** Printed, so that a scan tells whether it is the right one; empty for none. */
  readonly barcode: string
  readonly quantity: number
}

/** Whom the courier delivers to. */
export interface ShipTo extends PostalAddress {
  readonly companyName?: string
}

/**
 * What a packer needs to know; it may lie in the parcel, so no prices and nothing of the shop's own notes. What the courier
 * collects at the door is no secret to whoever pays it.
 */
export interface Slip {
  readonly number: number
  readonly orderedAt: Date
  readonly status: OrderStatus
  /** `amountPaise`: what is to be paid, or was; `collectPaise`: what of it the courier brings. */
  readonly payment: PaymentState & { readonly amountPaise: number; readonly collectPaise: number }
  readonly to: ShipTo
  readonly items: readonly SlipItem[]
  /** What is done with them before they leave. */
  readonly services: readonly Pick<SlipItem, 'name' | 'quantity'>[]
  /** What makes it a gift; null for what is none. */
  readonly gift: Gift | null
  /** What the customer wants the shop to know; '' for nothing. */
  readonly customerNote: string
  /** Wishes for this parcel. */
  readonly notes: readonly string[]
}

/** Where the parcel goes, line by line, below the name. */
export function addressLines({ companyName, address, city, state, zipCode, country, contact }: ShipTo) {
  return [
    ...(companyName ? [companyName] : []),
    address,
    `${city}, ${state} ${zipCode}`,
    country,
    // Gone when the buyer erased the account.
    ...(contact ? [`+91 ${contact}`] : []),
  ]
}

export const piecesIn = (items: readonly SlipItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** What the packer should know of the money, or of a parcel that must not leave. */
export function warningOf({ status, payment }: Pick<Slip, 'status' | 'payment'>): string {
  if (isOver(status)) return m.doNotSend({ status: statusFacts[status].label })
  if (payment.status === 'Completed') return m.paid()
  // guard: slip-cash-amount
  return arrivesBy('courier', payment.type)
    ? m.collectCash({ amount: formatPaise(payment.collectPaise) })
    : m.notPaidYet()
}
