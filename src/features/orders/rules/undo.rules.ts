import type { OrderEventName } from './events.rules.ts'
import { isInvoiceDue } from './invoiceDue.rules.ts'
import type { OrderState } from './life.rules.ts'
import { arrivesBy } from './payments.rules.ts'
import { isOver } from './statuses.rules.ts'

/** How long, ms, an admin may take back that money came in: long enough to see the mistake, short enough to matter to nobody. */
export const UNDO_MS = 15 * 60_000

/** What may happen after the money was written down without standing on it; whatever is not listed ends the undo. */
// guard: undo-after-shipping
const harmless: readonly OrderEventName[] = ['note', 'packed', 'delivered', 'parcelChanged']

export interface HappenedEvent {
  readonly id: string
  readonly event: OrderEventName
  readonly createdAt: Date
}

/** What decides whether a payment that a person wrote down may be pending again. */
export interface WrittenMoney extends OrderState {
  readonly payment: OrderState['payment'] & { readonly amountPaise?: number }
  /** In the order in which they happened. */
  readonly events: readonly HappenedEvent[]
  /** Whether the order has a tax invoice. */
  readonly isInvoiced: boolean
}

/** `undo_late`: its time is over. `undo_passed`: something happened that stands on the money. `undo_invoiced`: a document does. */
export type UndoRefusal = 'undo_not_by_hand' | 'undo_late' | 'undo_passed' | 'undo_invoiced'

export interface Undo {
  /** The event that is taken back. */
  readonly event: string
  readonly until: Date
}

/**
 * Whether a completed payment may be pending again. An invoice is no hindrance where the law wants it without the money
 * as well (the goods are packed or have left): it says what was sold, not that it was paid.
 */
export function assessUndo(
  { status, payment, events, isInvoiced }: WrittenMoney,
  now: Date,
): Undo | UndoRefusal {
  const at = events.findLastIndex(({ event }) => event === 'paid')
  const paid = events[at]
  // What store credit paid whole was never awaited.
  // guard: undo-of-money
  const isByHand = !arrivesBy('provider', payment.type) && payment.amountPaise !== 0
  if (!isByHand || payment.status !== 'Completed' || !paid) return 'undo_not_by_hand'
  if (isOver(status) || events.slice(at + 1).some(({ event }) => !harmless.includes(event))) {
    return 'undo_passed'
  }
  if (isInvoiced && !isInvoiceDue(status, { type: payment.type, status: 'Pending' })) return 'undo_invoiced'
  const until = new Date(paid.createdAt.getTime() + UNDO_MS)
  return now < until ? { event: paid.id, until } : 'undo_late'
}

/**
 * The same of the first part of an order at the door: until it is packed, because packing stands on it.
 */
export function assessAdvanceUndo(
  {
    status,
    payment,
    events,
  }: Omit<WrittenMoney, 'isInvoiced'> & { readonly payment: { readonly advanceAt: Date | null } },
  now: Date,
): Undo | Exclude<UndoRefusal, 'undo_invoiced'> {
  const at = events.findLastIndex(({ event }) => event === 'advanceReceived')
  const arrived = events[at]
  if (payment.advanceAt === null || !arrived) return 'undo_not_by_hand'
  // guard: advance-undo-after-packing
  const isPassed = events.slice(at + 1).some(({ event }) => event !== 'note')
  if (status !== 'placed' || payment.status !== 'Pending' || isPassed) return 'undo_passed'
  const until = new Date(arrived.createdAt.getTime() + UNDO_MS)
  return now < until ? { event: arrived.id, until } : 'undo_late'
}
