import { addCollection } from '../../fixtures/collections.ts'
import { form, unique } from './made.ts'
import type { Requests, World } from './request.ts'

const collection = ({ shop }: World) => addCollection(shop, { name: `Edit ${unique()}` })

const collectionBySlug = async (world: World) => {
  const { id, slug } = await collection(world)
  world.shop.services.collections.changed(id)
  return { params: { slug } }
}

const collectionById = async (world: World) => ({ params: { _id: (await collection(world)).id } })

export const collectionsRequests: Requests = {
  'GET /api/collection': () => ({}),
  'GET /api/collection/{slug}': collectionBySlug,
  'GET /api/collection/{slug}/products': collectionBySlug,
  'GET /api/collection/{slug}/facets': collectionBySlug,
  'GET /api/admin/collection': () => ({}),
  'POST /api/admin/collection': () => ({ form: form({ name: `Edit ${unique()}`, by: 'rule' }) }),
  'POST /api/admin/collection/preview': () => ({ json: { by: 'rule', rule: { max: 2000 } } }),
  'GET /api/admin/collection/{_id}': collectionById,
  'POST /api/admin/collection/{_id}': async (world) => ({
    ...(await collectionById(world)),
    form: form({ visible: 'false' }),
  }),
  'DELETE /api/admin/collection/{_id}': collectionById,
}
