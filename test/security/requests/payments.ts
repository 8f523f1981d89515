import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../../src/features/orders/tables/payments.tables.ts'
import { giftPurchases } from '../../../src/features/payments/gifts/giftPurchases.tables.ts'
import { cardEnv, sign } from '../../fixtures/razorpayDouble.ts'
import { changeSettings } from '../../fixtures/settings.ts'
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

/** A gift card that the owner buys; the shop sells them from now on. */
const giftCardJson = async ({ shop }: World) => {
  await changeSettings(shop, { giftCardAmounts: '500 1000', upiId: 'zari@upi' })
  return { requestId: randomUUID(), amount: 500, recipientEmail: 'friend@example.com' }
}

async function purchasedCard(world: World, state?: 'owed') {
  const { db } = world.shop.services
  await db.delete(giftPurchases)
  const json = await giftCardJson(world)
  const { body } = await world.shop.call('POST', '/api/gift-card', { as: world.owner, json })
  if (state) await db.update(giftPurchases).set({ state }).where(eq(giftPurchases.id, body._id))
  return { _id: body._id as string }
}

export const paymentsRequests: Requests = {
  'GET /api/gift-card': () => ({}),
  'POST /api/gift-card': async (world) => {
    await world.shop.services.db.delete(giftPurchases)
    return { json: await giftCardJson(world) }
  },
  'POST /api/gift-card/{_id}/reference': async (world) => ({
    params: await purchasedCard(world),
    json: { reference: '412345678901' },
  }),
  'POST /api/gift-card/{_id}/cancel': async (world) => ({ params: await purchasedCard(world) }),
  'GET /api/admin/gift-card/sold': () => ({}),
  'POST /api/admin/gift-card/sold/{_id}/approve': async (world) => ({
    params: await purchasedCard(world),
    json: { currentPassword: 'saree@2026' },
  }),
  'POST /api/admin/gift-card/sold/{_id}/refund': async (world) => ({
    params: await purchasedCard(world, 'owed'),
    json: { currentPassword: 'saree@2026' },
  }),
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
