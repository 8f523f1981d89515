import { z } from '@hono/zod-openapi'
import { productSchema } from '#/features/catalog/schema/catalog.schema.ts'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { MOST_PRODUCTS } from './body.rules.ts'
import { contentFailures } from './content.failures.ts'
import {
  contentPageSchema,
  footerPageSchema,
  listedPageSchema,
  managedPageSchema,
  newPageSchema,
  pageUpdateSchema,
} from './content.schema.ts'

const saved = z.object({ message: z.string(), page: managedPageSchema })

export const listFooterPages = endpoint({
  method: 'get',
  path: '/api/page',
  access: 'public',
  summary: 'The content pages that the footer leads to; none for those who may not read them',
  responses: { 200: answer('Pages, the oldest first', z.array(footerPageSchema)) },
})

export const readContentPage = endpoint({
  method: 'get',
  path: '/api/page/{slug}',
  access: 'shopper',
  summary:
    'A content page with those of its products that are on sale; an address of before answers with the page, whose `slug` says where it is now',
  request: { params: z.object({ slug: z.string() }) },
  failures: [failures.not_found],
  responses: { 200: answer('The page', contentPageSchema) },
})

export const listContentPages = endpoint({
  method: 'get',
  path: '/api/admin/page',
  access: 'admin',
  summary: 'All content pages, drafts too, without their texts',
  responses: { 200: answer('Pages, the oldest first', z.array(listedPageSchema)) },
})

export const listPageProducts = endpoint({
  method: 'get',
  path: '/api/admin/page/products',
  access: 'admin',
  summary:
    'What a page shows of the products with these ids, commas between them: those that are on sale, in their order',
  request: { query: z.object({ ids: z.string().max(40 * MOST_PRODUCTS) }) },
  responses: { 200: answer('Products', z.array(productSchema)) },
})

export const createContentPage = endpoint({
  method: 'post',
  path: '/api/admin/page',
  access: 'admin',
  summary: 'Add a content page; without a slug it gets one made of its title',
  request: jsonBody(newPageSchema),
  failures: [contentFailures.page_address_taken],
  responses: { 201: answer('Added', saved) },
})

export const readManagedPage = endpoint({
  method: 'get',
  path: '/api/admin/page/{_id}',
  access: 'admin',
  summary: 'A content page as it is stored',
  request: { params: byId },
  failures: [failures.not_found],
  responses: { 200: answer('The page', managedPageSchema) },
})

export const updateContentPage = endpoint({
  method: 'post',
  path: '/api/admin/page/{_id}',
  access: 'admin',
  summary: 'Change what is said of a content page; an address that it leaves leads to it from then on',
  request: { params: byId, ...jsonBody(pageUpdateSchema) },
  failures: [failures.not_found, failures.changed_meanwhile, contentFailures.page_address_taken],
  responses: { 200: answer('Changed', saved) },
})

export const deleteContentPage = endpoint({
  method: 'delete',
  path: '/api/admin/page/{_id}',
  access: 'admin',
  summary: 'Delete a content page',
  request: { params: byId },
  failures: [failures.not_found],
  responses: { 200: answer('Deleted', messageSchema) },
})
