import { z } from 'zod'
import { otherMethods, paymentMethods, paymentStatuses } from '#/features/orders/rules/payments.rules.ts'
import { m } from '../messages/payments.messages.ts'

/** What a page must know before it can offer ways to pay. */
export const paymentOptionsSchema = z.object({
  types: z.array(z.enum(paymentMethods)),
  /** The card provider's script; null where cards are not offered. */
  cardScriptUrl: z.string().nullable(),
})

/** What the provider's script needs to take the payment; nothing of it is secret. */
export const cardStartSchema = z.object({
  keyId: z.string(),
  providerOrderId: z.string(),
  /** Paise: the provider counts in them. */
  amount: z.number().int(),
  currency: z.literal('INR'),
  name: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
})

export const cardOutcomeSchema = z.object({
  /** Pending while the provider has not yet taken the money; the order completes by itself then. */
  status: z.enum(paymentStatuses),
  message: z.string(),
})

/** Another way to pay for an order whose card payment did not work out. */
export const otherMethodSchema = z.object({
  payment: z.enum(otherMethods, { error: () => m.upiOrCash() }),
})
export type OtherMethod = z.infer<typeof otherMethodSchema>['payment']
