import { z } from '@hono/zod-openapi'
import { accountFailures } from '#/features/accounts/accounts.failures.ts'
import { creditFailures } from '#/features/credit/credit.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { receiptFailures } from './receipts.failures.ts'
import {
  awaitedSchema,
  listQuery,
  matchSchema,
  newReceiptSchema,
  receiptSchema,
  receiptsSchema,
  settleSchema,
} from './receipts.schema.ts'

const params = z.object({ _id: z.uuid() })
const changed = { 200: answer('The receipt as it is now', receiptSchema) }

export const listReceipts = endpoint({
  method: 'get',
  path: '/api/admin/receipt',
  access: 'admin',
  summary:
    'Money that came in: what paid orders, what likely did and why, what has no order, what was dealt with otherwise',
  request: { query: listQuery },
  responses: { 200: answer('A page of one list, the newest first', receiptsSchema) },
})

export const listAwaited = endpoint({
  method: 'get',
  path: '/api/admin/receipt/awaited',
  access: 'admin',
  summary: 'Orders and gift cards whose money is awaited, by their numbers; at most 200',
  responses: { 200: answer('Orders without money', z.array(awaitedSchema)) },
})

export const addReceipt = endpoint({
  method: 'post',
  path: '/api/admin/receipt',
  access: 'admin',
  summary: 'Write down money that came in by hand; an order that it certainly paid counts as paid',
  request: jsonBody(newReceiptSchema),
  failures: [receiptFailures.receipt_known],
  responses: { 201: answer('The receipt, with the order that it paid', receiptSchema) },
})

export const matchReceipt = endpoint({
  method: 'post',
  path: '/api/admin/receipt/{_id}/match',
  access: 'admin',
  summary:
    'Say which order or gift card a receipt paid: it counts as paid, or its money is owed back where it is over. Less than was asked wants a reason; that and a gift card want the own password',
  request: { params, ...jsonBody(matchSchema) },
  failures: [
    receiptFailures.receipt_used,
    receiptFailures.order_has_receipt,
    receiptFailures.order_unknown,
    receiptFailures.other_amount,
    receiptFailures.not_transferred,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: changed,
})

export const settleReceipt = endpoint({
  method: 'post',
  path: '/api/admin/receipt/{_id}/settle',
  access: 'admin',
  summary:
    'Say what became of money that paid no order, or came on top: sent back or store credit (asks for the own password), no order’s, or the same money as another receipt',
  request: { params, ...jsonBody(settleSchema) },
  failures: [
    receiptFailures.receipt_used,
    receiptFailures.receipt_in_use,
    receiptFailures.nothing_left,
    receiptFailures.order_unknown,
    creditFailures.no_account_for_credit,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: changed,
})

export const reopenReceipt = endpoint({
  method: 'post',
  path: '/api/admin/receipt/{_id}/reopen',
  access: 'admin',
  summary: 'Take back that a receipt is no order’s, or the same money as another one',
  request: { params },
  failures: [receiptFailures.receipt_used],
  responses: changed,
})

export const readOrderReceipts = endpoint({
  method: 'get',
  path: '/api/admin/order/receipts/{_id}',
  access: 'admin',
  summary: 'The money that paid an order, and what of other money went back to its customer',
  request: { params },
  responses: { 200: answer('Receipts', z.array(receiptSchema)) },
})
