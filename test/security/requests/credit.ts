import { randomUUID } from 'node:crypto'
import type { Requests } from './request.ts'

export const creditRequests: Requests = {
  'GET /api/credit': () => ({}),
  'GET /api/admin/customer/{_id}/credit': ({ owner }) => ({ params: { _id: owner.id } }),
  'POST /api/admin/customer/{_id}/credit': ({ owner }) => ({
    params: { _id: owner.id },
    json: { requestId: randomUUID(), amount: 5, note: 'For the wait', currentPassword: 'saree@2026' },
  }),
}
