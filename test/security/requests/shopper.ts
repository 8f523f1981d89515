import type { Requests } from './request.ts'

export const shopperRequests: Requests = {
  'GET /api/me/shopper': () => ({}),
}
