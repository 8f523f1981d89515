import { z } from '@hono/zod-openapi'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { cardReturnSchema, providers } from '#/features/providers/registry/registry.ts'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { cardFailures } from './card.failures.ts'
import { cardOutcomeSchema, cardStartSchema, otherMethodSchema, paymentOptionsSchema } from './card.schema.ts'

const params = z.object({ _id: z.uuid() })

export const readPaymentOptions = endpoint({
  method: 'get',
  path: '/api/payment-options',
  access: 'public',
  summary: 'The ways to pay that are offered',
  responses: { 200: answer('The ways, and the script that card payments need', paymentOptionsSchema) },
})

export const startCardPayment = endpoint({
  method: 'post',
  path: '/api/order/{_id}/card/start',
  access: 'customer',
  summary: 'What the card provider’s script needs to take the payment of an order; again answers the same',
  request: { params },
  failures: [
    orderFailures.payment_not_offered,
    cardFailures.already_paid,
    cardFailures.not_waiting_for_card,
    cardFailures.card_unavailable,
    failures.conflict,
  ],
  responses: { 200: answer('Ready to be paid', cardStartSchema) },
})

export const verifyCardPayment = endpoint({
  method: 'post',
  path: '/api/order/{_id}/card/verify',
  access: 'customer',
  summary: 'What the card provider’s script answered after a payment',
  request: { params, ...jsonBody(cardReturnSchema) },
  failures: [orderFailures.payment_not_offered, cardFailures.bad_signature],
  responses: { 200: answer('Paid, or waiting for the provider to take the money', cardOutcomeSchema) },
})

export const payAnotherWay = endpoint({
  method: 'post',
  path: '/api/order/{_id}/pay-another-way',
  access: 'customer',
  summary: 'Pay an order whose card payment did not work out by UPI or in cash',
  request: { params, ...jsonBody(otherMethodSchema) },
  failures: [orderFailures.payment_not_offered, cardFailures.already_paid, cardFailures.not_waiting_for_card],
  responses: { 200: answer('Changed', messageSchema) },
})

export const receiveWebhook = endpoint({
  method: 'post',
  path: '/api/payment/{provider}/webhook',
  access: 'public',
  summary: 'Events of the card provider, signed over the raw body with the webhook secret',
  // Any type: the body is taken byte by byte as it was signed, never parsed and written again.
  request: {
    params: z.object({ provider: z.enum(providers.map(({ id }) => id)) }),
    body: { required: true, content: { '*/*': { schema: z.unknown() } } },
  },
  failures: [cardFailures.bad_signature],
  responses: { 200: answer('Heard; a repeated event changes nothing', messageSchema) },
})
