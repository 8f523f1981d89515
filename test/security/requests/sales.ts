import type { Requests } from './request.ts'

export const salesRequests: Requests = {
  'GET /api/admin/sales': () => ({ query: '?period=30d' }),
}
