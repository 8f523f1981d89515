import { z } from 'zod'
import { productSchema } from '#/features/catalog/schema/catalog.schema.ts'
import { slugSchema } from '#/features/catalog/schema/slug.schema.ts'
import { ownWordsSchema, writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { type MoreLanguage, moreLanguages } from '#/platform/language/languages.rules.ts'
import { nameSchema } from '#/platform/typed/typed.schema.ts'
import type { Bodies } from './bodies.rules.ts'
import { LONGEST_BODIES, sizeOf } from './body.rules.ts'
import { bodySchema, type PageBody } from './body.schema.ts'
import { m } from './messages/content.messages.ts'

export const LONGEST_TITLE = translated.contentPage.title
export const LONGEST_DESCRIPTION = translated.contentPage.description

/** What stands on it in further languages: each is checked as the English one is. */
const bodiesSchema = z.object(
  Object.fromEntries(moreLanguages.map((language) => [language, bodySchema.optional()])) as Record<
    MoreLanguage,
    z.ZodOptional<typeof bodySchema>
  >,
)

const fields = z.object({
  title: nameSchema(m.titleMissing, LONGEST_TITLE, () => m.atMost({ most: LONGEST_TITLE })),
  /** Empty: the first words of the page. */
  description: z
    .string()
    .trim()
    .max(LONGEST_DESCRIPTION, { error: () => m.atMost({ most: LONGEST_DESCRIPTION }) }),
  /** Whether shoppers get it; else it is a draft. */
  visible: z.boolean(),
  inFooter: z.boolean(),
  body: bodySchema,
  /** In further languages; what a change does not name of them stays, what it names empty is taken away. */
  words: ownWordsSchema(translated.contentPage),
  bodies: bodiesSchema.optional(),
})

interface Written {
  readonly body?: PageBody | undefined
  readonly bodies?: Bodies | null | undefined
}

/** The languages in which too much stands on a page: a change of all of it carries it twice. */
export function tooLongIn({ body, bodies }: Written): MoreLanguage[] {
  const further = moreLanguages.filter((language) => bodies?.[language])
  const size = further.reduce((sum, language) => sum + sizeOf(bodies?.[language] ?? {}), sizeOf(body ?? {}))
  return size <= LONGEST_BODIES ? [] : further
}

function refuseTooLong(written: Written, { addIssue }: z.RefinementCtx): void {
  for (const language of tooLongIn(written))
    addIssue({ code: 'custom', path: ['bodies', language], message: m.tooLong() })
}

/** Without a slug it gets one made of its title. */
export const newPageSchema = fields
  .extend({
    slug: z.literal('').or(slugSchema).default(''),
    description: fields.shape.description.default(''),
    visible: z.boolean().default(false),
    inFooter: z.boolean().default(false),
  })
  .superRefine(refuseTooLong)
export type NewPage = z.infer<typeof newPageSchema>

const wholePage = fields.extend({ slug: slugSchema })
export const pageFieldsSchema = wholePage.superRefine(refuseTooLong)
export type PageFields = z.infer<typeof pageFieldsSchema>

/** What is not sent stays as it is; with `seen`, what somebody else changed meanwhile is not overwritten. */
export const pageUpdateSchema = wholePage.partial().extend({ seen: seenSchema }).superRefine(refuseTooLong)
export type PageUpdate = z.infer<typeof pageUpdateSchema>

export const managedPageSchema = wholePage.extend({
  _id: z.string(),
  /** When it was last changed. */
  updatedAt: z.string(),
  /** Left out while nothing is written in further languages, as `bodies` are. */
  words: writtenWordsSchema.optional(),
})
export type ManagedPage = z.infer<typeof managedPageSchema>

export const listedPageSchema = managedPageSchema.omit({ body: true, words: true, bodies: true })
export type ListedPage = z.infer<typeof listedPageSchema>

/** As shoppers get it. */
export const contentPageSchema = wholePage.pick({ slug: true, title: true, body: true }).extend({
  description: z.string(),
  /** Those of its products that are on sale. */
  products: z.array(productSchema),
})
export type ContentPage = z.infer<typeof contentPageSchema>

export const footerPageSchema = z.object({ slug: z.string(), title: z.string() })
export type FooterPage = z.infer<typeof footerPageSchema>
