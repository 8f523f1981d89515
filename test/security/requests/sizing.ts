import { insertChart } from '../../../src/features/sizing/sizing.store.ts'
import { sizeCharts } from '../../../src/features/sizing/sizing.tables.ts'
import type { TestShop } from '../../fixtures/shop.ts'
import { product, unique } from './made.ts'
import type { Requests } from './request.ts'

const sizeChartFields = () => ({
  name: `Kurtas ${unique()}`,
  garment: 'kurta' as const,
  advice: '',
  columns: [{ of: 'body' as const, point: 'bust' as const }],
  rows: [{ size: 'M', values: [914] }],
})

const sizeChart = (shop: TestShop): Promise<string> => insertChart(shop.services.db, sizeChartFields())

export const sizingRequests: Requests = {
  'GET /api/sizing/product/{idOrSlug}': async (world) => ({
    params: { idOrSlug: (await product(world)).id },
  }),
  'GET /api/sizing/chart/{_id}': async ({ shop }) => ({ params: { _id: await sizeChart(shop) } }),
  'GET /api/admin/sizing': () => ({}),
  'POST /api/admin/sizing': () => ({ json: { ...sizeChartFields(), categories: [] } }),
  'POST /api/admin/sizing/usual': async ({ shop }) => {
    await shop.services.db.delete(sizeCharts)
    return {}
  },
  'POST /api/admin/sizing/chart/{_id}': async ({ shop }) => ({
    params: { _id: await sizeChart(shop) },
    json: { ...sizeChartFields(), categories: [] },
  }),
  'DELETE /api/admin/sizing/chart/{_id}': async ({ shop }) => ({ params: { _id: await sizeChart(shop) } }),
  'GET /api/admin/sizing/product/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'POST /api/admin/sizing/product/{_id}': async (world) => ({
    params: { _id: (await product(world)).id },
    json: { choice: 'none' },
  }),
}
