import { z } from 'zod'
import { cartSchema } from '#/features/cart/cart.schema.ts'
import { againProblems } from './again.rules.ts'

/** What became of a line of an earlier order that was asked for again. */
export const againLineSchema = z.object({
  /** The line of the order. */
  item: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  /** Pieces that were ordered. */
  asked: z.number().int(),
  /** Of these, pieces that are in the bag now. */
  inBag: z.number().int(),
  /** Of these, pieces that were put in just now. */
  added: z.number().int(),
  /** Rupees a piece, then and now; null for what cannot be had. */
  was: z.number(),
  now: z.number().nullable(),
  problem: z.enum(againProblems).nullable(),
  /** What is not as it was, in words; empty where all is. */
  text: z.string(),
})
export type AgainLineAnswer = z.infer<typeof againLineSchema>

export const orderedAgainSchema = z.object({
  message: z.string(),
  lines: z.array(againLineSchema),
  currentCart: cartSchema,
})
export type OrderedAgain = z.infer<typeof orderedAgainSchema>
