import { addOffer } from '../../fixtures/offers.ts'
import { unique } from './made.ts'
import type { Requests, World } from './request.ts'

const offerById = async ({ shop }: World) => ({
  params: { _id: (await addOffer(shop, { label: `Offer ${unique()}` })).id },
})

export const offersRequests: Requests = {
  'GET /api/admin/offer': () => ({}),
  'POST /api/admin/offer': () => ({ json: { label: `Offer ${unique()}`, kind: 'percent', percent: 10 } }),
  'POST /api/admin/offer/preview': () => ({ json: { label: 'Tried', kind: 'percent', percent: 10 } }),
  'GET /api/admin/offer/{_id}': offerById,
  'POST /api/admin/offer/{_id}': async (world) => ({
    ...(await offerById(world)),
    json: { label: `Offer ${unique()}` },
  }),
  'POST /api/admin/offer/{_id}/active': async (world) => ({
    ...(await offerById(world)),
    json: { active: false },
  }),
  'DELETE /api/admin/offer/{_id}': offerById,
}
