import { isId } from '#/platform/db/ids.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { queue } from '#/platform/queue/queue.ts'
import { callerOf } from '../accounts/accounts.handlers.ts'
import { alertsOfOrder, raiseAlerts } from '../alerts/raiseAlerts.actions.ts'
import { announceStock } from '../catalog/stock.store.ts'
import { settingsReader } from '../shop/shop.handlers.ts'
import * as contract from './orders.contract.ts'
import { orderFailures } from './orders.failures.ts'
import { sendOrderMail } from './orders.mails.tsx'
import { countPaid, countPlaced } from './orders.metrics.ts'
import { recordMoney } from './orders.money.ts'
import { placeOrder } from './orders.placing.ts'
import { isPaymentOffered, type PaymentMeans, type PaymentType, paymentMeans } from './orders.rules.ts'
import * as store from './orders.store.ts'

/** What the shop does not take at the moment is refused, naming the field. */
function refusePayment(type: PaymentType, means: PaymentMeans): void {
  if (isPaymentOffered(type, means)) return
  const failure = orderFailures.payment_not_offered()
  throw orderFailures.payment_not_offered({
    errors: [{ field: 'billingAddress.payment', message: failure.message }],
  })
}

export function ordersApi(services: Services) {
  const { db, jobs, log, config } = services
  const settings = settingsReader(services)
  const placed = countPlaced(services)
  const paid = countPaid(services)
  // Half of the connections for placing orders, however many want to at once; the other half for everything else.
  const inTurn = queue(Math.max(1, Math.floor(db.$client.options.max / 2)))
  return roomApi()
    .openapi(contract.placeOrder, async (c) => {
      const { id, name } = callerOf(c)
      const { cartId } = c.req.valid('param')
      const { billingAddress, device } = c.req.valid('json')
      const shop = await settings()
      const { openOrdersMost, openPiecesMost, lowStockAlert } = shop
      const limits = config.rateLimits ? { orders: openOrdersMost, pieces: openPiecesMost } : undefined
      refusePayment(billingAddress.payment, paymentMeans(shop, config.card !== undefined))
      const customer = { id, name }
      const { order, isNew, productIds } = await inTurn(() =>
        placeOrder(
          db,
          { cartId, customer, device, billingAddress },
          async (tx, order, falls) => {
            // guard: mail-in-transaction
            await sendOrderMail(jobs, tx, 'placed', { orderId: order._id })
            const facts = { id: order._id, number: order.number, totalPaise: paiseOf(order.grandTotal) }
            await raiseAlerts(jobs, tx, alertsOfOrder(facts, falls, lowStockAlert))
          },
          limits,
        ),
      )
      const body = { success: true as const, message: 'Order placed successfully', order }
      if (!isNew) return c.json(body, 200)
      placed(billingAddress.payment)
      // The order stands whether or not the news of it arrives: displays catch up, checkout reads live stock.
      void announceStock(db, productIds).catch((error) =>
        log.warn({ err: error, order: order._id }, 'stock change was not announced'),
      )
      return c.json(body, 201)
    })
    .openapi(contract.listOrders, async (c) => {
      const query = c.req.valid('query')
      const { orders, total } = await store.listOrders(db, 'admin', 'anyone', { ...query, ...pageOf(query) })
      setListHeaders(c, total, query)
      return c.json(orders, 200)
    })
    .openapi(contract.listUserOrders, async (c) => {
      const caller = callerOf(c)
      const { userId } = c.req.valid('json')
      if (caller.id !== userId && caller.role !== 'admin') throw failures.forbidden()
      if (!isId(userId)) return c.json([], 200)
      const query = c.req.valid('query')
      const { orders, total } = await store.listOrders(
        db,
        caller.role,
        { customerId: userId },
        { ...query, ...pageOf(query) },
      )
      setListHeaders(c, total, query)
      return c.json(orders, 200)
    })
    .openapi(contract.listAddresses, async (c) => c.json(await store.listAddresses(db, callerOf(c).id), 200))
    .openapi(contract.readOrder, async (c) => {
      const caller = callerOf(c)
      const owner = caller.role === 'admin' ? 'anyone' : { customerId: caller.id }
      const order = await store.findOrder(db, caller.role, owner, c.req.valid('param')._id)
      if (!order) throw failures.not_found()
      return c.json(order, 200)
    })
    .openapi(contract.approvePayment, async (c) => {
      if (await recordMoney(services, callerOf(c), 'upi', c.req.valid('param').paymentId)) paid('upi')
      return c.json({ message: 'Payment approved successfully' }, 200)
    })
}

export type OrdersApi = ReturnType<typeof ordersApi>
