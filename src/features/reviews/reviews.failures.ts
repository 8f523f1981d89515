import { failureTable } from '#/platform/http/failure.ts'

export const reviewFailures = failureTable({
  not_bought: [403, 'Only those who bought this product can review it.'],
})
