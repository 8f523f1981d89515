import { bagItem, billingAddress, unique } from './made.ts'
import type { Requests } from './request.ts'

export const checkoutRequests: Requests = {
  'POST /api/cart/place-order/{cartId}': async (world) => ({
    params: { cartId: (await bagItem(world)).cartId },
    json: { billingAddress, device: 'desktop' },
  }),
  'GET /api/checkout/quote': () => ({}),
  'POST /api/checkout/quote': () => ({
    json: { contact: '9876543210', address: '14 Temple Street', zipCode: '600004' },
  }),
  'POST /api/checkout/cash': () => ({
    json: {
      contact: '9876543210',
      address: '14 Temple Street',
      state: 'Tamil Nadu',
      zipCode: '600004',
      amount: 100,
    },
  }),
  // Nobody's code, with a bag or without.
  'POST /api/checkout/code': async (world) => {
    await bagItem(world)
    return { json: { code: `NONE${unique()}` } }
  },
  'DELETE /api/checkout/code/{code}': () => ({ params: { code: 'NONE' } }),
}
