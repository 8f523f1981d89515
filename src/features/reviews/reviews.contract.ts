import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { manyIds, manyResultSchema } from '#/platform/http/many.schema.ts'
import { adminReviewQuery, adminReviewSchema, reviewSchema, writeReviewSchema } from './reviews.schema.ts'

const tags = ['Reviews']
const paging = z.object({
  limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional(),
  page: z.coerce.number('page is a whole number').int().min(1).max(100_000).optional(),
})

export const listReviews = endpoint({
  tags,
  method: 'get',
  path: '/api/reviews/{productId}',
  access: 'public',
  summary: 'Reviews of a product, newest first; e-mail addresses for admins only',
  request: { params: z.object({ productId: z.uuid() }), query: paging },
  responses: { 200: answer('Reviews', z.array(reviewSchema)) },
})

export const writeReview = endpoint({
  tags,
  method: 'post',
  path: '/api/reviews',
  access: 'customer',
  summary: 'Write a review, in the place of an earlier one; its author is the signed-in user',
  request: jsonBody(writeReviewSchema),
  responses: { 201: answer('Written', reviewSchema) },
})

export const deleteReview = endpoint({
  tags,
  method: 'delete',
  path: '/api/reviews/{_id}',
  access: 'admin',
  summary: 'Delete a review',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('Deleted', messageSchema) },
})

export const newestReviews = endpoint({
  tags,
  method: 'get',
  path: '/api/admin/review',
  access: 'admin',
  summary: 'Reviews of all products, newest first unless ordered',
  request: { query: adminReviewQuery },
  responses: { 200: answer('Reviews', z.array(adminReviewSchema)) },
})

export const deleteReviews = endpoint({
  tags,
  method: 'post',
  path: '/api/admin/review/delete',
  access: 'admin',
  summary: 'Delete several reviews at once',
  request: jsonBody(z.object({ ids: manyIds })),
  responses: { 200: answer('What became of each', manyResultSchema) },
})
