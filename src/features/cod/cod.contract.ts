import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { undoFailures } from '#/features/payments/undo/undo.failures.ts'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { codFailures } from './cod.failures.ts'
import { cashCheckSchema, cashCostsSchema, linkedOrderSchema } from './cod.schema.ts'
import { codSettingsChangeSchema, codSettingsSchema } from './codSettings.schema.ts'

const params = z.object({ _id: z.uuid() })
const token = z.object({ token: z.string().max(200) })

export const readCodSettings = endpoint({
  method: 'get',
  path: '/api/admin/cod/settings',
  access: 'admin',
  summary: 'How the shop treats orders that are paid at the door',
  responses: { 200: answer('The settings', codSettingsSchema) },
})

export const changeCodSettings = endpoint({
  method: 'post',
  path: '/api/admin/cod/settings',
  access: 'admin',
  summary: 'Change it; what is not sent stays, and orders that were placed stay as they are',
  request: jsonBody(codSettingsChangeSchema),
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('Saved', z.object({ message: z.string(), settings: codSettingsSchema })) },
})

export const readCashCosts = endpoint({
  method: 'get',
  path: '/api/admin/cod/costs',
  access: 'admin',
  summary:
    'What cash on delivery cost in the last year, by PIN code and month, and what the guard would have done',
  responses: { 200: answer('The figures', cashCostsSchema) },
})

export const readCashCheck = endpoint({
  method: 'get',
  path: '/api/order/{_id}/cash-check',
  access: 'customer',
  summary: 'What was asked of the customer of an order that is paid at the door',
  request: { params },
  responses: { 200: answer('What was asked; null where nothing was', cashCheckSchema.nullable()) },
})

export const confirmOrder = endpoint({
  method: 'post',
  path: '/api/order/{_id}/confirm-cash',
  access: 'customer',
  summary: 'Confirm an own order that is paid at the door, so that it is packed; again has no effect',
  request: { params },
  failures: [codFailures.nothing_to_confirm],
  responses: { 200: answer('The order as it is now', orderSchema) },
})

export const passOrder = endpoint({
  method: 'post',
  path: '/api/admin/order/pass-cash/{_id}',
  access: 'admin',
  summary: 'Let an order be packed without what was asked of its customer; again has no effect',
  request: { params },
  failures: [codFailures.nothing_to_confirm],
  responses: { 200: answer('The order as it is now', orderSchema) },
})

export const approveAdvance = endpoint({
  method: 'post',
  path: '/api/admin/order/approve-advance/{_id}',
  access: 'admin',
  summary: 'The first part of the money of an order at the door is there; again has no effect',
  request: { params },
  failures: [codFailures.no_advance_due],
  responses: { 200: answer('The order as it is now', orderSchema) },
})

export const undoAdvance = endpoint({
  method: 'post',
  path: '/api/admin/order/undo-advance/{_id}',
  access: 'admin',
  summary:
    'Within 15 minutes and before it is packed: take back that the first part is there; `event` is the one that is taken back (`paymentId.advance.undo.event`)',
  request: {
    params,
    ...jsonBody(z.object({ event: z.uuid('event is the id of the event that is taken back') })),
  },
  failures: [
    undoFailures.undo_not_by_hand,
    undoFailures.undo_late,
    undoFailures.undo_passed,
    undoFailures.undo_other,
  ],
  responses: { 200: answer('The order as it is now', orderSchema) },
})

export const readConfirmLink = endpoint({
  method: 'get',
  path: '/api/cash-order/{token}',
  access: 'public',
  summary: 'What the link in a mail would confirm; looking at it confirms nothing',
  request: { params: token },
  failures: [failures.not_found],
  responses: { 200: answer('The order', linkedOrderSchema) },
})

export const confirmByLink = endpoint({
  method: 'post',
  path: '/api/cash-order/{token}',
  access: 'public',
  summary: 'Confirm an order by the link in its mail; again has no effect',
  request: { params: token },
  failures: [failures.not_found, codFailures.nothing_to_confirm, codFailures.confirm_link_over],
  responses: { 200: answer('Confirmed', messageSchema) },
})
