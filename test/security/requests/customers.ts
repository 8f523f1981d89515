import type { Requests } from './request.ts'

export const customersRequests: Requests = {
  'GET /api/admin/customer/{_id}': ({ owner }) => ({ params: { _id: owner.id } }),
  'POST /api/admin/customer/{_id}/note': ({ owner }) => ({
    params: { _id: owner.id },
    json: { note: 'Likes green' },
  }),
}
