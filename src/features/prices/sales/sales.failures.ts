import { failureTable } from '#/platform/http/failure.ts'

export const saleFailures = failureTable({
  sale_overlaps: [409, 'A product is in another sale at the same time.'],
  sale_begun: [409, 'This sale has begun: its name and its end can be changed, or it can be stopped.'],
  sale_over: [409, 'This sale is over.'],
})
