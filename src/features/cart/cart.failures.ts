import { failureTable } from '#/platform/http/failure.ts'

export const cartFailures = failureTable({
  size_required: [422, 'Please select a size before adding to cart'],
  unknown_size: [422, 'This size is not available.'],
  out_of_stock: [409, 'There is not enough in stock.'],
})
