import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { addToWishlistSchema, wishlistEntrySchema } from './wishlist.schema.ts'

/** Any text: a userId that is not the caller's is refused whether or not it exists. */
const userId = z.string()

export const addToWishlist = endpoint({
  method: 'post',
  path: '/api/wishlist',
  access: 'customer',
  summary: 'Put a product on the own wishlist; twice is one entry',
  request: jsonBody(addToWishlistSchema),
  failures: [failures.forbidden, failures.not_found],
  responses: { 201: answer('Added', messageSchema) },
})

export const readWishlist = endpoint({
  method: 'get',
  path: '/api/wishlist/{userId}',
  access: 'customer',
  summary: 'The own wishlist, newest first; products that are no longer on sale are left out',
  request: { params: z.object({ userId }) },
  failures: [failures.forbidden],
  responses: { 200: answer('Entries', z.array(wishlistEntrySchema)) },
})

export const removeFromWishlist = endpoint({
  method: 'delete',
  path: '/api/wishlist/{userId}/{productId}',
  access: 'customer',
  summary: 'Take a product off the own wishlist; one that is not on it is no failure',
  request: { params: z.object({ userId, productId: z.string() }) },
  failures: [failures.forbidden],
  responses: { 200: answer('Removed', messageSchema) },
})
