import type { Kind, Section } from './sections.schema.ts'
import { kindOf, sectionSchema } from './sections.schema.ts'

/** A section as an admin sends it, with what is said of it and the rest as a new one has it. */
export const sectionIn = (kind: Kind, fields: Readonly<Record<string, unknown>> = {}): Section =>
  sectionSchema.parse({ ...kindOf(kind).blank, id: crypto.randomUUID(), kind, ...fields })
