import type { PageFields } from '../../content.schema.ts'

/** What the form of a page holds. */
export type PageValues = PageFields
