import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/cart.messages.ts'

export const cartFailures = failureTable({
  size_required: [422, m.sizeMissing],
  unknown_size: [422, m.unknownSize],
  out_of_stock: [409, m.notEnough],
})
