import { z } from 'zod'

const facetValueSchema = z.object({
  /** As a query has it: `sri-lanka`. */
  value: z.string(),
  label: z.string(),
  /** How many products it would leave beside all other choices; within a facet values add up. */
  count: z.number().int(),
  /** Of a colour its swatch, `#rrggbb`. */
  hex: z.string().optional(),
})

export const facetSchema = z.object({
  /** The parameter of the query. */
  key: z.string(),
  label: z.string(),
  values: z.array(facetValueSchema),
})
export type Facet = z.infer<typeof facetSchema>

/** What a list can be narrowed to and how many each choice leaves. */
export const facetsSchema = z.object({
  /** How many match all that is chosen. */
  total: z.number().int(),
  facets: z.array(facetSchema),
  /** Where nothing matches: which parameters to take away, and how many there are then. */
  relaxations: z.array(z.object({ without: z.array(z.string()), total: z.number().int() })),
  /** The sorts that make a difference here. */
  sorts: z.array(z.string()),
})
export type Facets = z.infer<typeof facetsSchema>
