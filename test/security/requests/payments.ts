import { eq } from 'drizzle-orm'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../../src/features/orders/tables/payments.tables.ts'
import { cardEnv, sign } from '../../fixtures/razorpayDouble.ts'
import { order, unique } from './made.ts'
import type { Requests, World } from './request.ts'

/** A card order whose payment was started, so that no provider has to answer. */
async function cardOrder(world: World) {
  const placed = await order(world, 'card')
  const providerOrderId = `order_${unique()}`
  await world.shop.services.db
    .update(payments)
    .set({ providerOrderId })
    .where(eq(payments.orderId, placed._id))
  return { params: { _id: placed._id }, providerOrderId }
}

export const paymentsRequests: Requests = {
  'POST /api/admin/order/secure-payment/{paymentId}': async (world) => ({
    params: { paymentId: (await order(world)).paymentId._id },
  }),
  'POST /api/admin/order/cash-collected/{paymentId}': async (world) => {
    const { _id, paymentId } = await order(world, 'cod')
    await world.shop.services.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, _id))
    return { params: { paymentId: paymentId._id } }
  },
  'POST /api/admin/order/undo-payment/{paymentId}': async (world) => {
    const { _id, paymentId } = await order(world)
    const path = `/api/admin/order/secure-payment/${paymentId._id}`
    await world.shop.call('POST', path, { as: world.people.A })
    const { body } = await world.shop.call('GET', `/api/order/${_id}`, { as: world.people.A })
    return { params: { paymentId: paymentId._id }, json: { event: body.paymentId.undo.event } }
  },
  'GET /api/order/{_id}/upi': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/order/{_id}/upi-qr.svg': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/order/{_id}/payment': async (world) => ({ params: { _id: (await order(world))._id } }),
  'POST /api/order/{_id}/upi-reference': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { reference: '412345678901' },
  }),
  'GET /api/payment-options': () => ({}),
  'POST /api/order/{_id}/card/start': async (world) => ({ params: (await cardOrder(world)).params }),
  'POST /api/order/{_id}/card/verify': async (world) => {
    const { params, providerOrderId } = await cardOrder(world)
    const json = {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: providerOrderId,
      razorpay_signature: sign(`${providerOrderId}|pay_1`, cardEnv.RAZORPAY_KEY_SECRET),
    }
    return { params, json }
  },
  'POST /api/order/{_id}/pay-another-way': async (world) => ({
    params: (await cardOrder(world)).params,
    json: { payment: 'cod' },
  }),
  'POST /api/payment/{provider}/webhook': () => {
    const body = JSON.stringify({ event: unique() })
    const headers = { 'x-razorpay-signature': sign(body, cardEnv.RAZORPAY_WEBHOOK_SECRET) }
    return { params: { provider: 'razorpay' }, body, headers }
  },
}
