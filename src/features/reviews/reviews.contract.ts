import { z } from '@hono/zod-openapi'
import { answer, endpoint, formBody, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { manyIds, manyResultSchema } from '#/platform/http/many.schema.ts'
import { photosFormSchema } from '#/platform/media/photos.schema.ts'
import { reviewFailures } from './reviews.failures.ts'
import {
  adminReviewQuery,
  adminReviewSchema,
  answerReviewSchema,
  removePhotoSchema,
  reviewSchema,
  writeReviewSchema,
} from './reviews.schema.ts'

const paging = z.object({
  limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional(),
  page: z.coerce.number('page is a whole number').int().min(1).max(100_000).optional(),
})

// By one name, though here it is a product: to the standard two names would make two paths that nobody can tell apart.
export const listReviews = endpoint({
  method: 'get',
  path: '/api/reviews/{_id}',
  access: 'public',
  summary: 'Reviews of a product, newest first; e-mail addresses for admins only',
  request: { params: z.object({ _id: z.uuid().describe('The product') }), query: paging },
  responses: { 200: answer('Reviews', z.array(reviewSchema)) },
})

export const writeReview = endpoint({
  method: 'post',
  path: '/api/reviews',
  access: 'customer',
  summary: 'Write a review, in the place of an earlier one; its author is the signed-in user',
  request: jsonBody(writeReviewSchema),
  failures: [reviewFailures.not_bought, failures.not_found, failures.rate_limited],
  responses: { 201: answer('Written', reviewSchema) },
})

export const deleteReview = endpoint({
  method: 'delete',
  path: '/api/reviews/{_id}',
  access: 'admin',
  summary: 'Delete a review',
  request: { params: z.object({ _id: z.uuid().describe('The review') }) },
  responses: { 200: answer('Deleted', messageSchema) },
})

export const listAllReviews = endpoint({
  method: 'get',
  path: '/api/admin/review',
  access: 'admin',
  summary: 'Reviews of all products, newest first unless ordered',
  request: { query: adminReviewQuery },
  responses: { 200: answer('Reviews', z.array(adminReviewSchema)) },
})

export const deleteReviews = endpoint({
  method: 'post',
  path: '/api/admin/review/delete',
  access: 'admin',
  summary: 'Delete several reviews at once',
  request: jsonBody(z.object({ ids: manyIds })),
  responses: { 200: answer('What became of each', manyResultSchema) },
})

export const answerReview = endpoint({
  method: 'post',
  path: '/api/admin/review/{_id}/answer',
  access: 'admin',
  summary: 'Answer a review for everybody to read, or take the answer back; its author is mailed once',
  request: {
    params: z.object({ _id: z.uuid().describe('The review') }),
    ...jsonBody(answerReviewSchema),
  },
  failures: [failures.not_found, failures.changed_meanwhile],
  responses: { 200: answer('Answered', reviewSchema) },
})

// Made here, after the OpenAPI extension of zod is in place: the order in which a bundle loads its modules is its own.
const photosForm = photosFormSchema.extend({
  photos: z
    .unknown()
    .pipe(photosFormSchema.shape.photos)
    .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
})

export const savePhotos = endpoint({
  method: 'post',
  path: '/api/reviews/{_id}/photos',
  access: 'customer',
  summary: 'Give the own review up to four photos, in the place of those it had',
  request: { params: z.object({ _id: z.uuid().describe('The review') }), ...formBody(photosForm) },
  failures: [failures.not_found, failures.rate_limited],
  responses: { 200: answer('Saved', reviewSchema) },
})

export const removePhoto = endpoint({
  method: 'post',
  path: '/api/admin/review/{_id}/removePhoto',
  access: 'admin',
  summary: 'Take one photo from a review',
  request: { params: z.object({ _id: z.uuid().describe('The review') }), ...jsonBody(removePhotoSchema) },
  failures: [failures.not_found],
  responses: { 200: answer('Removed', reviewSchema) },
})
