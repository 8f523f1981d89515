import { z } from 'zod'

/** What offers make of a customer's bag; money in rupees. */
export const quoteSchema = z.object({
  /** What the lines cost, what is taken off, and what is to be paid. */
  subTotal: z.number(),
  discount: z.number(),
  total: z.number(),
  /** What is taken off lines, by the ids of the bag's items; those of which nothing is are left out. */
  lines: z.array(z.object({ item: z.string(), discount: z.number() })),
  offers: z.array(z.object({ label: z.string(), code: z.string().optional(), saved: z.number() })),
  /** Codes that were typed; `message` says why one takes nothing off, and is empty where it does. */
  codes: z.array(z.object({ code: z.string(), applied: z.boolean(), message: z.string() })),
  /** What was taken off and what would have been, in sentences. */
  explanation: z.array(z.string()),
  /** What is missing for further offers, in sentences. */
  missing: z.array(z.string()),
  /** Whether there is any offer with a code now. */
  takesCodes: z.boolean(),
})
export type Quote = z.infer<typeof quoteSchema>

/** Null while the shop has no offer that could be had: the bag costs what its lines cost. */
export const quotedSchema = z.object({ quote: quoteSchema.nullable() })

export const codeSchema = z.object({
  code: z
    .string('Please type a code.')
    .max(100, 'A code has at most 24 letters and digits.')
    .refine((code) => code.trim() !== '', 'Please type a code.'),
})
