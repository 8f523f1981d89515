import { z } from 'zod'
import { productQuerySchema, productSchema, searchHitSchema } from '../schema/catalog.schema.ts'
import { searchSorts } from '../search/searchSorts.rules.ts'
import { understoodSchema } from '../search/understood.schema.ts'

export const searchText = z.string('q is required.').trim().max(200)

/** A list that a text may mean, by what narrows it. */
const suggestedListSchema = z.object({
  /** Name of the category; null for all. */
  category: z.string().nullable(),
  /** What it is called in the language of the answer, where that is not its name. */
  categoryLabel: z.string().optional(),
  /** Values of attributes: of which, as it is called, the value, and what that is called in the language of the answer. */
  filters: z.array(
    z.object({ key: z.string(), label: z.string(), value: z.string(), called: z.string().optional() }),
  ),
  /** Rupees. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Products in it. */
  total: z.number().int(),
})
export type SuggestedList = z.infer<typeof suggestedListSchema>

/** What a text that is being typed may mean. */
export const suggestionsSchema = z.object({
  products: z.array(searchHitSchema),
  /** Products that answer it in all. */
  total: z.number().int(),
  /** Lists of the shop that it may mean, which are not empty. */
  lists: z.array(suggestedListSchema),
  ...understoodSchema.shape,
})
export type Suggestions = z.infer<typeof suggestionsSchema>

/** What a list of products can be asked for, of what a text finds. */
export const resultsQuerySchema = productQuerySchema
  .omit({ category: true, family: true, type: true, q: true, sort: true })
  .extend({
    q: searchText,
    /** 1: words count as they were typed. */
    exact: z.literal('1', 'exact is 1').optional(),
    sort: z.enum(searchSorts, `sort is one of ${searchSorts.join(', ')}`).optional(),
  })
export type ResultsQuery = z.infer<typeof resultsQuerySchema>

/** A page of what a text finds. */
export const resultsSchema = z.object({
  products: z.array(productSchema),
  /** How many there are, on whatever page. */
  total: z.number().int(),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
  understood: understoodSchema,
})
export type Results = z.infer<typeof resultsSchema>
