import { bagItem, product } from './made.ts'
import type { Requests } from './request.ts'

export const cartRequests: Requests = {
  'POST /api/cart': () => ({}),
  'POST /api/cart/add/{productId}': async (world) => ({
    params: { productId: (await product(world)).id },
    json: {},
  }),
  'POST /api/cart/update/{itemId}': async (world) => ({
    params: { itemId: (await bagItem(world)).itemId },
    json: { quantity: 2 },
  }),
  'DELETE /api/cart/delete/{itemId}': async (world) => ({
    params: { itemId: (await bagItem(world)).itemId },
  }),
}
