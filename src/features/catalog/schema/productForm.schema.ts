import { z } from 'zod'
import { ownWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { readJson, seenSchema } from '#/platform/http/seen.schema.ts'
import type { Said } from '#/platform/language/said.rules.ts'
import { typedNumber } from '#/platform/typed/amount.rules.ts'
import { amountExample, nameSchema, oneLine, readableNumber, typedAs } from '#/platform/typed/typed.schema.ts'
import { isOneLine, isSeen } from '#/platform/typed/visible.rules.ts'
import { attributeInputShape } from '../attributes/attributes.schema.ts'
import { m } from '../messages/catalog.messages.ts'
import { sizeNames } from '../rules/catalog.rules.ts'
import { LONGEST_CODE, LONGEST_FAMILY, pictureLimits, productWords } from '../rules/productForm.rules.ts'
import { priceSchema } from './amount.schema.ts'
import { files, formFlag, oneFile, oneOrMany } from './formFields.schema.ts'
import { slugSchema } from './slug.schema.ts'

const rupees = (missing: Said) =>
  priceSchema(missing).positive({ error: productWords.nothing }).max(10_000_000, { error: m.priceTooHigh })

/** Pieces in stock as they are typed. */
const pieces = (missing: Said) =>
  typedAs(
    readableNumber(missing, m.piecesSuchAs12)
      .int({ error: m.wholeNumber })
      .min(0, { error: m.notBelowNothing })
      .max(1_000_000, { error: m.atMostPieces }),
  )

const piecesWas = z.coerce
  .number({ error: m.wholeNumber })
  .int({ error: m.wholeNumber })
  .min(0)
  .max(1_000_000)
  .optional()

const code = z
  .string()
  .trim()
  .max(LONGEST_CODE, { error: () => m.atMostCharacters({ most: LONGEST_CODE }) })
  .optional()

/** An amount that may be taken away by emptying it. */
const rupeesOrNothing = z
  .preprocess(
    (value) => (typeof value === 'string' ? (typedNumber(value) ?? null) : value),
    rupees(amountExample).nullable(),
  )
  .optional()

/** A size that is counted by itself. */
const sizeInputSchema = z.object({
  size: z.enum(sizeNames, { error: m.sizesAre }),
  quantity: pieces(m.howManyPieces).optional(),
  quantityWas: piecesWas,
  sku: code,
  barcode: code,
  price: rupeesOrNothing,
  /** Of the product's pictures; `new:1` is the first of the new ones. */
  images: z
    .array(z.string().max(1_000), 'images is a list of pictures.')
    .max(pictureLimits.count, { error: productWords.tooManyPictures })
    .optional(),
})
export type SizeInput = z.output<typeof sizeInputSchema>

/** Whatever is there twice, at the later one. */
function refuseTwice(offers: readonly SizeInput[], context: z.RefinementCtx): void {
  for (const [at, { size, sku }] of offers.entries()) {
    const before = offers.slice(0, at)
    const add = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [at, field], message })
    if (before.some((other) => other.size === size)) add('size', productWords.sameSize())
    if (sku && before.some((other) => other.sku?.toLowerCase() === sku.toLowerCase()))
      add('sku', productWords.sameSku())
  }
}

/** Sizes that are counted each by itself; multipart forms send them as JSON text. An empty list: one number for all. */
export const sizesInputSchema = z
  .preprocess(
    readJson,
    z
      .array(sizeInputSchema, 'offers is a list of sizes.')
      .max(sizeNames.length, { error: m.tooManySizes })
      .superRefine(refuseTwice),
  )
  .optional()

export const productFormSchema = z.object({
  name: nameSchema(m.nameRequired, 200, m.atMost200),
  slug: slugSchema,
  /** One that shows nothing is none: then the name stands there. */
  title: z
    .string()
    .trim()
    .max(200)
    .refine(isOneLine, { error: oneLine })
    .overwrite((title) => (isSeen(title) ? title : ''))
    .optional(),
  description: z.string().trim().max(5_000, { error: m.atMost5000 }).optional(),
  price: typedAs(rupees(m.priceRequired)),
  /** Emptied, it is taken away. */
  mrp: rupeesOrNothing,
  /** Whether it is printed on the piece, or was really asked. */
  mrpPrinted: formFlag.optional(),
  /** Where each size is counted by itself, `offers` holds. */
  quantity: pieces(m.quantityRequired),
  sku: code,
  barcode: code,
  offers: sizesInputSchema,
  enableSize: formFlag.optional(),
  sizes: oneOrMany(z.enum(sizeNames, { error: m.sizesAre })).optional(),
  category: z.string().trim().max(100).optional(),
  family: z
    .string()
    .trim()
    .max(LONGEST_FAMILY, { error: () => m.atMostCharacters({ most: LONGEST_FAMILY }) })
    .transform((code) => code.replace(/\s+/g, ' '))
    .optional(),
  /** Ids, slugs or SKUs, in their order. */
  goesWith: oneOrMany(z.string().trim().max(120, { error: m.atMost120 })).optional(),
  status: formFlag.optional(),
  /** In further languages. */
  words: ownWordsSchema(translated.product),
  ...attributeInputShape,
  images: files,
  /** A new one takes the place of the old one; an empty text takes it away. */
  video: oneFile,
})

/** A new product from a call: without a slug it gets one made of its name. */
export const newProductSchema = productFormSchema.extend({
  slug: z.literal('').or(slugSchema).optional(),
  /** The product that it is another colour of: without a family, that one gets the new product's. */
  colourOf: z.uuid().optional(),
})

/**
 * An update: what is not sent stays as it is. `keepImages` names the stored pictures that stay, in their new order, with
 * 'new' where the next new picture belongs; new pictures without a place follow. Without it, new pictures replace the stored ones. `quantityWas` is the stock that the
 * form showed: with it, what was sold meanwhile stays sold. `seen` holds what the form showed of the fields it changes: with it, what
 * somebody else changed meanwhile is not overwritten.
 */
export const productUpdateSchema = productFormSchema.partial().extend({
  keepImages: oneOrMany(z.string().max(1_000)).optional(),
  seen: seenSchema,
  quantityWas: piecesWas,
})
export type NewProduct = z.output<typeof newProductSchema>
export type ProductForm = z.output<typeof productFormSchema>
export type ProductUpdate = z.output<typeof productUpdateSchema>
