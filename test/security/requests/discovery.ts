import type { Requests } from './request.ts'

export const discoveryRequests: Requests = {
  'GET /api/admin/feeds': () => ({}),
  'POST /api/admin/feeds/key': () => ({ json: { wanted: true } }),
}
