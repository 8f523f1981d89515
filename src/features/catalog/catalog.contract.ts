import { z } from '@hono/zod-openapi'
import { answer, endpoint, formBody, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { manyIds, manyResultSchema } from '#/platform/http/many.schema.ts'
import { adminCategoryQuery, adminProductQuery } from './admin.schema.ts'
import { catalogFailures } from './catalog.failures.ts'
import {
  categoryFormSchema,
  categorySchema,
  categoryUpdateSchema,
  newProductSchema,
  productQuerySchema,
  productSchema,
  productUpdateSchema,
} from './catalog.schema.ts'
import { facetsSchema } from './facets/facets.schema.ts'
import { statusWords } from './list.rules.ts'

const params = z.object({ _id: z.uuid() })
const changedCategory = z.object({ message: z.string(), category: categorySchema })
const changedProduct = z.object({ message: z.string(), product: productSchema })

export const listCategories = endpoint({
  method: 'get',
  path: '/api/admin/category',
  access: 'public',
  summary:
    'Categories, oldest first: active ones, for admins all. With `page`, admins get them searched, ordered and page by page',
  request: { query: adminCategoryQuery },
  responses: { 200: answer('Categories', z.array(categorySchema)) },
})

export const createCategory = endpoint({
  method: 'post',
  path: '/api/admin/category/store',
  access: 'admin',
  summary: 'Add a category',
  request: formBody(categoryFormSchema),
  failures: [catalogFailures.category_exists],
  responses: { 201: answer('Added', changedCategory) },
})

export const updateCategory = endpoint({
  method: 'post',
  path: '/api/admin/category/update/{_id}',
  access: 'admin',
  summary: 'Change a category; what is not sent stays as it is',
  request: { params, ...formBody(categoryUpdateSchema) },
  failures: [catalogFailures.category_exists, failures.changed_meanwhile],
  responses: { 200: answer('Changed', changedCategory) },
})

export const deleteCategory = endpoint({
  method: 'delete',
  path: '/api/admin/category/delete/{_id}',
  access: 'admin',
  summary: 'Delete a category that has no products',
  request: { params },
  failures: [catalogFailures.category_in_use],
  responses: { 200: answer('Deleted', messageSchema) },
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

export const createProduct = endpoint({
  method: 'post',
  path: '/api/admin/product/store',
  access: 'admin',
  summary: 'Add a product with up to 8 pictures of 5 MB; without a slug it gets one made of its name',
  request: formBody(newProductSchema),
  failures: [catalogFailures.slug_taken],
  responses: { 201: answer('Added', changedProduct) },
})

export const updateProduct = endpoint({
  method: 'post',
  path: '/api/admin/product/update/{_id}',
  access: 'admin',
  summary: 'Change a product; what is not sent stays as it is',
  request: { params, ...formBody(productUpdateSchema) },
  failures: [catalogFailures.slug_taken, failures.changed_meanwhile],
  responses: { 200: answer('Changed', changedProduct) },
})

export const deleteProduct = endpoint({
  method: 'delete',
  path: '/api/admin/product/delete/{_id}',
  access: 'admin',
  summary: 'Delete a product; one that was ordered stays behind for its orders',
  request: { params },
  responses: { 200: answer('Deleted', messageSchema) },
})

const manyStatuses = z.object({
  ids: manyIds,
  status: z.enum(statusWords, 'Choose Active or Inactive.'),
})

export const changeCategoriesStatus = endpoint({
  method: 'post',
  path: '/api/admin/category/status',
  access: 'admin',
  summary: 'Make several categories active or inactive at once',
  request: jsonBody(manyStatuses),
  responses: { 200: answer('What became of each', manyResultSchema) },
})

export const changeProductsStatus = endpoint({
  method: 'post',
  path: '/api/admin/product/status',
  access: 'admin',
  summary: 'Make several products active or inactive at once',
  request: jsonBody(manyStatuses),
  responses: { 200: answer('What became of each', manyResultSchema) },
})
