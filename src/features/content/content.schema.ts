import { z } from 'zod'
import { productSchema } from '#/features/catalog/schema/catalog.schema.ts'
import { slugSchema } from '#/features/catalog/schema/slug.schema.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { bodySchema } from './body.schema.ts'
import { m } from './messages/content.messages.ts'

export const LONGEST_TITLE = 100
export const LONGEST_DESCRIPTION = 200

const fields = z.object({
  title: z
    .string({ error: () => m.titleMissing() })
    .trim()
    .min(1, { error: () => m.titleMissing() })
    .max(LONGEST_TITLE, { error: () => m.atMost({ most: LONGEST_TITLE }) }),
  /** Empty: the first words of the page. */
  description: z
    .string()
    .trim()
    .max(LONGEST_DESCRIPTION, { error: () => m.atMost({ most: LONGEST_DESCRIPTION }) })
    .default(''),
  /** Whether shoppers get it; else it is a draft. */
  visible: z.boolean().default(false),
  inFooter: z.boolean().default(false),
  body: bodySchema,
})

/** Without a slug it gets one made of its title. */
export const newPageSchema = fields.extend({ slug: z.literal('').or(slugSchema).default('') })
export type NewPage = z.infer<typeof newPageSchema>

export const pageFieldsSchema = fields.extend({ slug: slugSchema })
export type PageFields = z.infer<typeof pageFieldsSchema>

/** The whole page once more; with `seen`, what somebody else changed meanwhile is not overwritten. */
export const pageUpdateSchema = pageFieldsSchema.extend({ seen: seenSchema })
export type PageUpdate = z.infer<typeof pageUpdateSchema>

export const managedPageSchema = pageFieldsSchema.extend({
  _id: z.string(),
  /** When it was last changed. */
  updatedAt: z.string(),
})
export type ManagedPage = z.infer<typeof managedPageSchema>

export const listedPageSchema = managedPageSchema.omit({ body: true })
export type ListedPage = z.infer<typeof listedPageSchema>

/** As shoppers get it. */
export const contentPageSchema = pageFieldsSchema.pick({ slug: true, title: true, body: true }).extend({
  description: z.string(),
  /** Those of its products that are on sale. */
  products: z.array(productSchema),
})
export type ContentPage = z.infer<typeof contentPageSchema>

export const footerPageSchema = z.object({ slug: z.string(), title: z.string() })
export type FooterPage = z.infer<typeof footerPageSchema>
