import { failureTable } from '#/platform/http/failure.ts'

export const fulfilmentFailures = failureTable({
  offer_torn: [409, 'What an offer counted stays or leaves together. Please cancel all of it, or none.'],
  advance_claimed: [
    409,
    'We look for the first part of the payment in our bank account. Pieces can be cancelled once it is found; the whole order at any time.',
  ],
})
