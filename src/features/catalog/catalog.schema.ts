import { z } from 'zod'
import { readJson, seenSchema } from '#/platform/http/seen.schema.ts'
import { typedNumber } from '#/platform/typed/amount.rules.ts'
import { AMOUNT_EXAMPLE, readableNumber, typedAs } from '#/platform/typed/typed.schema.ts'
import { garmentKinds } from './attributes/garments.rules.ts'
import { attributeInputShape, attributeQueryShape, attributeShape } from './attributes.schema.ts'
import { LONGEST_CODE, LONGEST_FAMILY, productWords, sizeNames } from './catalog.rules.ts'
import { availabilities, LONGEST_CHOICE, shopSorts } from './facets/address.rules.ts'
import { readMenuText } from './menuText.rules.ts'

/** An entry of a dropdown: what it says, and the word that it looks for in the names of products. */
const menuWordSchema = z.object({ label: z.string(), word: z.string() })
export type MenuWord = z.infer<typeof menuWordSchema>

export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  status: z.boolean(),
  image: z.string().nullable(),
  /** Whether the menu shows it; null while nobody has decided. */
  inMenu: z.boolean().nullable(),
  /** Smaller stands further left. */
  menuPosition: z.number().int().nullable(),
  /** What its dropdown holds; null while nobody has decided, then those of the specification. */
  menuItems: z.array(menuWordSchema).nullable(),
  /** Kinds of garment that it holds; null while nobody has decided, then those of the specification. */
  garments: z.array(z.string()).nullable(),
})
export type Category = z.infer<typeof categorySchema>

/** A size that is counted by itself. */
const offerSchema = z.object({
  size: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** Rupees; null: the product's. */
  price: z.number().nullable(),
  quantity: z.number().int(),
})
export type SizeOffer = z.infer<typeof offerSchema>

/** Another product of the family, as far as it is shown beside this one. */
const colourSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its main picture. */
  image: z.string().nullable(),
  soldOut: z.boolean(),
  /** These two with a single product alone. */
  slug: z.string().optional(),
  price: z.number().optional(),
})
export type Colour = z.infer<typeof colourSchema>
/** What can be bought of a product: its sizes where each has its own stock, else one with an empty size. */
const variantSchema = z.object({
  _id: z.string(),
  size: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** Rupees; that of the product where it has none of its own. */
  price: z.number(),
  /** Empty: those of the product. */
  images: z.array(z.string()),
  quantity: z.number().int(),
})
export type ShownVariant = z.infer<typeof variantSchema>

export const productSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Rupees with two decimals, tax included; the lowest where sizes have different prices. */
  price: z.number(),
  mrp: z.number().nullable(),
  images: z.array(z.string()),
  /** The code of the design; products on sale with the same one are the colours below. */
  family: z.string(),
  /** Pieces in stock, of all sizes together. */
  quantity: z.number().int(),
  enableSize: z.boolean(),
  sizes: z.array(z.string()),
  variants: z.array(variantSchema),
  category: z.object({ _id: z.string(), name: z.string() }).nullable(),
  status: z.boolean(),
  ...attributeShape,
  createdAt: z.string(),
  /** When an admin last changed it (sales do not count); told to admins with the single product. */
  updatedAt: z.string().optional(),
  /** Told to admins with the single product: the sizes that are counted by themselves, or the codes where one number is for all. */
  offers: z.array(offerSchema).optional(),
  sku: z.string().optional(),
  barcode: z.string().optional(),
  /** The other products of the family, oldest first; left out where there is none. In lists only the first ones. */
  colours: z.array(colourSchema).optional(),
  /** How many more there are than `colours` names. */
  moreColours: z.number().int().optional(),
})
export type Product = z.infer<typeof productSchema>
/** What a card shows of a product, and all that lists keep of it in the browser. */
export type CardProduct = Pick<
  Product,
  '_id' | 'name' | 'price' | 'mrp' | 'images' | 'quantity' | 'colours' | 'moreColours'
> & {
  /** Not all sizes cost the same: the price is the lowest. */
  readonly isFrom?: true
}

export const productQuerySchema = z.object({
  category: z.string().max(100).optional(),
  family: z.string().trim().max(100).optional(),
  type: z.string().max(60).optional(),
  q: z.string().max(200).optional(),
  sort: z.enum(shopSorts, `sort is one of ${shopSorts.join(', ')}`).optional(),
  min: z.coerce.number('min is a number of rupees').min(0).optional(),
  max: z.coerce.number('max is a number of rupees').min(0).optional(),
  limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
  /** Several with commas between, as all that follow. */
  categories: z.string().max(LONGEST_CHOICE).optional(),
  size: z.string().max(LONGEST_CHOICE).optional(),
  availability: z.enum(availabilities, 'availability is in-stock').optional(),
  ...attributeQueryShape,
})
export type ProductQuery = z.infer<typeof productQuerySchema>

/** Multipart fields arrive as text: 'true'/'false', '1'/'0', 'on', 'active'/'inactive'. */
const formFlag = z
  .union([z.boolean(), z.string()])
  .transform((value) => [true, 'true', '1', 'on', 'active', 'Active'].includes(value))

/** A field that may be repeated; an empty one says "none". */
const oneOrMany = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined ? undefined : [value].flat().filter((part) => part !== '')),
    z.array(item),
  )

const rupees = (missing: string) =>
  readableNumber(missing, AMOUNT_EXAMPLE)
    .positive(productWords.nothing)
    .max(10_000_000, 'The price is too high.')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals.')

const slug = z
  .string('Slug is required.')
  .trim()
  .min(1, 'Slug is required.')
  .max(120, 'At most 120 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens only.')

/** A file field as it arrives; what is no real picture (a URL, an empty part) is ignored, not stored (API-03). */
const files = oneOrMany(z.unknown()).optional()

/** Pieces in stock as they are typed. */
const pieces = (missing: string) =>
  typedAs(
    readableNumber(missing, 'A number of pieces such as 12.')
      .int('A whole number.')
      .min(0, 'Not below 0.')
      .max(1_000_000, 'At most 1,000,000 pieces.'),
  )

const piecesWas = z.coerce.number('A whole number.').int('A whole number.').min(0).max(1_000_000).optional()

const code = z.string().trim().max(LONGEST_CODE, `At most ${LONGEST_CODE} characters.`).optional()

/** An amount that may be taken away by emptying it. */
const rupeesOrNothing = z
  .preprocess(
    (value) => (typeof value === 'string' ? (typedNumber(value) ?? null) : value),
    rupees(AMOUNT_EXAMPLE).nullable(),
  )
  .optional()

/** A size that is counted by itself. */
const sizeInputSchema = z.object({
  size: z.enum(sizeNames, 'Sizes are XS, S, M, L, XL and XXL.'),
  quantity: pieces('How many pieces?').optional(),
  quantityWas: piecesWas,
  sku: code,
  barcode: code,
  price: rupeesOrNothing,
})
export type SizeInput = z.output<typeof sizeInputSchema>

/** Whatever is there twice, at the later one. */
function refuseTwice(offers: readonly SizeInput[], context: z.RefinementCtx): void {
  for (const [at, { size, sku }] of offers.entries()) {
    const before = offers.slice(0, at)
    const add = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [at, field], message })
    if (before.some((other) => other.size === size)) add('size', productWords.sameSize)
    if (sku && before.some((other) => other.sku?.toLowerCase() === sku.toLowerCase()))
      add('sku', productWords.sameSku)
  }
}

/** Sizes that are counted each by itself; multipart forms send them as JSON text. An empty list: one number for all. */
export const sizesInputSchema = z
  .preprocess(
    readJson,
    z
      .array(sizeInputSchema, 'offers is a list of sizes.')
      .max(sizeNames.length, 'There are more sizes than a product can have.')
      .superRefine(refuseTwice),
  )
  .optional()

export const productFormSchema = z.object({
  name: z.string('Name is required.').trim().min(1, 'Name is required.').max(200, 'At most 200 characters.'),
  slug,
  title: z.string().trim().max(200).optional(),
  description: z.string().trim().max(5_000, 'At most 5,000 characters.').optional(),
  price: typedAs(rupees('Price is required.')),
  /** Emptied, it is taken away. */
  mrp: rupeesOrNothing,
  /** Where each size is counted by itself, `offers` holds. */
  quantity: pieces('Quantity is required.'),
  sku: code,
  barcode: code,
  offers: sizesInputSchema,
  enableSize: formFlag.optional(),
  sizes: oneOrMany(z.enum(sizeNames, 'Sizes are XS, S, M, L, XL and XXL.')).optional(),
  category: z.string().trim().max(100).optional(),
  family: z
    .string()
    .trim()
    .max(LONGEST_FAMILY, `At most ${LONGEST_FAMILY} characters.`)
    .transform((code) => code.replace(/\s+/g, ' '))
    .optional(),
  status: formFlag.optional(),
  ...attributeInputShape,
  images: files,
})

/** A new product from a call: without a slug it gets one made of its name. */
export const newProductSchema = productFormSchema.extend({
  slug: z.literal('').or(slug).optional(),
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

const PLACE = 'A place from 1 to 99.'

const menuText = z
  .string()
  .max(2_000, 'At most 2,000 characters.')
  .transform((text, context) => {
    const { items, problem } = readMenuText(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return items
  })

export const categoryFormSchema = z.object({
  name: z.string('Name is required.').trim().min(1, 'Name is required.').max(60, 'At most 60 characters.'),
  status: formFlag,
  image: files,
  inMenu: formFlag.optional(),
  /** Emptied, it is taken away. */
  menuPosition: z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      z.coerce.number(PLACE).int(PLACE).min(1, PLACE).max(99, PLACE).nullable(),
    )
    .optional(),
  /** One entry a line, `Silk Saree: silk`. */
  menuItems: menuText.optional(),
  /** Kinds of garment that it holds. */
  garments: oneOrMany(z.enum(garmentKinds, `Kinds of garment are ${garmentKinds.join(', ')}.`)).optional(),
})

export const categoryUpdateSchema = categoryFormSchema.partial().extend({ seen: seenSchema })

export type CategoryForm = z.output<typeof categoryFormSchema>
export type CategoryUpdate = z.output<typeof categoryUpdateSchema>

export const searchHitSchema = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  price: z.number(),
})
export type SearchHit = z.infer<typeof searchHitSchema>
