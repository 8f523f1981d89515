import type { PaymentState } from './payments.rules.ts'
import { type OrderStatus, statusFacts } from './statuses.rules.ts'

/**
 * Whether an order has come so far that its tax invoice may be written. The law (section 31 of the CGST Act) wants it
 * before or when the goods leave: a paid order may have it at once; one that is paid at the door gets it when it is
 * packed, because until then it may still be cancelled.
 */
export function isInvoiceDue(status: OrderStatus, payment: PaymentState): boolean {
  const { invoice } = statusFacts[status]
  // guard: invoice-due
  return invoice === 'always' || (invoice === 'oncePaid' && payment.status === 'Completed')
}
