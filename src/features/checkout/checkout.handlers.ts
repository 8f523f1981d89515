import { alertsOfOrder, raiseAlerts } from '#/features/alerts/raiseAlerts.actions.ts'
import { sendOrderMail } from '#/features/orders/mails/orders.mails.tsx'
import { announceLater } from '#/features/orders/orderAfter.ts'
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
import { limiter } from '#/platform/limiter/limiter.ts'
import * as contract from './checkout.contract.ts'
import { placeOrder } from './placeOrder.actions.ts'

/** What the shop does not take at the moment is refused, naming the field. */
function refusePayment(type: PaymentMethod, means: PaymentMeans): void {
  if (isPaymentOffered(type, means)) return
  const failure = orderFailures.payment_not_offered()
  throw orderFailures.payment_not_offered({
    errors: [{ field: 'billingAddress.payment', message: failure.message }],
  })
}

/** Placing an order. */
export function checkoutApi(services: ShopServices) {
  const { db, jobs, config, settings } = services
  const placed = countPlaced(services)
  // Half of the connections for placing orders, however many want to at once; the other half for everything else.
  const inTurn = limiter(Math.max(1, Math.floor(db.$client.options.max / 2)))
  return roomApi().openapi(contract.placeOrder, async (c) => {
    const { id, name } = callerOf(c)
    const { cartId } = c.req.valid('param')
    const { billingAddress, device } = c.req.valid('json')
    const shop = await settings()
    const { openOrdersMost, openPiecesMost, lowStockAlert } = shop
    const limits = config.rateLimits ? { orders: openOrdersMost, pieces: openPiecesMost } : undefined
    refusePayment(billingAddress.payment, paymentMeans(shop, paymentProvider(config) !== undefined))
    const customer = { id, name }
    const { rows, isNew, productIds } = await inTurn(() =>
      placeOrder(
        db,
        { cartId, customer, device, billingAddress },
        async (tx, order, falls) => {
          // guard: mail-in-transaction
          await sendOrderMail(jobs, tx, 'placed', { orderId: order.id })
          const facts = { id: order.id, number: order.number, totalPaise: order.grandTotalPaise }
          await raiseAlerts(jobs, tx, alertsOfOrder(facts, falls, lowStockAlert))
        },
        limits,
      ),
    )
    const order = presentOrder('customer', rows)
    const body = { success: true as const, message: 'Order placed successfully', order }
    if (!isNew) return c.json(body, 200)
    placed(billingAddress.payment)
    announceLater(services, productIds, order._id)
    return c.json(body, 201)
  })
}

export type CheckoutApi = ReturnType<typeof checkoutApi>
