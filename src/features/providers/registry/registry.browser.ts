import type { Checkout } from '../checkout.ts'
import { razorpayCheckout } from '../razorpay/razorpay.browser.ts'
import type { CardReturn } from './returns.schema.ts'

/** The browser's half of the provider that `registry.ts` picks. */
export const checkout: Checkout<CardReturn> = razorpayCheckout
