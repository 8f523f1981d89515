import type { Config } from '#/platform/config/config.ts'
import type { PaymentProvider } from '../provider.ts'
import { razorpay } from '../razorpay/razorpay.provider.ts'

/**
 * The provider that takes cards in this shop; undefined while none is configured. A second one is a folder beside
 * `razorpay/` and a line here, in `registry.browser.ts` and in `returns.schema.ts`.
 */
export const paymentProvider = ({ card }: Pick<Config, 'card'>): PaymentProvider | undefined =>
  card && razorpay(card)
