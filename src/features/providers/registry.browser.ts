import type { Checkout } from './checkout.ts'
import { razorpayCheckout } from './razorpay/razorpay.browser.ts'

/** The browser's half of the provider that `registry.ts` picks. */
export const checkout: Checkout = razorpayCheckout
