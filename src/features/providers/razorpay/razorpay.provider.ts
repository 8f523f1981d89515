import { PROVIDER_NAME } from '#/features/orders/rules/provider.rules.ts'
import type { CardConfig } from '#/platform/config/config.ts'
import type { PaymentProvider } from '../provider.ts'
import { cardSources } from './cardSources.ts'
import { createRefund, findRefund, refundsBetween } from './razorpay.refunds.ts'
import { createProviderOrder, paymentsOf } from './razorpay.ts'
import { isReturnSigned, readWebhook } from './razorpay.webhooks.ts'

export const razorpay = (card: CardConfig): PaymentProvider => ({
  name: PROVIDER_NAME,
  createOrder: (wanted) => createProviderOrder(card, wanted),
  fetchPayments: (providerOrderId) => paymentsOf(card, providerOrderId),
  refund: (wanted) => createRefund(card, wanted),
  findRefund: (wanted) => findRefund(card, wanted),
  listRefunds: (span) => refundsBetween(card, span),
  verifyWebhook: (body, headers) => readWebhook(card, body, headers),
  verifyReturn: (providerOrderId, answer) => isReturnSigned(card, providerOrderId, answer),
  publicKey: card.keyId,
  checkoutScript: card.scriptUrl,
  cspSources: cardSources(card),
})
