import { z } from '@hono/zod-openapi'
import { facetsSchema } from '#/features/catalog/facets/facets.schema.ts'
import { answer, byId, endpoint, formBody, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { collectionFailures } from './collections.failures.ts'
import {
  adminCollectionSchema,
  collectionPageSchema,
  collectionQuerySchema,
  collectionSchema,
  collectionUpdateSchema,
  listedCollectionSchema,
  newCollectionSchema,
  previewQuestionSchema,
  previewSchema,
} from './collections.schema.ts'

const bySlug = z.object({ slug: z.string().max(120) })
const saved = z.object({ message: z.string(), collection: adminCollectionSchema })

export const listCollections = endpoint({
  method: 'get',
  path: '/api/collection',
  access: 'public',
  summary: 'The collections that shoppers see now, the newest first',
  responses: { 200: answer('Collections', z.array(collectionSchema)) },
})

export const readCollection = endpoint({
  method: 'get',
  path: '/api/collection/{slug}',
  access: 'public',
  summary:
    'One collection by its slug, or one that it had before; hidden, not begun or ended it is not there',
  request: { params: bySlug },
  failures: [failures.not_found],
  responses: { 200: answer('The collection', collectionSchema) },
})

export const listCollectionProducts = endpoint({
  method: 'get',
  path: '/api/collection/{slug}/products',
  access: 'public',
  summary:
    'The products of a collection, page by page: in its own order unless sorted, narrowed like any list',
  request: { params: bySlug, query: collectionQuerySchema },
  failures: [failures.not_found],
  responses: { 200: answer('A page of products', collectionPageSchema) },
})

export const readCollectionFacets = endpoint({
  method: 'get',
  path: '/api/collection/{slug}/facets',
  access: 'public',
  summary: 'What the products of a collection can be narrowed to, and how many each choice would leave',
  request: {
    params: bySlug,
    query: collectionQuerySchema.omit({ sort: true, limit: true, cursor: true }),
  },
  failures: [failures.not_found],
  responses: { 200: answer('Facets with the counts of their values', facetsSchema) },
})

export const listAdminCollections = endpoint({
  method: 'get',
  path: '/api/admin/collection',
  access: 'admin',
  summary:
    'All collections, the newest first, with how many products on sale each holds and what is wrong with it',
  responses: { 200: answer('Collections', z.array(listedCollectionSchema)) },
})

export const readAdminCollection = endpoint({
  method: 'get',
  path: '/api/admin/collection/{_id}',
  access: 'admin',
  summary: 'One collection as it was saved',
  request: { params: byId },
  responses: { 200: answer('The collection', adminCollectionSchema) },
})

export const previewCollection = endpoint({
  method: 'post',
  path: '/api/admin/collection/preview',
  access: 'admin',
  summary: 'What a collection would hold if it were saved so: its first products, and how many there are',
  request: jsonBody(previewQuestionSchema),
  responses: { 200: answer('The first products', previewSchema) },
})

export const createCollection = endpoint({
  method: 'post',
  path: '/api/admin/collection',
  access: 'admin',
  summary: 'Add a collection; without a slug it gets one made of its name',
  request: formBody(newCollectionSchema),
  failures: [collectionFailures.collection_slug_taken],
  responses: { 201: answer('Added', saved) },
})

export const updateCollection = endpoint({
  method: 'post',
  path: '/api/admin/collection/{_id}',
  access: 'admin',
  summary: 'Change a collection; what is not sent stays as it is',
  request: { params: byId, ...formBody(collectionUpdateSchema) },
  failures: [collectionFailures.collection_slug_taken, failures.changed_meanwhile],
  responses: { 200: answer('Changed', saved) },
})

export const deleteCollection = endpoint({
  method: 'delete',
  path: '/api/admin/collection/{_id}',
  access: 'admin',
  summary: 'Delete a collection; its products stay in the shop',
  request: { params: byId },
  responses: { 200: answer('Deleted', messageSchema) },
})
