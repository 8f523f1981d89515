import { changeImport } from '../../../src/features/catalog/import/import.store.ts'
import { addCategory } from '../../fixtures/goods.ts'
import { addDraft, csv, zipOf } from '../../fixtures/imports.ts'
import { form, product, unique } from './made.ts'
import type { Requests, World } from './request.ts'

const file = (body: string | Uint8Array) => ({
  body: body as BodyInit,
  headers: { 'content-type': 'application/octet-stream' },
})

/** A draft of an import that no entry in the log tells of. */
const draft = async ({ shop, people }: World) => ({
  params: { _id: await addDraft(shop, people.A.id ?? '') },
})

export const catalogRequests: Requests = {
  'GET /api/admin/category': () => ({}),
  'GET /api/admin/product': () => ({}),
  'GET /api/admin/product/chosen': () => ({ query: '?ids=' }),
  'GET /api/admin/product/families': () => ({}),
  'GET /api/facets': () => ({}),
  'GET /api/product/{idOrSlug}': async (world) => ({ params: { idOrSlug: (await product(world)).id } }),
  'GET /api/product/{idOrSlug}/related': async (world) => ({
    params: { idOrSlug: (await product(world)).id },
  }),
  'POST /api/admin/category/store': () => ({ form: form({ name: `Category ${unique()}`, status: 'true' }) }),
  'POST /api/admin/category/update/{_id}': async ({ shop }) => ({
    params: { _id: (await addCategory(shop, { name: unique() })).id },
    form: form({ status: 'false' }),
  }),
  'DELETE /api/admin/category/delete/{_id}': async ({ shop }) => ({
    params: { _id: (await addCategory(shop, { name: unique() })).id },
  }),
  'POST /api/admin/product/store': () => ({
    form: form({ name: 'Linen Saree', slug: `linen-${unique()}`, price: '1999', quantity: '5' }),
  }),
  'POST /api/admin/product/update/{_id}': async (world) => ({
    params: { _id: (await product(world)).id },
    form: form({ price: '2499' }),
  }),
  'GET /api/admin/product/stock/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'POST /api/admin/product/stock/{_id}': async (world) => ({
    params: { _id: (await product(world)).id },
    json: { pieces: 1, note: 'Counted' },
  }),
  'DELETE /api/admin/product/delete/{_id}': async (world) => ({ params: { _id: (await product(world)).id } }),
  'POST /api/admin/category/status': async ({ shop }) => ({
    json: { ids: [(await addCategory(shop, { name: unique() })).id], status: 'inactive' },
  }),
  'POST /api/admin/product/status': async (world) => ({
    json: { ids: [(await product(world)).id], status: 'inactive' },
  }),
  'GET /api/admin/attribute': () => ({}),
  'POST /api/admin/attribute/update/{key}': () => ({
    params: { key: 'lining' },
    json: { values: [{ value: 'Cotton' }, { value: 'Satin' }] },
  }),
  'POST /api/admin/attribute/value/{key}': () => ({
    params: { key: 'weave' },
    json: { value: `Weave ${unique()}` },
  }),
  'GET /api/admin/import': () => ({}),
  'POST /api/admin/import': () => ({
    ...file(csv('slug,name,price,quantity', `linen-${unique()},Linen,999,5`)),
    query: '?name=products.csv',
  }),
  'GET /api/admin/import/{_id}': draft,
  'GET /api/admin/import/{_id}/preview': draft,
  'GET /api/admin/import/{_id}/report.csv': async (world) => {
    const made = await draft(world)
    await changeImport(world.shop.services.db, made.params._id, { state: 'done' })
    return made
  },
  'POST /api/admin/import/{_id}/pictures': async (world) => ({
    ...(await draft(world)),
    ...file(await zipOf({ 'pictures/a.png': world.picture })),
  }),
  'POST /api/admin/import/{_id}/values': async (world) => ({
    ...(await draft(world)),
    json: { newValues: { weave: ['Mekhela'] } },
  }),
  'POST /api/admin/import/{_id}/start': async (world) => ({ ...(await draft(world)), json: {} }),
  'DELETE /api/admin/import/{_id}': draft,
  'GET /api/admin/export/template.csv': () => ({}),
  'GET /api/admin/export/products.csv': () => ({}),
  'GET /api/admin/export/products.zip': () => ({}),
  'GET /api/search': () => ({ query: '?q=silk' }),
  'GET /api/search/suggestions': () => ({ query: '?q=silk' }),
  'GET /api/search/products': () => ({ query: '?q=silk' }),
  'GET /api/search/facets': () => ({ query: '?q=silk' }),
  'POST /api/search/missed': () => ({ json: { q: 'sherwani' } }),
}
