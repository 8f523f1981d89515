import { z } from 'zod'

const fields = z.record(z.string(), z.unknown()).nullable()

/** One change by an admin. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  actor: z.string(),
  /** For example `product.update`. */
  action: z.string(),
  subjectId: z.string(),
  /** What it is about, by name; null when it is gone, or is the shop itself. */
  subject: z.object({ name: z.string(), path: z.string().optional() }).nullable(),
  before: fields,
  after: fields,
  createdAt: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntrySchema>
