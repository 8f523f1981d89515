import { z } from 'zod'
import { MOST_TYPED_CHARACTERS, readReference } from '#/features/payments/upi/upi.rules.ts'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'
import { isWholePaise, typedAs } from '#/platform/typed/typed.schema.ts'
import { doubts } from './match.rules.ts'
import { m } from './messages/receipts.messages.ts'
import { matchReasons, receiptOutcomes, receiptSources } from './receipts.rules.ts'

/** What a receipt may have paid: an order, or a gift card that was bought online. */
const paidThings = ['order', 'giftCard'] as const
export type PaidThing = (typeof paidThings)[number]

/** An order or a gift card as a receipt's line names it; rupees. */
const namedOrderSchema = z.object({
  _id: z.string(),
  is: z.enum(paidThings),
  number: z.number().int(),
  name: z.string(),
  amount: z.number(),
  at: z.string(),
  isPaid: z.boolean(),
  /** Cancelled, given up, or it came back. */
  isOver: z.boolean(),
})

export type Suggested = z.infer<typeof namedOrderSchema>

/** Money that came in, as admins see it; rupees. */
export const receiptSchema = z.object({
  _id: z.string(),
  source: z.enum(receiptSources),
  amount: z.number(),
  /** A day in India. */
  receivedOn: z.string(),
  receivedAt: z.string().optional(),
  utr: z.string().nullable(),
  narration: z.string(),
  payer: z.string(),
  account: z.string(),
  /** The order or the gift card that it paid, and what that asked. */
  order: z
    .object({ _id: z.string(), is: z.enum(paidThings), number: z.number().int(), amount: z.number() })
    .optional(),
  matchReason: z.enum(matchReasons).optional(),
  /** Who said which order it paid; left out where it was certain. */
  matchedBy: z.string().optional(),
  outcome: z.enum(receiptOutcomes).optional(),
  /** What went back of it. */
  returned: z.number(),
  /** What neither paid its order nor went back. */
  left: z.number(),
  returnReference: z.string(),
  note: z.string(),
  settledBy: z.string().optional(),
  /** Orders that it may have paid, with the reason in words. */
  suggestions: z.array(z.object({ order: namedOrderSchema, doubt: z.enum(doubts), text: z.string() })),
  by: z.string().optional(),
})
export type Receipt = z.infer<typeof receiptSchema>

export const receiptLists = ['matched', 'likely', 'unmatched', 'settled'] as const
export type ReceiptList = (typeof receiptLists)[number]

/** A page of one list, and how long all of them are; `awaited`: orders whose money is not there. */
export const receiptsSchema = z.object({
  receipts: z.array(receiptSchema),
  total: z.number().int(),
  /** There are more open ones than are compared with orders for these lists: the oldest of them stand under those without an order. */
  isCut: z.boolean(),
  counts: z.object({
    matched: z.number().int(),
    likely: z.number().int(),
    unmatched: z.number().int(),
    settled: z.number().int(),
    awaited: z.number().int(),
  }),
})

/** Receipts that are compared with orders for one look at the lists, the newest. */
export const MOST_COMPARED = 5_000
/** Receipts on a page of a list. */
export const RECEIPTS_A_PAGE = 25

export const listQuery = z.object({
  list: z.enum(receiptLists).default('likely'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

/** An order or a gift card whose money is awaited. */
export const awaitedSchema = z.object({
  order: namedOrderSchema,
  /** The UTR as the customer typed it. */
  reference: z.string().nullable(),
})
export type AwaitedOrder = z.infer<typeof awaitedSchema>

const wrongAmount = { error: () => m.amountExample() }
/** Rupees; more than ten crore is a slip of the finger. */
const amount = typedAs(
  z
    .number(wrongAmount)
    .positive(wrongAmount)
    .max(100_000_000, { error: () => m.mostAmount() })
    .refine(isWholePaise, { error: () => m.twoDecimals() }),
)

const wrongUtr = { error: () => m.utrDigits() }
const utr = z
  .string()
  .max(MOST_TYPED_CHARACTERS, wrongUtr)
  .transform(withoutSpaces)
  .refine((digits) => digits === '' || readReference(digits) !== null, wrongUtr)
  .default('')

/** The admin's own password: money changes hands. */
const currentPassword = z.string().optional()
const wrongOrder = { error: () => m.orderNumberMissing() }
const orderNumber = typedAs(z.number(wrongOrder).int(wrongOrder).min(1).max(9_999_999_999))
const textOf = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => m.atMostCharacters({ most }) })
    .default('')

export const newReceiptSchema = z.object({
  amount,
  receivedOn: z.iso.date({ error: () => m.dayMissing() }),
  utr,
  payer: textOf(120),
  /** What the bank wrote. */
  narration: textOf(500),
})
export type NewReceiptInput = z.input<typeof newReceiptSchema>

export const matchSchema = z
  .object({
    orderNumber: orderNumber.optional(),
    /** Instead: the number of a gift card that was bought online; asks for the own password. */
    giftNumber: orderNumber.optional(),
    /** Why less than was asked pays it; asks for the own password. */
    reason: textOf(300),
    currentPassword,
  })
  .refine(({ orderNumber, giftNumber }) => (orderNumber === undefined) !== (giftNumber === undefined), {
    path: ['orderNumber'],
    ...wrongOrder,
  })
export type MatchInput = z.input<typeof matchSchema>

export const settleSchema = z
  .object({
    outcome: z.enum(receiptOutcomes, { error: () => m.chooseOutcome() }),
    /** The order that it was meant for. */
    orderNumber: orderNumber.optional(),
    /** The bank's reference of what was sent back. */
    reference: textOf(60),
    note: textOf(300),
    currentPassword,
  })
  .refine(({ outcome, reference }) => outcome !== 'refund' || reference !== '', {
    path: ['reference'],
    error: () => m.firstSend(),
  })
export type SettleInput = z.input<typeof settleSchema>
