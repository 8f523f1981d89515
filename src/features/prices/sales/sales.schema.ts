import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { dateTimeSchema, typedDateTime } from '#/platform/time/dateTime.schema.ts'
import { datesProblem } from '#/platform/time/shownDates.ts'
import {
  amountExample,
  isWholePaise,
  nameSchema,
  readableNumber,
  typedAs,
} from '#/platform/typed/typed.schema.ts'
import {
  LONGEST_SALE_NAME,
  MOST_SALE_CATEGORIES,
  MOST_SALE_PRODUCTS,
  percentRange,
  saleEndings,
  saleScopes,
  saleStates,
  saleWays,
} from '../sales.rules.ts'
import { m } from './messages/sales.messages.ts'

const { least, most } = percentRange
const percentWrong = { error: () => m.percentRange({ least, most }) }

const name = nameSchema(m.nameMissing, LONGEST_SALE_NAME, () => m.mostCharacters({ most: LONGEST_SALE_NAME }))

const ids = (most: number, tooMany: (values: { readonly most: number }) => string) =>
  z
    .array(z.uuid({ error: m.byIds }))
    .max(most, { error: () => tooMany({ most }) })
    .transform((all) => [...new Set(all)])

/** `15%` is as good as 15. */
const percentAsTyped = (value: unknown) => {
  const typed = typeof value === 'string' ? value.trim() : value
  return typeof typed === 'string' && typed.endsWith('%') ? typed.slice(0, -1) : typed
}

/** What a form says of how a sale reduces, and of what; empty fields are null. */
const reducingShape = {
  scope: z.enum(saleScopes, { error: m.noScope }),
  categories: ids(MOST_SALE_CATEGORIES, m.mostCategories),
  collection: z.preprocess((value) => value || null, z.uuid().nullable()),
  products: ids(MOST_SALE_PRODUCTS, m.mostProducts),
  by: z.enum(saleWays, { error: m.noWay }),
  percent: z
    .preprocess(
      percentAsTyped,
      typedAs(
        z.number(percentWrong).int(percentWrong).min(least, percentWrong).max(most, percentWrong).nullish(),
      ),
    )
    .transform((value) => value ?? null),
  /** Rupees. */
  price: typedAs(
    readableNumber(amountExample, amountExample)
      .min(1, { error: m.leastPrice })
      .max(10_000_000, { error: m.mostPrice })
      .refine(isWholePaise, { error: amountExample })
      .nullish(),
  ).transform((value) => value ?? null),
  ending: z.enum(saleEndings, { error: m.noEnding }),
}

/** The same where nothing is known yet. */
const newReducingShape = {
  ...reducingShape,
  categories: reducingShape.categories.default([]),
  collection: reducingShape.collection.default(null),
  products: reducingShape.products.default([]),
  ending: reducingShape.ending.default('rupee'),
}

interface Reduced {
  readonly scope: string
  readonly categories: readonly string[]
  readonly collection: string | null
  readonly products: readonly string[]
  readonly by: string
  readonly percent: number | null
  readonly price: number | null
}

/** What is missing for what was chosen, by field. */
function missing({ scope, categories, collection, products, by, percent, price }: Reduced) {
  const wanted = [
    { field: 'percent', isMissing: by === 'percent' && percent === null, message: m.noPercent() },
    { field: 'price', isMissing: by === 'price' && price === null, message: m.noPrice() },
    {
      field: 'categories',
      isMissing: scope === 'categories' && categories.length === 0,
      message: m.noCategories(),
    },
    {
      field: 'collection',
      isMissing: scope === 'collection' && collection === null,
      message: m.noCollection(),
    },
    {
      field: 'products',
      isMissing: scope === 'products' && products.length === 0,
      message: m.noProducts(),
    },
  ]
  return wanted.flatMap(({ isMissing, ...problem }) => (isMissing ? problem : []))
}

const time = dateTimeSchema
  .refine((typed) => typed !== null, { error: m.noDate })
  .transform((typed) => typed ?? '')

interface Problem {
  readonly field: string
  readonly message: string
}

/** What is wrong with a sale as a whole, by field. */
export function saleProblems(sale: Reduced & { readonly from: string; readonly until: string }): Problem[] {
  const message = datesProblem(sale)
  return [...(message ? [{ field: 'until', message }] : []), ...missing(sale)]
}

function say(problems: readonly Problem[], { addIssue }: z.RefinementCtx): void {
  for (const { field, message } of problems) addIssue({ code: 'custom', path: [field], message })
}

export const saleSchema = z
  .object({ name, from: time, until: time, ...newReducingShape })
  .superRefine((sale, context) => say(saleProblems(sale), context))
export type SaleFields = z.output<typeof saleSchema>

/** A change of a sale: what is not sent stays as it is, so what makes sense together only is checked with what is stored. */
export const saleUpdateSchema = z
  .object({ name, from: time, until: time, ...reducingShape })
  .partial()
  .extend({ seen: seenSchema })
export type SaleUpdate = z.output<typeof saleUpdateSchema>

export const salePreviewSchema = z
  .object({
    ...newReducingShape,
    /** Of a sale that is there already: it is not in its own way. */
    _id: z.uuid().optional(),
    from: dateTimeSchema.default(null),
    until: dateTimeSchema.default(null),
  })
  .superRefine((sale, context) => say(missing(sale), context))

/** A sale as admins get it; price in rupees. */
export const adminSaleSchema = z.object({
  _id: z.string(),
  name: z.string(),
  from: z.string(),
  until: z.string(),
  scope: z.enum(saleScopes),
  categories: z.array(z.string()),
  collection: z.string().nullable(),
  products: z.array(z.string()),
  by: z.enum(saleWays),
  percent: z.number().nullable(),
  price: z.number().nullable(),
  ending: z.enum(saleEndings),
  state: z.enum(saleStates),
  /** When it really began and ended; null until then. */
  begunAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type AdminSale = z.infer<typeof adminSaleSchema>

export const listedSaleSchema = adminSaleSchema.omit({ products: true, categories: true }).extend({
  /** What it is for, in words. */
  what: z.string(),
  /** Products that it reduced, of one that began; what is open of them at its beginning and its end. */
  reduced: z.number().int(),
  open: z.number().int(),
})
export type ListedSale = z.infer<typeof listedSaleSchema>

/** What a sale would do; prices in rupees. */
export const salePreviewAnswerSchema = z.object({
  /** Products on sale that it is for. */
  total: z.number().int(),
  /** Of the first so many: how many get cheaper. */
  lookedAt: z.number().int(),
  reduced: z.number().int(),
  examples: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      price: z.number(),
      salePrice: z.number(),
    }),
  ),
  /** Of those looked at: how many were asked for less within the 30 days before today. */
  cheaperBefore: z.number().int(),
  /** What stands in its way, in a sentence; null for nothing. */
  overlap: z.string().nullable(),
  /** Of those looked at: how many get a price that no GST rate fits; 0 in a shop that charges none. */
  noRate: z.number().int(),
  /** The nearest prices that have a rate, rupees with tax inside; null where `noRate` is 0. */
  neighbours: z.object({ below: z.number(), above: z.number() }).nullable(),
})
export type SalePreview = z.infer<typeof salePreviewAnswerSchema>

/** What the admin's form asks for: what is typed is text. */
export const saleForm = z
  .object({ name, ...newReducingShape, from: typedDateTime, until: typedDateTime })
  .superRefine((sale, context) => {
    const undated = (['from', 'until'] as const).filter((field) => sale[field] === '')
    say([...undated.map((field) => ({ field, message: m.noDate() })), ...saleProblems(sale)], context)
  })
