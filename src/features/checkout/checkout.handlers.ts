import type { CodServices } from '#/features/cod/cod.cache.ts'
import type { OffersServices } from '#/features/offers/offers.cache.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { countPlaced } from '#/features/orders/orders.metrics.ts'
import { presentOrder } from '#/features/orders/present/orders.present.ts'
import {
  isPaymentOffered,
  type PaymentMeans,
  type PaymentMethod,
  paymentMeans,
} from '#/features/orders/rules/payments.rules.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import * as contract from './checkout.contract.ts'
import { checkoutFailures } from './checkout.failures.ts'
import { giftProblem } from './gifts.rules.ts'
import { m } from './messages/checkout.messages.ts'
import { placeTogether } from './placeTogether.ts'
import { rememberAddresses } from './rememberAddresses.actions.ts'

/** What the shop does not take at the moment is refused, naming the field. */
function refusePayment(type: PaymentMethod, means: PaymentMeans): void {
  if (isPaymentOffered(type, means)) return
  const failure = orderFailures.payment_not_offered()
  throw orderFailures.payment_not_offered({
    errors: [{ field: 'billingAddress.payment', message: failure.message }],
  })
}

/** What speaks against a gift is said at its field. */
function refuseGift(problem: ReturnType<typeof giftProblem>): void {
  if (!problem) return
  const { message } = checkoutFailures[problem]()
  const field = problem === 'gift_not_by_cash' ? 'billingAddress.payment' : 'gift.wrap'
  throw checkoutFailures[problem]({ errors: [{ field, message }] })
}

/** Placing an order. */
export function checkoutApi(services: ShopServices & OffersServices & CodServices) {
  const { config, settings } = services
  const counted = countPlaced(services)
  const place = placeTogether(services)
  return roomApi().openapi(contract.placeOrder, async (c) => {
    const { id, name } = callerOf(c)
    const { cartId } = c.req.valid('param')
    const { saveAddressAs, usedAddresses, expectedTotal, expectedCredit, expectedCash, ...asked } =
      c.req.valid('json')
    const shownPaise = (rupees: number | undefined) => (rupees === undefined ? undefined : paiseOf(rupees))
    const { billingAddress, gift } = asked
    const shop = await settings()
    refusePayment(billingAddress.payment, paymentMeans(shop, paymentProvider(config) !== undefined))
    refuseGift(giftProblem(gift, billingAddress.payment, shop))
    const wrapPaise = gift?.wrap ? paiseOf(shop.giftWrapPrice) : 0
    const { rows, isNew } = await place({
      cartId,
      customer: { id, name },
      wrapPaise,
      ...asked,
      expectedPaise: shownPaise(expectedTotal),
      expectedCreditPaise: shownPaise(expectedCredit),
      shownCash: expectedCash && { ask: expectedCash.ask, advancePaise: paiseOf(expectedCash.advance) },
    })
    const order = presentOrder('customer', rows)
    const body = { success: true as const, message: m.placed(), order }
    if (!isNew) return c.json(body, 200)
    counted(billingAddress.payment)
    await rememberAddresses(services, id, { ...asked, saveAddressAs, usedAddresses })
    return c.json(body, 201)
  })
}

export type CheckoutApi = ReturnType<typeof checkoutApi>
