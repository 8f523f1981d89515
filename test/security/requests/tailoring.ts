import { serviceInputSchema } from '../../../src/features/tailoring/tailoring.schema.ts'
import { insertService } from '../../../src/features/tailoring/tailoring.store.ts'
import { tailoringServices } from '../../../src/features/tailoring/tailoring.tables.ts'
import { bagItem, product, unique } from './made.ts'
import type { Requests, World } from './request.ts'

/** Something that the shop does with any of its goods. */
export async function tailoringService({ shop }: World): Promise<string> {
  const { price, ...fields } = serviceInputSchema.parse({ name: unique(), price: 150 })
  return insertService(shop.services.db, { ...fields, pricePaise: price * 100 })
}

export const tailoringRequests: Requests = {
  'GET /api/tailoring/product/{idOrSlug}': async (world) => ({
    params: { idOrSlug: (await product(world)).id },
  }),
  'GET /api/tailoring/bag': () => ({}),
  'POST /api/tailoring/bag/{itemId}': async (world) => ({
    params: { itemId: (await bagItem(world)).itemId },
    json: { services: [await tailoringService(world)] },
  }),
  'DELETE /api/tailoring/measurements': () => ({}),
  'GET /api/admin/tailoring': () => ({}),
  'POST /api/admin/tailoring': async ({ shop }) => {
    await shop.services.db.delete(tailoringServices)
    return { json: { name: unique(), price: '₹150' } }
  },
  'POST /api/admin/tailoring/{_id}': async (world) => ({
    params: { _id: await tailoringService(world) },
    json: { name: unique(), price: 150 },
  }),
  'DELETE /api/admin/tailoring/{_id}': async (world) => ({
    params: { _id: await tailoringService(world) },
  }),
}
