import { z } from 'zod'
import { m } from '../messages/catalog.messages.ts'
import { stockCauses } from '../variants/stock.rules.ts'

/** One movement of stock. */
export const movementSchema = z.object({
  _id: z.number().int(),
  at: z.string(),
  /** Empty where one number is for all sizes. */
  size: z.string(),
  /** More or fewer than before. */
  pieces: z.number().int(),
  /** Pieces of this size afterwards. */
  balance: z.number().int(),
  cause: z.enum(stockCauses),
  /** Id of the order of a sale, a cancellation or a return. */
  order: z.string().nullable(),
  /** Who did it; empty where the order tells it. */
  actor: z.string(),
  note: z.string(),
})
export type Movement = z.infer<typeof movementSchema>

export const correctionSchema = z.object({
  size: z.string().max(10).default(''),
  pieces: z
    .preprocess(
      (value) =>
        typeof value === 'string'
          ? value.trim().replace(/^[−–]/, '-').replaceAll(',', '') || undefined
          : value,
      z.coerce.number({ error: m.piecesSuchAs }).int({ error: m.wholeNumber }),
    )
    .refine((pieces) => pieces !== 0, { error: m.nothingWouldChange })
    .refine((pieces) => Math.abs(pieces) <= 1_000_000, { error: m.atMostPieces }),
  note: z.string({ error: m.sayWhy }).trim().min(1, { error: m.sayWhy }).max(200, { error: m.atMost200 }),
})
export type Correction = z.output<typeof correctionSchema>
