import { z } from 'zod'
import { isWholePaise } from '#/platform/typed/typed.schema.ts'
import { creditCauseNames } from './credit.rules.ts'
import { m } from './messages/credit.messages.ts'

/** A line of the ledger; rupees, below 0 where credit was taken away. */
export const creditLineSchema = z.object({
  _id: z.string(),
  amount: z.number(),
  cause: z.enum(creditCauseNames),
  /** In words. */
  text: z.string(),
  /** What the shop wrote to it. */
  note: z.string(),
  order: z.object({ _id: z.string(), number: z.number().int() }).optional(),
  /** Who did it; admins only. */
  by: z.string().optional(),
  at: z.string(),
})
export type CreditLine = z.infer<typeof creditLineSchema>

/** Somebody's store credit, rupees, with its latest lines, the newest first. */
export const creditSchema = z.object({ balance: z.number(), lines: z.array(creditLineSchema) })
export type Credit = z.infer<typeof creditSchema>

/** Most that is granted or taken at once, rupees: more is a slip of the finger. */
const MOST_RUPEES = 1_000_000

/** An amount in rupees, below 0 where it is taken; not 0, at most two decimals. */
export const amountSchema = z
  .number({ error: () => m.amountMissing() })
  .min(-MOST_RUPEES, { error: () => m.atMostRupees({ most: MOST_RUPEES }) })
  .max(MOST_RUPEES, { error: () => m.atMostRupees({ most: MOST_RUPEES }) })
  .refine((rupees) => Math.round(rupees * 100) !== 0, { error: () => m.amountMissing() })
  .refine(isWholePaise, { error: () => m.twoDecimals() })

export const grantSchema = z.object({
  /** Of the caller's choice: the same one again changes nothing. */
  requestId: z.uuid('requestId is a UUID of your choice').toLowerCase(),
  /** Rupees; below 0 to take credit back. */
  amount: amountSchema,
  /** The customer reads it. */
  note: z
    .string()
    .trim()
    .min(1, { error: () => m.sayWhy() })
    .max(200, { error: () => m.atMost200() }),
  /** The admin's own password: credit is money. */
  currentPassword: z.string().optional(),
})
export type GrantInput = z.input<typeof grantSchema>
