import { z } from 'zod'
import { amountSchema } from '#/features/credit/credit.schema.ts'
import { m } from '../messages/payments.messages.ts'
import { purchaseStates } from './giftPurchases.rules.ts'

const dayNeeded = { error: () => m.dayLike() }

export const buySchema = z.object({
  /** Of the buyer's choice: the same one again buys nothing. */
  requestId: z.uuid('requestId is a UUID of your choice').toLowerCase(),
  /** Rupees: one of those that the shop sells. */
  amount: amountSchema,
  recipientEmail: z
    .email({ error: () => m.noEmail() })
    .max(254, { error: () => m.atMost254() })
    .toLowerCase(),
  /** What the recipient reads with it. */
  greeting: z
    .string()
    .trim()
    .max(500, { error: () => m.atMost500() })
    .default(''),
  /** The day in India on which it is sent; left out: as soon as it is paid. */
  sendOn: z.union([z.literal(''), z.iso.date(dayNeeded)], dayNeeded).default(''),
})
export type BuyInput = z.input<typeof buySchema>

/** How it is paid. */
const upiSchema = z.object({
  upiId: z.string(),
  payeeName: z.string(),
  /** Opens a UPI app on phones. */
  link: z.string(),
  /** The same as a picture: an address of its own data. */
  qr: z.string(),
})

/** A purchase as its buyer sees it; rupees, never the code. */
export const purchaseSchema = z.object({
  _id: z.string(),
  number: z.number().int(),
  value: z.number(),
  recipientEmail: z.string(),
  greeting: z.string(),
  sendOn: z.string(),
  state: z.enum(purchaseStates),
  reference: z.string().nullable(),
  /** Whether it may be given up now. */
  mayGiveUp: z.boolean(),
  /** Somebody redeemed its card. */
  redeemed: z.boolean(),
  at: z.string(),
  /** While its money is awaited. */
  upi: upiSchema.optional(),
})
export type Purchase = z.infer<typeof purchaseSchema>

/** What a customer may buy, and did; the newest first. */
export const purchasesSchema = z.object({
  /** Rupees; none where the shop sells no gift cards. */
  amounts: z.array(z.number()),
  purchases: z.array(purchaseSchema),
})

/** A purchase as admins see it. */
export const soldCardSchema = purchaseSchema
  .omit({ upi: true, greeting: true, mayGiveUp: true })
  .extend({ buyer: z.string() })
export type SoldCard = z.infer<typeof soldCardSchema>

const currentPassword = z.string().optional()
export const approvePurchaseSchema = z.object({ currentPassword })
export const refundPurchaseSchema = z.object({
  /** The bank's reference of the money that went back. */
  reference: z
    .string()
    .trim()
    .max(60, { error: () => m.atMost60() })
    .default(''),
  currentPassword,
})
