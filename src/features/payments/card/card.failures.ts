import { failureTable } from '#/platform/http/failure.ts'

export const cardFailures = failureTable({
  bad_signature: [400, 'The payment could not be verified.'],
  already_paid: [409, 'This order is paid.'],
  not_waiting_for_card: [409, 'This order is not waiting for a card payment.'],
  card_unavailable: [503, 'Card payments are not answering right now. Please try again or pay another way.'],
})
