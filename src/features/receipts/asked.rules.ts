import { arrivesBy, type PaymentState } from '#/features/orders/rules/payments.rules.ts'
import { isOver, type OrderStatus } from '#/features/orders/rules/statuses.rules.ts'
import type { PayableKind } from './receipts.rules.ts'

/** An order with its payment, as far as it says what is transferred. */
export interface AskingOrder {
  readonly order: { readonly status: OrderStatus }
  readonly payment: PaymentState & {
    readonly amountPaise: number
    readonly advancePaise: number
    readonly advanceAt: Date | null
  }
}

/** What an order asks to be transferred: all of it by UPI, the first part of what is paid at the door, or nothing. */
export function askedOf({ order, payment }: AskingOrder) {
  const isEnded = isOver(order.status)
  const isPaid = payment.status === 'Completed'
  if (arrivesBy('transfer', payment.type))
    return { kind: 'payment' as const, amountPaise: payment.amountPaise, isPaid, isOver: isEnded }
  if (payment.advancePaise === 0) return undefined
  const hasArrived = payment.advanceAt !== null
  // Who has all the cash awaits no first part any more.
  return {
    kind: 'advance' as const,
    amountPaise: payment.advancePaise,
    isPaid: hasArrived,
    isOver: isEnded || isPaid,
  }
}

/** Paise that an order asked for what a receipt paid of it. */
export const paidPartOf = (
  kind: PayableKind | null,
  payment: { readonly amountPaise: number; readonly advancePaise: number },
): number => (kind === 'advance' ? payment.advancePaise : payment.amountPaise)
