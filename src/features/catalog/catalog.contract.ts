import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { facetsSchema } from './facets/facets.schema.ts'
import { adminCategoryQuery, adminProductQuery } from './schema/admin.schema.ts'
import { productQuerySchema, productSchema } from './schema/catalog.schema.ts'
import { categorySchema } from './schema/category.schema.ts'

export const listCategories = endpoint({
  method: 'get',
  path: '/api/admin/category',
  access: 'public',
  summary:
    'Categories, oldest first: active ones, for admins all. With `page`, admins get them searched, ordered and page by page',
  request: { query: adminCategoryQuery },
  responses: { 200: answer('Categories', z.array(categorySchema)) },
})

/**
 * The only list of products, at the specification's path for everybody. Who calls decides what is listed: shoppers get what the
 * catalogue in memory has, admins what the database has (productList.store.ts). `adminProductQuery` is the words of the
 * admin's screen, which change nothing for others.
 */
export const listProducts = endpoint({
  method: 'get',
  path: '/api/admin/product',
  access: 'public',
  summary:
    'Products, newest first unless sorted: active ones of active categories, for admins all. X-Total-Count says how many match, Link where the next page is. With `page`, admins get them by `order`, `status` and `stock`',
  request: { query: productQuerySchema.extend(adminProductQuery.shape) },
  responses: { 200: answer('Products', z.array(productSchema)) },
})

/** Beside the list, whose answer is a bare array. Of what shoppers see, also for admins. */
export const readFacets = endpoint({
  method: 'get',
  path: '/api/facets',
  access: 'public',
  summary:
    'What a list of products can be narrowed to, and how many each choice would leave beside all others; where none match, what to take away',
  request: { query: productQuerySchema.omit({ sort: true, limit: true, cursor: true }) },
  responses: { 200: answer('Facets with the counts of their values', facetsSchema) },
})

export const readProduct = endpoint({
  method: 'get',
  path: '/api/product/{idOrSlug}',
  access: 'public',
  summary: 'One product by its id or slug',
  request: {
    params: z.object({
      idOrSlug: z
        .string()
        .max(120)
        .regex(/^[a-z0-9-]+$/i),
    }),
  },
  responses: { 200: answer('The product', productSchema) },
})
