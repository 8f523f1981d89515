import { z } from '@hono/zod-openapi'
import { cartFailures } from '#/features/cart/cart.failures.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import {
  acceptReturnSchema,
  answerReturnSchema,
  askReturnSchema,
  questionReturnSchema,
  refuseReturnSchema,
  withdrawReturnSchema,
} from '#/features/orders/schema/returnRequests.schema.ts'
import { answer, endpoint, formBody, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { photosFormSchema } from '#/platform/media/photos.schema.ts'
import { exchangeFailures } from '../exchanges/exchanges.failures.ts'
import { returnFailures } from '../returns.failures.ts'
import { returnRequestFailures } from './returnRequests.failures.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }

export const askReturn = endpoint({
  method: 'post',
  path: '/api/order/{_id}/return-request',
  access: 'customer',
  summary:
    'Ask the shop to take pieces of an own, delivered order back, as long as the shop takes returns. The same requestId again has no effect',
  request: { params, ...jsonBody(askReturnSchema) },
  failures: [
    ...Object.values(returnRequestFailures),
    returnFailures.no_pieces,
    returnFailures.unknown_line,
    returnFailures.pieces_gone,
    exchangeFailures.not_exchangeable,
    exchangeFailures.exchanged_once,
    exchangeFailures.exchange_same,
  ],
  responses: changedOrder,
})

export const withdrawReturn = endpoint({
  method: 'post',
  path: '/api/order/{_id}/return-request/withdraw',
  access: 'customer',
  summary: 'Keep the pieces after all; again has no effect',
  request: { params, ...jsonBody(withdrawReturnSchema) },
  failures: [returnRequestFailures.request_over, exchangeFailures.exchange_stands],
  responses: changedOrder,
})

export const refuseReturn = endpoint({
  method: 'post',
  path: '/api/admin/order/return-request/refuse/{_id}',
  access: 'admin',
  summary: 'Refuse what a customer wants to send back; `note` is mailed. Again has no effect',
  request: { params, ...jsonBody(refuseReturnSchema) },
  failures: [returnRequestFailures.request_over, exchangeFailures.exchange_stands],
  responses: changedOrder,
})

export const answerReturn = endpoint({
  method: 'post',
  path: '/api/order/{_id}/return-request/answer',
  access: 'customer',
  summary: 'Answer what the shop asked about a return; the same answer again has no effect',
  request: { params, ...jsonBody(answerReturnSchema) },
  failures: [returnRequestFailures.request_over],
  responses: changedOrder,
})

export const acceptReturn = endpoint({
  method: 'post',
  path: '/api/admin/order/return-request/accept/{_id}',
  access: 'admin',
  summary:
    'Take what a customer wants to send back; `note` says what to do now and is mailed. Where other pieces are wanted instead their order is placed. Again has no effect',
  request: { params, ...jsonBody(acceptReturnSchema) },
  failures: [
    returnRequestFailures.request_over,
    returnFailures.pieces_gone,
    exchangeFailures.exchange_unpaid,
    exchangeFailures.exchange_no_account,
    cartFailures.out_of_stock,
  ],
  responses: changedOrder,
})

export const questionReturn = endpoint({
  method: 'post',
  path: '/api/admin/order/return-request/question/{_id}',
  access: 'admin',
  summary: 'Ask the customer something about a return before it is decided; `note` is mailed',
  request: { params, ...jsonBody(questionReturnSchema) },
  failures: [returnRequestFailures.request_over],
  responses: changedOrder,
})

// Made here, after the OpenAPI extension of zod is in place: the order in which a bundle loads its modules is its own.
const photosForm = photosFormSchema.extend({
  photos: z
    .unknown()
    .pipe(photosFormSchema.shape.photos)
    .openapi({ type: 'array', items: { type: 'string', format: 'binary' } }),
})

export const saveReturnPhotos = endpoint({
  method: 'post',
  path: '/api/order/{_id}/return-request/{requestId}/photos',
  access: 'customer',
  summary: 'Give an own request that is not decided yet up to four pictures, in the place of those it had',
  request: { params: z.object({ _id: z.uuid(), requestId: z.uuid() }), ...formBody(photosForm) },
  failures: [failures.not_found, failures.rate_limited],
  responses: changedOrder,
})

export const readReturnPhoto = endpoint({
  method: 'get',
  path: '/api/order/{_id}/return-photo/{photo}',
  access: 'customer',
  summary: 'A picture that was sent with a return: for its owner and admins',
  request: {
    params: z.object({ _id: z.uuid(), photo: z.string().max(100) }),
    query: z.object({ size: z.enum(['small', 'large'], 'size is small or large').default('large') }),
  },
  failures: [failures.not_found],
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})
