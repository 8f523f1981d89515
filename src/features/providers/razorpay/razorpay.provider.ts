import { z } from 'zod'
import { baseUrl, flag, httpUrl } from '#/platform/config/environment.ts'
import { cardSources } from '../cardSources.ts'
import { defineProvider } from '../provider.ts'
import { createRefund, findRefund, refundsBetween } from './razorpay.refunds.ts'
import { createRazorpayOrder, paymentsOf } from './razorpay.ts'
import { isReturnSigned, razorpayReturnSchema, readWebhook } from './razorpay.webhooks.ts'
import { closeRazorpayCode, createRazorpayCode, creditsOfCode } from './razorpayCodes.ts'

export const razorpay = defineProvider({
  id: 'razorpay',
  name: 'Razorpay',
  environment: z.object({
    RAZORPAY_KEY_ID: z.string().min(8, 'expected the key id of the card provider'),
    RAZORPAY_KEY_SECRET: z.string().min(8, 'expected the key secret of the card provider'),
    RAZORPAY_WEBHOOK_SECRET: z.string().min(8, 'expected at least 8 characters, as set for the webhook'),
    RAZORPAY_UPI_QR: flag.default(false),
    RAZORPAY_HOST: baseUrl.default('https://api.razorpay.com'),
    RAZORPAY_SCRIPT_URL: httpUrl.default('https://checkout.razorpay.com/v1/checkout.js'),
  }),
  returned: razorpayReturnSchema,
  connect(settings) {
    const account = {
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
      host: settings.RAZORPAY_HOST,
    }
    const script = settings.RAZORPAY_SCRIPT_URL
    return {
      ...(settings.RAZORPAY_UPI_QR && {
        codes: {
          create: (wanted) => createRazorpayCode(account, wanted),
          credits: (codeId) => creditsOfCode(account, codeId),
          close: (codeId) => closeRazorpayCode(account, codeId),
        },
      }),
      createOrder: (wanted) => createRazorpayOrder(account, wanted),
      keyFor: async () => account.keyId,
      fetchPayments: (providerOrderId) => paymentsOf(account, providerOrderId),
      refund: (wanted) => createRefund(account, wanted),
      findRefund: (wanted) => findRefund(account, wanted),
      listRefunds: (span) => refundsBetween(account, span),
      verifyWebhook: (body, headers) => readWebhook(account, body, headers),
      verifyReturn: (providerOrderId, answer) => isReturnSigned(account, providerOrderId, answer),
      checkoutScript: script,
      cspSources: cardSources({ script, host: account.host, domain: 'razorpay.com' }),
    }
  },
})
