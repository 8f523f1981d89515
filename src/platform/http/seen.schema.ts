import { z } from 'zod'

/** What multipart forms send as JSON text; anything else stays as it is. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** No field of a form is nested deeper; comparing what is would end in no answer at all. */
const DEEPEST = 24

/** Whether anything lies deeper. Not by calls within calls, which is what a deep value means harm to. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** What a form showed of the fields that it changes, as the API tells them. */
export const seenSchema = z.preprocess(
  readJson,
  z
    .record(z.string(), z.unknown(), 'seen holds the values that the form showed.')
    // guard: seen-depth
    .refine((seen) => !isTooDeep(seen), 'seen is nested too deeply.')
    .optional(),
)
export type SeenValues = z.output<typeof seenSchema>
