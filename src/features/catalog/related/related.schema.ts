import { z } from 'zod'
import { productSchema } from '../schema/catalog.schema.ts'

export const relatedSchema = z.object({
  /** Of the same kind, by weave, fabric, pattern and colours. */
  alike: z.array(productSchema),
  /** Those that the shopkeeper chose, then some of other kinds by colours. */
  goingWith: z.array(productSchema),
  /** So many of `goingWith`, the first ones, are the shopkeeper's choice; the others go by their colours alone. */
  chosen: z.number().int(),
})
export type Related = z.infer<typeof relatedSchema>

export const chosenProductSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** Whether it is on sale. */
  status: z.boolean(),
  quantity: z.number().int(),
})
export type ChosenProduct = z.infer<typeof chosenProductSchema>
