import { z } from 'zod'
import { paymentStatuses } from '#/features/orders/rules/payments.rules.ts'

/** What an open page has to know of a payment: whether there is still something to wait for. */
export const paymentArrivalSchema = z.object({
  status: z.enum(paymentStatuses),
  /** Not paid, and the order is not over: money is still awaited. */
  isAwaited: z.boolean(),
})
export type PaymentArrival = z.infer<typeof paymentArrivalSchema>
