import { z } from 'zod'

const fields = z.record(z.string(), z.unknown()).nullable()

/** One change by an admin. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  actor: z.string(),
  /** For example `product.update`. */
  action: z.string(),
  subjectId: z.string(),
  before: fields,
  after: fields,
  createdAt: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntrySchema>
