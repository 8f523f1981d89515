import { z } from '@hono/zod-openapi'
import { accountFailures } from '#/features/accounts/accounts.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { creditFailures } from './credit.failures.ts'
import { creditSchema } from './credit.schema.ts'
import {
  giftCardSchema,
  giftCardsSchema,
  issueCardSchema,
  redeemSchema,
  withdrawCardSchema,
} from './giftCard.schema.ts'

const issued = z.object({
  card: giftCardSchema,
  /** Shown this once. */
  code: z.string(),
  /** Whether it was mailed; left out where it is handed over. */
  mailed: z.boolean().optional(),
})

export const redeemGiftCard = endpoint({
  method: 'post',
  path: '/api/credit/redeem',
  access: 'customer',
  summary:
    'Make a gift card the own store credit, once; letters may be small, spaces and hyphens are ignored',
  request: jsonBody(redeemSchema),
  failures: [creditFailures.gift_card_unknown, failures.rate_limited],
  responses: {
    200: answer('The credit as it is now', z.object({ message: z.string(), credit: creditSchema })),
  },
})

export const listGiftCards = endpoint({
  method: 'get',
  path: '/api/admin/gift-card',
  access: 'admin',
  summary: 'Gift cards, the newest first',
  request: { query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }) },
  responses: { 200: answer('Gift cards', giftCardsSchema) },
})

export const issueGiftCard = endpoint({
  method: 'post',
  path: '/api/admin/gift-card',
  access: 'admin',
  summary: 'Issue a gift card, and mail it; asks for the own password. Its code is shown this once',
  request: jsonBody(issueCardSchema),
  failures: [creditFailures.gift_card_issued_already, accountFailures.no_password, failures.rate_limited],
  responses: { 201: answer('The card with its code', issued) },
})

export const withdrawGiftCard = endpoint({
  method: 'post',
  path: '/api/admin/gift-card/{_id}/withdraw',
  access: 'admin',
  summary: 'Withdraw a gift card that nobody has redeemed; asks for the own password',
  request: { params: z.object({ _id: z.uuid() }), ...jsonBody(withdrawCardSchema) },
  failures: [creditFailures.gift_card_redeemed, accountFailures.no_password, failures.rate_limited],
  responses: { 200: answer('The card as it is now', giftCardSchema) },
})
