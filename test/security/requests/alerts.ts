import type { Requests } from './request.ts'

export const alertsRequests: Requests = {
  'GET /api/admin/alerts': () => ({}),
  'POST /api/admin/alerts/seen': () => ({}),
}
