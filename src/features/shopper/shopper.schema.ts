import { z } from 'zod'
import { userSchema } from '#/features/accounts/accounts.schema.ts'
import { cartSchema } from '#/features/cart/cart.schema.ts'

/** All that a page which is the same for many shows of the one who looks at it. */
export const shopperSchema = z.object({
  user: userSchema,
  cart: cartSchema,
  /** The ids of the products on the wishlist, newest first. */
  wishlist: z.array(z.string()),
})
export type Shopper = z.infer<typeof shopperSchema>
