import { z } from 'zod'
import { priceCauses } from '#/features/catalog/variants/priceCauses.rules.ts'

/** How the price of one size moved, oldest first; prices in rupees, null where it could not be bought. */
const movesSchema = z.object({
  /** '' for the product. */
  size: z.string(),
  asked: z.array(z.object({ at: z.string(), price: z.number().nullable() })),
})
export type Moves = z.infer<typeof movesSchema>

/** One line of the history, as admins get it. */
const priceLineSchema = z.object({
  _id: z.number().int(),
  at: z.string(),
  size: z.string(),
  /** Rupees; null for a size that costs what the product does. */
  price: z.number().nullable(),
  isAsked: z.boolean(),
  cause: z.enum(priceCauses),
  /** The name of its sale; empty for none. */
  sale: z.string(),
  /** Who changed it; empty where nobody is known. */
  actor: z.string(),
})
export type PriceLine = z.infer<typeof priceLineSchema>

export const priceMovesSchema = z.object({
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string() }),
  /** The product, then each size that has or had a price of its own. */
  moves: z.array(movesSchema),
  /** Told to admins, newest first. */
  lines: z.array(priceLineSchema).optional(),
})
export type PriceMoves = z.infer<typeof priceMovesSchema>
