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

/** What a form showed of the fields that it changes, as the API tells them. */
export const seenSchema = z.preprocess(
  readJson,
  z.record(z.string(), z.unknown(), 'seen holds the values that the form showed.').optional(),
)
export type SeenValues = z.output<typeof seenSchema>
