/** What the browser brings back after a card payment, by the provider's names. */
export {
  type RazorpayReturn as CardReturn,
  razorpayReturnSchema as cardReturnSchema,
} from '../razorpay/return.schema.ts'
