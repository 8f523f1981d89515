import { z } from 'zod'

/** What a form showed of the fields that it changes, as the API tells them. Multipart forms send it as JSON text. */
export const seenSchema = z.preprocess((value) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}, z.record(z.string(), z.unknown(), 'seen holds the values that the form showed.').optional())
export type SeenValues = z.output<typeof seenSchema>
