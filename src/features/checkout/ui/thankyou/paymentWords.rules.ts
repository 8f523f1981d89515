import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'

/**
 * What is left to do about the money, in a sentence of its own for each way to pay.
 * @param confirmsItself the payment provider tells the shop by itself when it is paid
 */
export function paymentWords(
  { paymentId: { type, status, amount, reference, advance, atDelivery } }: Pick<Order, 'paymentId'>,
  confirmsItself = false,
): string {
  const rupees = formatRupees(amount)
  if (status === 'Completed' && amount === 0)
    return 'Your store credit paid all of it: nothing is left to do.'
  if (status === 'Completed') return `${rupees} is paid: nothing is left to do.`
  if (advance && atDelivery !== undefined)
    return `${formatRupees(advance.amount)} ${advance.isThere ? 'is here' : 'comes first, by UPI'}; please have ${formatRupees(atDelivery)} in cash ready when the parcel arrives.`
  if (arrivesBy('courier', type))
    return `You pay at the door: please have ${rupees} in cash ready when the parcel arrives.`
  if (arrivesBy('provider', type))
    return `Your card payment of ${rupees} is still open: the order waits for it.`
  if (confirmsItself) return `One step is left: pay ${rupees} by UPI. The code confirms itself.`
  return reference === null
    ? `One step is left: pay ${rupees} by UPI and send us the reference.`
    : 'We look for your payment in our bank account and write to you when it is approved.'
}
