import type { Requests } from './request.ts'

export const menuRequests: Requests = {
  'GET /api/menu': () => ({}),
  'GET /api/admin/menu': () => ({}),
  'POST /api/admin/menu': () => ({
    json: { items: [{ label: 'About us', target: { kind: 'information', to: '/about' } }] },
  }),
  'POST /api/admin/menu/reset': () => ({ json: { seen: {} } }),
}
