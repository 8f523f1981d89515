import { z } from 'zod'
import { isWholePaise } from '#/platform/typed/typed.schema.ts'
import { m } from '../messages/orders.messages.ts'
import {
  needsReference,
  noAmountMessage,
  refundKinds,
  refundOrigins,
  refundStates,
} from '../rules/refunds.rules.ts'

const amount = z
  .number({ error: noAmountMessage })
  .max(100_000_000, { error: m.tooMuch })
  .refine(isWholePaise, { error: m.twoDecimals })

/** Rupees with at most two decimals. */
export const rupeesSchema = amount.min(0, { error: noAmountMessage })

const someRupees = amount.positive({ error: noAmountMessage })
const note = z
  .string()
  .trim()
  .max(500, { error: () => m.atMostCharacters({ count: 500 }) })
  .default('')
const kind = z.enum(refundKinds, { error: m.refundWays })

export const refundSchema = z.object({
  _id: z.string(),
  /** Rupees. */
  amount: z.number(),
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  /** The shop, or the card provider's own dashboard. */
  origin: z.enum(refundOrigins),
  reference: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** The shop's own; admins only. */
  note: z.string().optional(),
  /** Who sent it; admins only. */
  by: z.string().optional(),
  /** The card provider was asked and did not answer: it may be sent already; admins only. */
  isUnsure: z.boolean().optional(),
})
export type Refund = z.infer<typeof refundSchema>

/**
 * Money that is to go back besides what a cancellation or a return owes. `requestId` is chosen by whoever asks, once for
 * each refund that is meant: the same one again (a double click, a lost answer) makes no second refund.
 */
export const newRefundSchema = z.object({
  requestId: z.uuid('requestId is a UUID of your choice').toLowerCase(),
  amount: someRupees,
  note,
})
export type NewRefundInput = z.input<typeof newRefundSchema>

/** How a refund was sent, or is to be sent by the card provider; less than is due leaves the rest due. */
export const sendRefundSchema = z
  .object({
    kind,
    amount: someRupees.optional(),
    reference: z
      .string()
      .trim()
      .max(60, { error: () => m.atMostCharacters({ count: 60 }) })
      .default(''),
    note,
  })
  .check(({ value, issues }) => {
    if (!needsReference(value.kind) || value.reference !== '') return
    issues.push({
      code: 'custom',
      message: m.bankReference(),
      input: value.reference,
      path: ['reference'],
    })
  })
export type SendRefundInput = z.input<typeof sendRefundSchema>

export const dropRefundSchema = z.object({
  note: z
    .string({ error: m.whyMissing })
    .trim()
    .min(1, { error: m.whyMissing })
    .max(500, { error: () => m.atMostCharacters({ count: 500 }) }),
})

/** What the bank says about money of an order that is over. */
export const lateMoneySchema = z.object({ arrived: z.boolean('arrived is true or false') })
