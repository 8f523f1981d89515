import { z } from 'zod'
import { amountSchema } from './credit.schema.ts'
import { giftCardPaymentNames, giftCardStates } from './giftCard.rules.ts'
import { m } from './messages/credit.messages.ts'

/** A gift card as admins see it, rupees; never its code. */
export const giftCardSchema = z.object({
  _id: z.string(),
  /** The end of its code. */
  lastFour: z.string(),
  value: z.number(),
  state: z.enum(giftCardStates),
  paidBy: z.enum(giftCardPaymentNames),
  reference: z.string(),
  /** Whom it was mailed to; '' where it was handed over. */
  recipientEmail: z.string(),
  /** Who issued it. */
  by: z.string(),
  at: z.string(),
  /** When it was redeemed or withdrawn. */
  endedAt: z.string().optional(),
  /** Who redeemed it. */
  redeemedBy: z.object({ _id: z.string(), name: z.string() }).optional(),
})
export type GiftCard = z.infer<typeof giftCardSchema>

/** A page of gift cards, the newest first. */
export const giftCardsSchema = z.object({
  cards: z.array(giftCardSchema),
  total: z.number().int(),
  /** Rupees of the cards that somebody may still redeem. */
  open: z.number(),
})

/** Cards on a page of the list. */
export const GIFT_CARDS_A_PAGE = 50

/** The admin's own password: a gift card is money. */
const currentPassword = z.string().optional()
export const withdrawCardSchema = z.object({ currentPassword })

export const issueCardSchema = z.object({
  /** Of the caller's choice: the same one again issues nothing. */
  requestId: z.uuid('requestId is a UUID of your choice').toLowerCase(),
  /** Rupees. */
  amount: amountSchema.refine((rupees) => rupees > 0, { error: () => m.amountMissing() }),
  paidBy: z.enum(giftCardPaymentNames, { error: () => m.chooseHowPaid() }),
  /** Of the payment, to find it again. */
  reference: z
    .string()
    .trim()
    .max(60, { error: () => m.atMost60() })
    .default(''),
  /** Whom to mail it to; without one it is handed over. */
  recipientEmail: z
    .union([
      z.literal(''),
      z
        .email({ error: () => m.noEmail() })
        .max(254, { error: () => m.atMost254() })
        .toLowerCase(),
    ])
    .default(''),
  /** What the giver says, in the mail. */
  greeting: z
    .string()
    .trim()
    .max(500, { error: () => m.atMost500() })
    .default(''),
  currentPassword,
})
export type IssueCardInput = z.input<typeof issueCardSchema>

export const redeemSchema = z.object({
  code: z
    .string({ error: () => m.enterCode() })
    .trim()
    .min(1, { error: () => m.enterCode() })
    .max(100, { error: () => m.codeShorter() }),
})
