import { z } from 'zod'
import { m } from './messages/restock.messages.ts'

export const askRestockSchema = z.object({
  productId: z.string('productId is required.').max(60),
  size: z.string().max(20).default(''),
  /** Of a visitor; whoever is signed in is written to at the account's address. */
  email: z
    .email({ error: () => m.validEmail() })
    .max(200)
    .optional(),
})

export const askedSchema = z.object({
  message: z.string(),
  /** Nobody is written to before the link in a mail was followed. */
  toConfirm: z.boolean(),
})

export const wishSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  slug: z.string(),
  size: z.string(),
  createdAt: z.string(),
})
export const linkedWishSchema = wishSchema.pick({ name: true, slug: true, size: true }).extend({
  isConfirmed: z.boolean(),
})

export const answerSchema = z.object({
  answer: z.enum(['confirm', 'withdraw', 'withdrawAll'], 'confirm, withdraw or withdrawAll'),
})

export const waitingSchema = z.object({
  rows: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      size: z.string(),
      people: z.number().int(),
      /** Since when the first of them waits. */
      since: z.string(),
      /** Rupees, if each of them bought one piece. */
      worth: z.number(),
      /** Pieces that are there now: the next ones in line are being written to. */
      pieces: z.number().int(),
      /** Nobody is written to about what is not on sale. */
      isOnSale: z.boolean(),
    }),
  ),
  /** Of all, also of those that are not listed. */
  people: z.number().int(),
  worth: z.number(),
})
export type Waiting = z.infer<typeof waitingSchema>
