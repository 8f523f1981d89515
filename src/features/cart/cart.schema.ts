import { z } from 'zod'
import { MOST_PIECES } from './cart.rules.ts'
import { m } from './messages/cart.messages.ts'

export const cartItemSchema = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    price: z.number(),
    images: z.array(z.string()),
    /** Pieces in stock now; the bag does not offer more. */
    quantity: z.number().int(),
    /** The size these pieces are of, where each size has its own stock. */
    ownSize: z.string().optional(),
  }),
  quantity: z.number().int(),
  size: z.string().nullable(),
  selectedSize: z.string().nullable(),
})
export type CartItem = z.infer<typeof cartItemSchema>

/** Totals in rupees. The empty cart has an empty `_id` and `customer` (specification, section 3). */
export const cartSchema = z.object({
  _id: z.string(),
  customer: z.string(),
  items: z.array(cartItemSchema),
  subTotal: z.number(),
  tax: z.number(),
  grandTotal: z.number(),
})
export type Cart = z.infer<typeof cartSchema>

export const currentCartSchema = z.object({ currentCart: cartSchema })
export const changedCartSchema = z.object({ message: z.string(), currentCart: cartSchema })

const quantity = z
  .number({ error: () => m.wholeNumber() })
  .int({ error: () => m.wholeNumber() })
  .min(1, { error: () => m.atLeastOne() })
  .max(MOST_PIECES, { error: () => m.atMost({ most: MOST_PIECES }) })

const piecesToAddSchema = z.object({
  size: z.string().max(10).nullish(),
  selectedSize: z.string().max(10).nullish(),
  /** How many to add; 1 when not sent. */
  quantity: quantity.optional(),
})

/** What only a product has; its `quantity` is the stock, not a number of pieces to add. */
const PRODUCT_FIELDS = ['_id', 'name', 'price']

function withoutStock(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  if (!PRODUCT_FIELDS.some((field) => Object.hasOwn(body, field))) return body
  const { quantity: _stock, ...product } = body as Record<string, unknown>
  return product
}

/** Pieces to add, or a whole product as JSON (specification, section 7), of which one piece is added. */
// guard: added-without-stock
export const addToCartSchema = z.preprocess(withoutStock, piecesToAddSchema) as z.ZodType<
  z.output<typeof piecesToAddSchema>,
  z.input<typeof piecesToAddSchema>
>

export const changeQuantitySchema = z.object({ quantity })
