import { z } from 'zod'

export const sessionSchema = z.object({
  _id: z.string(),
  /** In plain words: "Chrome on Android". */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: z.string(),
  /** An admin's to the minute, others' to the day. */
  lastUsedAt: z.string(),
  current: z.boolean(),
})

export type Session = z.infer<typeof sessionSchema>
