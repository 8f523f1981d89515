import { z } from 'zod'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'
import { typedContact } from '#/platform/typed/phone.rules.ts'
import { m } from './messages/checkout.messages.ts'

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
export const quotedSchema = z.object({
  quote: quoteSchema.nullable(),
  /** There while the shop may ask something of whoever pays at the door: what, POST /api/checkout/cash tells. */
  asksOfCash: z.literal(true).optional(),
  /** There while who the buyer is decides about an offer: what POST /api/checkout/quote answers counts where the bag goes as well. */
  asksWho: z.literal(true).optional(),
})

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => m.atMost({ most }) })

/** Whose parcel it is and where it goes, read as the order reads it: a number is the same however it is typed. */
const placeShape = {
  // guard: quote-contact-as-typed
  contact: text(40).transform(typedContact),
  address: text(500),
  // guard: quote-pin-as-typed
  zipCode: text(20).transform(withoutSpaces),
}

/** Where a bag goes: offers that somebody has once are known by it as well. */
export const quotePlaceSchema = z.object(placeShape)
export type QuotePlace = z.output<typeof quotePlaceSchema>

/** Where a parcel goes that is to be paid at the door, and what is to be paid there. */
export const cashQuestionSchema = z.object({
  ...placeShape,
  state: text(60),
  /** Rupees. */
  amount: z.number('amount is a number of rupees').min(0).max(1e11),
})
export type CashQuestion = z.output<typeof cashQuestionSchema>

/** What is asked of whoever pays at the door; money in rupees. */
export const cashQuoteSchema = z.object({
  /** `refused`: it cannot be paid at the door. */
  ask: z.enum(['nothing', 'confirm', 'advance', 'refused']),
  /** What comes first by UPI, and what is paid at the door. */
  advance: z.number(),
  rest: z.number(),
  /** In words, before the button; empty where nothing is asked. */
  title: z.string(),
  text: z.string(),
  /** Why; none where the shop says none. */
  reasons: z.array(z.string()),
})
export type CashQuote = z.infer<typeof cashQuoteSchema>

export const codeSchema = z.object({
  code: z
    .string({ error: () => m.typeCode() })
    .max(100, { error: () => m.codeLength() })
    .refine((code) => code.trim() !== '', { error: () => m.typeCode() }),
})
