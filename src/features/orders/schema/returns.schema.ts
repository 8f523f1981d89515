import { z } from 'zod'
import { m } from '../messages/orders.messages.ts'
import { adjustmentKinds, adjustmentMoney, noPiecesMessage, returnReasons } from '../rules/returns.rules.ts'
import { rupeesSchema } from './refunds.schema.ts'

const pieces = (least: number) =>
  z.int({ error: m.pieceCount }).min(least, { error: m.pieceCount }).max(100_000, { error: m.tooMuch })
const item = z.uuid('item is the _id of a line').toLowerCase()

/** Pieces that left an order after it was placed. */
export const adjustmentSchema = z.object({
  _id: z.string(),
  kind: z.enum(adjustmentKinds),
  lines: z.array(
    z.object({
      item: z.string(),
      pieces: z.number().int(),
      /** Of these, on the shelf again; admins only. */
      restocked: z.number().int().optional(),
    }),
  ),
  /** Rupees that the pieces cost. */
  value: z.number(),
  /** Of these, rupees that the customer gets back or need not pay. */
  agreed: z.number(),
  /** A refund, less to pay, a refund once the payment comes in, or nothing. */
  money: z.enum(adjustmentMoney),
  /** Admins only. */
  reason: z.enum(returnReasons).optional(),
  at: z.string(),
})
export type Adjustment = z.infer<typeof adjustmentSchema>

const requestId = z.uuid('requestId is a UUID of your choice').toLowerCase()
const note = z
  .string()
  .trim()
  .max(500, { error: () => m.atMostCharacters({ count: 500 }) })
  .default('')

/**
 * Pieces of a delivered order that came back. `requestId` is chosen by whoever asks, once for each return that is meant:
 * the same one again (a double click, a lost answer) makes no second return.
 */
export const newReturnSchema = z.object({
  requestId,
  lines: z
    .array(
      z.object({
        item,
        pieces: pieces(0),
        /** Of these, pieces that can be sold again; all when left out. */
        restock: pieces(0).optional(),
      }),
    )
    .min(1, { error: noPiecesMessage })
    .max(500),
  /** Rupees that go back; left out: what the pieces cost, less the shop's fee for fetching them. */
  refund: rupeesSchema.optional(),
  reason: z.enum(returnReasons, { error: m.noSuchReason }).default('other'),
  /** Told to the customer. */
  note,
})
export type NewReturn = z.output<typeof newReturnSchema>
export type NewReturnInput = z.input<typeof newReturnSchema>

/** Pieces of an order that is not packed yet and shall not be sent. */
export const cancelPiecesSchema = z.object({
  requestId,
  lines: z
    .array(z.object({ item, pieces: pieces(0) }))
    .min(1, { error: noPiecesMessage })
    .max(500),
  /** Told to the customer; of admins only. */
  note,
})
export type CancelPieces = z.output<typeof cancelPiecesSchema>
export type CancelPiecesInput = z.input<typeof cancelPiecesSchema>
