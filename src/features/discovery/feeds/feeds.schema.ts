import { z } from 'zod'

/** What the shopkeeper sees of the feeds. */
export const feedStateSchema = z.object({
  /** Whether everybody may read them, only who has the secret address, or nobody. */
  access: z.enum(['everybody', 'secret', 'nobody']),
  addresses: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Products on sale. */
  products: z.number().int(),
  /** Rows of a feed: a product in three sizes has three. */
  rows: z.number().int(),
  /** Products that the feeds leave out. */
  refused: z.number().int(),
  /** The newest of them, with why. */
  refusals: z.array(z.object({ _id: z.string(), name: z.string(), reasons: z.array(z.string()) })),
})
export type FeedState = z.infer<typeof feedStateSchema>

export const feedKeySchema = z.object({
  /** A new secret address, or none any more. */
  wanted: z.boolean('wanted is true or false'),
})
