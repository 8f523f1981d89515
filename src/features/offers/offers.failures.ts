import { failureTable } from '#/platform/http/failure.ts'

export const offerFailures = failureTable({
  offer_code_taken: [409, 'Another offer has this code.'],
  offer_used: [409, 'Orders have this offer, so it stays in the list. Stop it instead.'],
})
