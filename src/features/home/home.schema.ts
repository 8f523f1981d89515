import { z } from 'zod'
import { productSchema } from '#/features/catalog/schema/catalog.schema.ts'
import { collectionSchema } from '#/features/collections/collections.schema.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { dateTimeSchema } from '#/platform/time/dateTime.schema.ts'
import { sectionSchema, sectionsSchema } from './sections.schema.ts'

const occasionSchema = z.object({
  /** As the address of a list has it. */
  value: z.string(),
  label: z.string(),
  /** A picture of one of its products. */
  image: z.string().nullable(),
})
export type Occasion = z.infer<typeof occasionSchema>

const shownReviewSchema = z.object({
  _id: z.string(),
  author: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  /** Its first photo, else the picture of its product. */
  image: z.string().nullable(),
  product: z.object({ _id: z.string(), name: z.string() }),
})
export type ShownReview = z.infer<typeof shownReviewSchema>

/** A section with what of the shop it shows. */
export const shownSectionSchema = z.object({
  section: sectionSchema,
  /** What stands over it; empty for nothing. */
  heading: z.string(),
  products: z.array(productSchema).optional(),
  /** Whose products they are, of a section of one collection that shoppers see. */
  collection: collectionSchema.pick({ name: true, slug: true }).optional(),
  collections: z.array(collectionSchema).optional(),
  occasions: z.array(occasionSchema).optional(),
  reviews: z.array(shownReviewSchema).optional(),
})
export type ShownSection = z.infer<typeof shownSectionSchema>

/** The home page: without sections it is the shop's own. */
export const homeSchema = z.object({ sections: z.array(shownSectionSchema) })
export type Home = z.infer<typeof homeSchema>

const leftOutSchema = z.object({ place: z.number().int(), kind: z.string(), heading: z.string() })

const publicationSchema = z.object({
  _id: z.string(),
  publishedAt: z.string(),
  /** Who published it; null once that account is gone. */
  by: z.string().nullable(),
  /** What its sections are, from the top; null for the shop's own page. */
  kinds: z.array(z.string()).nullable(),
})
export type ShownPublication = z.infer<typeof publicationSchema>

/** What admins see of the home page. */
export const managedHomeSchema = z.object({
  /** The draft; while there is none, what is published. */
  sections: z.array(sectionSchema),
  /** 0 while there is no draft. */
  version: z.number().int(),
  /** What of it this version of the shop does not know. */
  leftOut: z.array(leftOutSchema),
  /** Whether shoppers see something else than the draft. */
  isChanged: z.boolean(),
  /** The last publications, newest first: the first one holds. */
  publications: z.array(publicationSchema),
})
export type ManagedHome = z.infer<typeof managedHomeSchema>

export const changeDraftSchema = z.object({ sections: sectionsSchema, seen: seenSchema })

/** What is to be published: the draft, the shop's own page, or a publication by its id. */
export const publishSchema = z.object({
  what: z.enum(['draft', 'own'], 'what is draft, own or an id.').or(z.uuid()),
  seen: seenSchema,
})

/** A page as it would be at a time; without one all its sections, whenever they are shown. */
export const previewSchema = z.object({ sections: sectionsSchema, at: dateTimeSchema.default(null) })
