import { m as ofCart } from '#/features/cart/messages/cart.messages.ts'
import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/checkout.messages.ts'

export const checkoutFailures = failureTable({
  empty_cart: [422, ofCart.empty],
  gift_not_by_cash: [409, m.giftNotByCash],
  no_cash: [409, m.noCash],
  cash_changed: [409, m.cashChanged],
  no_gift_wrap: [409, m.noGiftWrap],
  nothing_to_sell: [409, m.priceUnknown],
  too_many_open: [409, m.tooManyOpen],
  credit_changed: [409, m.creditChanged],
  total_changed: [409, m.totalChanged],
})
