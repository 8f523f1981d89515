import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { m } from '../../messages/checkout.messages.ts'

/**
 * What is left to do about the money, in a sentence of its own for each way to pay.
 * @param confirmsItself the payment provider tells the shop by itself when it is paid
 */
export function paymentWords(
  { paymentId: { type, status, amount, reference, advance, atDelivery } }: Pick<Order, 'paymentId'>,
  confirmsItself = false,
): string {
  const rupees = { amount: formatRupees(amount) }
  if (status === 'Completed' && amount === 0) return m.creditPaidAll()
  if (status === 'Completed') return m.isPaid(rupees)
  if (advance && atDelivery !== undefined) {
    const sums = { advance: formatRupees(advance.amount), rest: formatRupees(atDelivery) }
    return advance.isThere ? m.advanceIsHere(sums) : m.advanceFirst(sums)
  }
  if (arrivesBy('courier', type)) return m.payInCash(rupees)
  if (arrivesBy('provider', type)) return m.cardIsOpen(rupees)
  if (confirmsItself) return m.stepPay(rupees)
  return reference === null ? m.stepPayAndSend(rupees) : m.weLook()
}
