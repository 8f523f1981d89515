import { newId } from '../../../src/platform/db/ids.ts'
import { addSale } from '../../fixtures/sales.ts'
import { product, unique } from './made.ts'
import type { Requests, World } from './request.ts'

/** Each of a product of its own: no two are in each other's way. */
const saleFields = () => ({
  name: `Diwali ${unique()}`,
  from: '2030-11-01T00:00:00.000Z',
  until: '2030-11-12T00:00:00.000Z',
  ...{ scope: 'products', products: [newId()], by: 'percent', percent: 10 },
})
const saleById = async ({ shop }: World) => ({ params: { _id: (await addSale(shop, saleFields())).id } })

export const pricesRequests: Requests = {
  'GET /api/product/{idOrSlug}/prices': async (world) => ({
    params: { idOrSlug: (await product(world)).id },
  }),
  'GET /api/admin/fair-shop': () => ({}),
  'GET /api/admin/sale': () => ({}),
  'POST /api/admin/sale': () => ({ json: saleFields() }),
  'POST /api/admin/sale/preview': () => ({ json: saleFields() }),
  'GET /api/admin/sale/{_id}': saleById,
  'POST /api/admin/sale/{_id}': async (world) => ({ ...(await saleById(world)), json: saleFields() }),
  'POST /api/admin/sale/{_id}/stop': saleById,
  'DELETE /api/admin/sale/{_id}': saleById,
}
