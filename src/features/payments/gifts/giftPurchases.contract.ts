import { z } from '@hono/zod-openapi'
import { accountFailures } from '#/features/accounts/accounts.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { referenceSchema } from '../upi/upi.schema.ts'
import { giftPurchaseFailures } from './giftPurchases.failures.ts'
import {
  approvePurchaseSchema,
  buySchema,
  purchaseSchema,
  purchasesSchema,
  refundPurchaseSchema,
  soldCardSchema,
} from './giftPurchases.schema.ts'

const params = z.object({ _id: z.uuid() })
const own = { 200: answer('The gift card as it is now', purchaseSchema) }
const sold = { 200: answer('The gift card as it is now', soldCardSchema) }

export const readGiftPurchases = endpoint({
  method: 'get',
  path: '/api/gift-card',
  access: 'customer',
  summary: 'Which gift cards the shop sells, and those that the caller bought',
  responses: { 200: answer('Gift cards', purchasesSchema) },
})

export const buyGiftCard = endpoint({
  method: 'post',
  path: '/api/gift-card',
  access: 'customer',
  summary:
    'Buy a gift card for somebody; its code is mailed once it is paid and its day has come. The same requestId again buys nothing',
  request: jsonBody(buySchema),
  failures: [
    giftPurchaseFailures.gift_cards_not_sold,
    giftPurchaseFailures.too_many_gift_cards,
    failures.not_found,
    failures.rate_limited,
  ],
  responses: { 201: answer('How it is paid', purchaseSchema) },
})

export const giveGiftReference = endpoint({
  method: 'post',
  path: '/api/gift-card/{_id}/reference',
  access: 'customer',
  summary: 'Give the bank reference (UTR) of the payment for an own gift card',
  request: { params, ...jsonBody(referenceSchema) },
  failures: [failures.not_found, giftPurchaseFailures.gift_purchase_over, failures.rate_limited],
  responses: own,
})

export const giveUpGiftCard = endpoint({
  method: 'post',
  path: '/api/gift-card/{_id}/cancel',
  access: 'customer',
  summary:
    'Give an own gift card up that nobody has redeemed: what was paid is owed back, and its code is worth nothing',
  request: { params },
  failures: [failures.not_found, giftPurchaseFailures.gift_card_spent],
  responses: own,
})

export const listSoldCards = endpoint({
  method: 'get',
  path: '/api/admin/gift-card/sold',
  access: 'admin',
  summary: 'Gift cards that customers bought, the newest first',
  responses: { 200: answer('Gift cards', z.object({ sold: z.array(soldCardSchema) })) },
})

export const approveGiftCard = endpoint({
  method: 'post',
  path: '/api/admin/gift-card/sold/{_id}/approve',
  access: 'admin',
  summary:
    'Say that the money of a gift card is there: its code goes out on its day. Asks for the own password',
  request: { params, ...jsonBody(approvePurchaseSchema) },
  failures: [
    failures.not_found,
    giftPurchaseFailures.gift_purchase_over,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: sold,
})

export const refundGiftCard = endpoint({
  method: 'post',
  path: '/api/admin/gift-card/sold/{_id}/refund',
  access: 'admin',
  summary: 'Say that the money of a gift card that was given up went back; asks for the own password',
  request: { params, ...jsonBody(refundPurchaseSchema) },
  failures: [
    failures.not_found,
    giftPurchaseFailures.gift_purchase_over,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: sold,
})
