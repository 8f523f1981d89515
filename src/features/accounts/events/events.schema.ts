import { z } from 'zod'
import { type EventKind, eventWords } from './events.rules.ts'

export const eventSchema = z.object({
  _id: z.string(),
  kind: z.enum(Object.keys(eventWords) as [EventKind, ...EventKind[]]),
  at: z.string(),
  /** Where the request came from; null when it is not known. */
  address: z.string().nullable(),
  /** Whether somebody else did it: an admin. */
  byAnother: z.boolean(),
})
