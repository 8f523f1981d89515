import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/credit.messages.ts'

export const creditFailures = failureTable({
  credit_request_reused: [409, m.requestReused],
  credit_too_much: [422, m.tooMuch],
  gift_card_unknown: [422, m.cardUnknown],
  gift_card_redeemed: [409, m.cardRedeemed],
  gift_card_issued_already: [409, m.cardIssuedAlready],
  no_account_for_credit: [409, m.noAccount],
})
