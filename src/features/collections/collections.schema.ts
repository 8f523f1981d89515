import { z } from 'zod'
import { shopSorts } from '#/features/catalog/facets/address.rules.ts'
import { productQuerySchema, productSchema } from '#/features/catalog/schema/catalog.schema.ts'
import { files, formFlag } from '#/features/catalog/schema/formFields.schema.ts'
import { slugSchema } from '#/features/catalog/schema/slug.schema.ts'
import { searchSorts } from '#/features/catalog/search/searchSorts.rules.ts'
import { ownWordsSchema, writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { readJson, seenSchema } from '#/platform/http/seen.schema.ts'
import { dateTimeSchema, typedDateTime } from '#/platform/time/dateTime.schema.ts'
import { datesProblem } from '#/platform/time/shownDates.ts'
import { nameSchema } from '#/platform/typed/typed.schema.ts'
import {
  collectionWords,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  MOST_BY_HAND,
  states,
  ways,
} from './collections.rules.ts'
import { m } from './messages/collections.messages.ts'

/**
 * What chooses the products of a collection: the words of a listing's address. With `limit` the first so many of its sort; without
 * words of the name, prices and choices all that there is.
 */
export const ruleSchema = productQuerySchema
  .omit({ category: true, family: true, type: true, cursor: true })
  .strict()
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    path: ['max'],
    error: () => collectionWords.turned(),
  })
export type Rule = z.infer<typeof ruleSchema>

const name = nameSchema(m.nameMissing, LONGEST_NAME, () => m.atMost({ most: LONGEST_NAME }))
const description = z
  .string()
  .trim()
  .max(LONGEST_DESCRIPTION, { error: () => m.atMost({ most: LONGEST_DESCRIPTION }) })
const way = z.enum(ways, { error: () => m.ruleOrHand() })

/** Each once, in their order. */
const chosen = z
  .array(z.uuid({ error: () => m.productById() }))
  .max(MOST_BY_HAND, { error: () => collectionWords.tooMany() })
  .transform((ids) => [...new Set(ids)])

/** Emptied, it is taken away. */
const dateTime = z.preprocess((value) => (value === '' ? null : value), dateTimeSchema)

export const newCollectionSchema = z.object({
  name,
  /** Made of the name where none is said. */
  slug: z.literal('').or(slugSchema).optional(),
  description: description.default(''),
  /** A file; an empty field takes the picture away. */
  image: files,
  visible: formFlag.default(true),
  from: dateTime.default(null),
  until: dateTime.default(null),
  by: way,
  /** JSON text, as the list of ids. */
  rule: z.preprocess(readJson, ruleSchema).default({}),
  products: z.preprocess(readJson, chosen).default([]),
  /** In further languages. */
  words: ownWordsSchema(translated.collection),
})
export type NewCollection = z.output<typeof newCollectionSchema>

export const collectionUpdateSchema = z.object({
  name: name.optional(),
  slug: slugSchema.optional(),
  description: description.optional(),
  image: files,
  visible: formFlag.optional(),
  from: dateTime.optional(),
  until: dateTime.optional(),
  by: way.optional(),
  rule: z.preprocess(readJson, ruleSchema).optional(),
  products: z.preprocess(readJson, chosen).optional(),
  words: ownWordsSchema(translated.collection),
  seen: seenSchema,
})
export type CollectionUpdate = z.output<typeof collectionUpdateSchema>

/** What shoppers see of one. */
export const collectionSchema = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Its own picture, else that of its first product; null where it has neither. */
  image: z.string().nullable(),
  /** Products on sale in it. */
  count: z.number().int(),
  /** How it is sorted unless a sort is chosen: a sort of the shop, or the shopkeeper's own order. */
  order: z.enum([ways[1], ...shopSorts]),
})
export type Collection = z.infer<typeof collectionSchema>

/** What an admin gets of one. */
export const adminCollectionSchema = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Its own picture. */
  image: z.string().nullable(),
  visible: z.boolean(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  by: way,
  rule: ruleSchema,
  /** The ids of those chosen by hand, or of what stands first in a rule, in their order. */
  products: z.array(z.string()),
  /** What is written of it in further languages; left out for nothing. */
  words: writtenWordsSchema.optional(),
})
export type AdminCollection = z.infer<typeof adminCollectionSchema>

export const listedCollectionSchema = adminCollectionSchema.omit({ products: true }).extend({
  state: z.enum(states),
  /** What shoppers see: its own picture, else that of its first product. */
  picture: z.string().nullable(),
  count: z.number().int(),
  /** What is wrong with it, in sentences. */
  problems: z.array(z.string()),
})
export type ListedCollection = z.infer<typeof listedCollectionSchema>

/** What its products can be asked for: narrowed and sorted like any list, in its own order unless sorted. */
export const collectionQuerySchema = productQuerySchema
  .omit({ category: true, family: true, type: true, q: true, sort: true })
  .extend({ sort: z.enum(searchSorts).exclude(['match']).optional() })
export type CollectionQuery = z.infer<typeof collectionQuerySchema>

export const collectionPageSchema = z.object({
  products: z.array(productSchema),
  /** How many there are, on whatever page. */
  total: z.number().int(),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
})
export type CollectionPage = z.infer<typeof collectionPageSchema>

/** What a collection would hold if it were saved so. */
export const previewQuestionSchema = z.object({
  by: way,
  rule: ruleSchema.default({}),
  products: chosen.default([]),
})
export const previewSchema = collectionPageSchema
  .omit({ next: true })
  .extend({ problems: z.array(z.string()) })

/** The words of a rule as a form holds them: an address's query, `fabric=silk&max=2000`. */
export const ruleOfText = (text: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value.trim() !== ''))

/** In one order, so that equal rules are equal texts. */
export const textOfRule = (rule: object): string =>
  new URLSearchParams(
    Object.entries(rule)
      .filter(([, value]) => value !== undefined && String(value).trim() !== '')
      .map(([key, value]) => [key, String(value)])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ).toString()

/** What the admin's form asks for. */
export const collectionForm = z
  .object({
    name,
    slug: z.literal('').or(slugSchema),
    description,
    image: z.array(z.unknown()),
    visible: z.enum(['true', 'false']),
    from: typedDateTime,
    until: typedDateTime,
    by: way,
    rule: z.string(),
    products: chosen,
    words: ownWordsSchema(translated.collection),
  })
  .superRefine(({ from, until, rule }, { addIssue }) => {
    const endsEarly = datesProblem({ from, until })
    if (endsEarly) addIssue({ code: 'custom', path: ['until'], message: endsEarly })
    const [wrong] = ruleSchema.safeParse(ruleOfText(rule)).error?.issues ?? []
    if (wrong) addIssue({ code: 'custom', path: ['rule'], message: wrong.message })
  })
