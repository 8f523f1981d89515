import { failureTable } from '#/platform/http/failure.ts'

export const orderFailures = failureTable({
  empty_cart: [422, 'Your bag is empty'],
  payment_not_offered: [422, 'This way to pay is not available.'],
  not_upi: [409, 'Only UPI payments are approved by hand.'],
})
