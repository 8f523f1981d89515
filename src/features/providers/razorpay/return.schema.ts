import { z } from 'zod'

/** What the provider's script hands to the browser after a payment. */
export const razorpayReturnSchema = z.object({
  razorpay_payment_id: z.string().min(1).max(100),
  razorpay_order_id: z.string().min(1).max(100),
  razorpay_signature: z.string().min(1).max(200),
})
export type RazorpayReturn = z.infer<typeof razorpayReturnSchema>
