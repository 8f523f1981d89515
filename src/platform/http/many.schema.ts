import { z } from 'zod'
import { m } from './messages/http.messages.ts'

/** One request for what is done to several chosen rows of a list. */

/** The chosen rows, each once; a page of a list has fewer than 100. */
export const manyIds = z
  .array(z.uuid({ error: () => m.noId() }), { error: () => m.chooseSome() })
  .min(1, { error: () => m.chooseSome() })
  .max(100, { error: () => m.hundredAtMost() })
  .transform((ids) => [...new Set(ids)])

/** What became of each of them, in the order they were sent; `message` says why one was refused. */
export const manyResultSchema = z.object({
  results: z.array(z.object({ _id: z.string(), ok: z.boolean(), message: z.string().optional() })),
})

export type ManyResult = z.infer<typeof manyResultSchema>

/** The answer for rows of which some were refused. */
export const manyResult = (ids: readonly string[], refusals: ReadonlyMap<string, string>): ManyResult => ({
  results: ids.map((_id) => {
    const message = refusals.get(_id)
    return message === undefined ? { _id, ok: true } : { _id, ok: false, message }
  }),
})
