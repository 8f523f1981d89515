import { z } from 'zod'
import { writtenWordsSchema } from '#/features/shop/words/ownWords.schema.ts'
import { attributeQueryShape, attributeShape } from '../attributes/attributes.schema.ts'
import { availabilities, LONGEST_CHOICE, shopSorts } from '../facets/address.rules.ts'

/** A size that is counted by itself. */
const countedSizeSchema = z.object({
  size: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** Rupees; null: the product's. */
  price: z.number().nullable(),
  /** Its own among the pictures of the product; empty: all of them. */
  images: z.array(z.string()),
  quantity: z.number().int(),
})
/** Another product of the family, as far as it is shown beside this one. */
const colourSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its main picture. */
  image: z.string().nullable(),
  soldOut: z.boolean(),
  /** The swatch of its colour, `#rrggbb`; left out where the shopkeeper gave none. */
  hex: z.string().optional(),
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
  /** As the product's. */
  thirtyDayLow: z.number().optional(),
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
  /** Whether the owner says that the MRP is printed on the piece, or was really asked; left out where not. */
  mrpPrinted: z.boolean().optional(),
  /** The lowest price of the 30 days before the present one, in rupees; left out where the price was not reduced. */
  thirtyDayLow: z.number().optional(),
  images: z.array(z.string()),
  /** Address of its video; left out where there is none. */
  video: z.string().optional(),
  /** The code of the design; products on sale with the same one are the colours below. */
  family: z.string(),
  /** Ids of the products that the shopkeeper chose to go with it, in their order; left out where there are none. */
  goesWith: z.array(z.string()).optional(),
  /** Pieces in stock, of all sizes together. */
  quantity: z.number().int(),
  enableSize: z.boolean(),
  sizes: z.array(z.string()),
  variants: z.array(variantSchema),
  category: z
    .object({
      _id: z.string(),
      name: z.string(),
      /** What it is called in the language of the answer, where that is not its name. */
      label: z.string().optional(),
    })
    .nullable(),
  status: z.boolean(),
  ...attributeShape,
  createdAt: z.string(),
  /** When an admin last changed it (sales do not count); told to admins with the single product. */
  updatedAt: z.string().optional(),
  /** Told to admins with the single product: the sizes that are counted by themselves, or the codes where one number is for all. */
  offers: z.array(countedSizeSchema).optional(),
  sku: z.string().optional(),
  barcode: z.string().optional(),
  /** The type of its category that its English name says; told where the answer is in another language. */
  type: z.string().optional(),
  /** What its type and its values (fabric, colour ...) are called in the language of the answer, by the value; those called otherwise. */
  labels: z.record(z.string(), z.string()).optional(),
  /** Told to admins with the single product: what is written of it in further languages, by language and field. */
  words: writtenWordsSchema.optional(),
  /** The other products of the family, oldest first; left out where there is none. In lists only the first ones. */
  colours: z.array(colourSchema).optional(),
  /** How many more there are than `colours` names. */
  moreColours: z.number().int().optional(),
})
export type Product = z.infer<typeof productSchema>

/** What a card shows of a product, and all that lists keep of it in the browser. */
export type CardProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'price'
  | 'mrp'
  | 'mrpPrinted'
  | 'thirtyDayLow'
  | 'images'
  | 'quantity'
  | 'colours'
  | 'moreColours'
> & {
  /** What it is made of, where something is said. */
  readonly weave?: string
  readonly fabric?: string
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

export const searchHitSchema = z.object({
  _id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  price: z.number(),
})
export type SearchHit = z.infer<typeof searchHitSchema>
