import { bagItem, billingAddress } from './made.ts'
import type { Requests } from './request.ts'

export const checkoutRequests: Requests = {
  'POST /api/cart/place-order/{cartId}': async (world) => ({
    params: { cartId: (await bagItem(world)).cartId },
    json: { billingAddress, device: 'desktop' },
  }),
}
