import { unique } from './made.ts'
import type { Requests } from './request.ts'

export const shopRequests: Requests = {
  'GET /api/shop': () => ({}),
  'GET /api/admin/launch': () => ({}),
  'POST /api/admin/launch/mark': () => ({ json: { key: 'policies', done: true } }),
  'POST /api/admin/launch/test-mail': () => ({}),
  'GET /brand.css': () => ({}),
  'GET /fonts/{file}': () => ({ params: { file: 'rozha-400.71bbb78c.woff2' } }),
  'GET /manifest.webmanifest': () => ({}),
  'GET /app-icon/{file}': () => ({ params: { file: 'any-192.png' } }),
  'GET /api/admin/look': () => ({}),
  'POST /api/admin/look': () => ({ json: { corners: 'round' } }),
  'POST /api/admin/shop': () => ({ json: { tagline: 'Sarees for every day' } }),
  'GET /api/admin/mail': () => ({}),
  'GET /api/admin/mail/{kind}': () => ({ params: { kind: 'order.placed' } }),
  'POST /api/admin/mail/{kind}': () => ({
    params: { kind: 'welcome' },
    json: { greeting: `Namaste ${unique()}` },
  }),
}
