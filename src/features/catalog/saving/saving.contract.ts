import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, formBody, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { manyIds, manyResultSchema } from '#/platform/http/many.schema.ts'
import { videoLimits } from '#/platform/media/video.ts'
import { catalogFailures } from '../catalog.failures.ts'
import { statusWords } from '../rules/list.rules.ts'
import { pictureLimits } from '../rules/productForm.rules.ts'
import { productSchema } from '../schema/catalog.schema.ts'
import { categoryFormSchema, categorySchema, categoryUpdateSchema } from '../schema/category.schema.ts'
import { newProductSchema, productUpdateSchema } from '../schema/productForm.schema.ts'

/** All pictures of a product, its video, and 2 MB for the fields beside them. */
const MOST_PRODUCT_BYTES = pictureLimits.count * pictureLimits.bytes + videoLimits.bytes + 2 * 1024 * 1024

const changedCategory = z.object({ message: z.string(), category: categorySchema })
const changedProduct = z.object({ message: z.string(), product: productSchema })

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
  request: { params: byId, ...formBody(categoryUpdateSchema) },
  failures: [catalogFailures.category_exists, failures.changed_meanwhile],
  responses: { 200: answer('Changed', changedCategory) },
})

export const deleteCategory = endpoint({
  method: 'delete',
  path: '/api/admin/category/delete/{_id}',
  access: 'admin',
  summary: 'Delete a category that has no products',
  request: { params: byId },
  failures: [catalogFailures.category_in_use],
  responses: { 200: answer('Deleted', messageSchema) },
})

export const createProduct = endpoint({
  method: 'post',
  path: '/api/admin/product/store',
  access: 'admin',
  summary:
    'Add a product with up to 8 pictures of 5 MB and a video of 12 MB; without a slug it gets one made of its name',
  request: formBody(newProductSchema),
  maxBytes: MOST_PRODUCT_BYTES,
  failures: [catalogFailures.slug_taken],
  responses: { 201: answer('Added', changedProduct) },
})

export const updateProduct = endpoint({
  method: 'post',
  path: '/api/admin/product/update/{_id}',
  access: 'admin',
  summary: 'Change a product; what is not sent stays as it is',
  request: { params: byId, ...formBody(productUpdateSchema) },
  maxBytes: MOST_PRODUCT_BYTES,
  failures: [catalogFailures.slug_taken, failures.changed_meanwhile],
  responses: { 200: answer('Changed', changedProduct) },
})

export const deleteProduct = endpoint({
  method: 'delete',
  path: '/api/admin/product/delete/{_id}',
  access: 'admin',
  summary: 'Delete a product; one that was ordered stays behind for its orders',
  request: { params: byId },
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
