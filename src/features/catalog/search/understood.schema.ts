import { z } from 'zod'

/** How a query was understood. */
export const understoodSchema = z.object({
  /** The query with what was probably meant, where it was mistyped: that is what was found. Ask with `exact=1` for what was typed. */
  didYouMean: z.string().nullable(),
  /** Other texts that find something, where this one finds nothing. */
  corrections: z.array(z.string()),
  /** Words of it that are nowhere in the shop. */
  missing: z.array(z.string()),
  /** Whether what was found has only a part of what was asked for. */
  isPartial: z.boolean(),
  /** The price that it asks for, rupees. */
  least: z.number().nullable(),
  most: z.number().nullable(),
  /** The query without that price. */
  text: z.string(),
})
export type Understood = z.infer<typeof understoodSchema>
