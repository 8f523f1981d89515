import type { PaymentState } from './orders.rules.ts'

/**
 * Whether an order has come so far that its tax invoice may be written. The law (section 31 of the CGST Act) wants it
 * before or when the goods leave: a paid order may have it at once; one that is paid at the door gets it when it is
 * packed, because until then it may still be cancelled.
 */
export function isInvoiceDue(status: string, payment: PaymentState): boolean {
  if (status === 'cancelled') return false
  // guard: invoice-due
  return payment.status === 'Completed' || status !== 'placed'
}
