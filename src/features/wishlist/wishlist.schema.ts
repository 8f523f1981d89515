import { z } from 'zod'
import { productSchema } from '#/features/catalog/schema/catalog.schema.ts'

export const wishlistEntrySchema = z.object({ _id: z.string(), userId: z.string(), productId: productSchema })
export type WishlistEntry = z.infer<typeof wishlistEntrySchema>

export const addToWishlistSchema = z.object({
  productId: z.string('productId is required.').max(60),
  userId: z.string().max(60).optional(),
})
