import { product } from './made.ts'
import type { Requests } from './request.ts'

export const wishlistRequests: Requests = {
  'POST /api/wishlist': async (world) => ({
    json: { userId: world.owner.id, productId: (await product(world)).id },
  }),
  'GET /api/wishlist/{userId}': ({ owner }) => ({ params: { userId: owner.id } }),
  'DELETE /api/wishlist/{userId}/{productId}': async (world) => ({
    params: { userId: world.owner.id, productId: (await product(world)).id },
  }),
}
