import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/returns.messages.ts'

export const exchangeFailures = failureTable({
  not_exchangeable: [422, m.notExchangeable],
  exchanged_once: [409, m.exchangedOnce],
  exchange_same: [422, m.exchangeSame],
  exchange_offer: [409, m.exchangeOffer],
  exchange_unpaid: [409, m.exchangeUnpaid],
  exchange_no_account: [409, m.exchangeNoAccount],
  exchange_stands: [409, m.exchangeStands],
  exchange_held: [409, m.exchangeHeld],
  exchange_whole: [409, m.exchangeWhole],
})
