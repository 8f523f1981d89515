import { z } from 'zod'
import { searchHitSchema } from './catalog.schema.ts'

/** What a text that is being typed may mean. */
export const suggestionsSchema = z.object({
  products: z.array(searchHitSchema),
  /** Products that answer it in all. */
  total: z.number().int(),
  /** Names of categories that it asks for. */
  categories: z.array(z.string()),
  /** Values to which lists can be narrowed: of which attribute, as it is called, and the value. */
  filters: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  /** The query with what was probably meant; null where nothing was mistyped. */
  didYouMean: z.string().nullable(),
  /** Words of it that are nowhere in the shop. */
  missing: z.array(z.string()),
  /** Whether these products have only a part of what was asked for. */
  isPartial: z.boolean(),
  /** The price that it asks for, rupees. */
  least: z.number().nullable(),
  most: z.number().nullable(),
})
export type Suggestions = z.infer<typeof suggestionsSchema>
