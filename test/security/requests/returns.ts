import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertEvent } from '../../../src/features/orders/life.store.ts'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { paidOrder, photoForm } from './made.ts'
import type { Requests, World } from './request.ts'

async function deliveredOrder(world: World) {
  const placed = await paidOrder(world)
  const { db } = world.shop.services
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, placed._id))
  await insertEvent(db, { orderId: placed._id, event: 'delivered' })
  return placed
}

/** An order of which the owner wants to send a piece back. */
async function requestedReturn(world: World) {
  const { _id, items } = await deliveredOrder(world)
  const requestId = randomUUID()
  const lines = [{ item: items[0]._id, pieces: 1 }]
  await world.shop.call('POST', `/api/order/${_id}/return-request`, {
    as: world.owner,
    json: { requestId, lines, reason: 'size' },
  })
  return { params: { _id }, json: { requestId } }
}

export const returnsRequests: Requests = {
  'POST /api/admin/order/return/{_id}': async (world) => {
    const { _id, items } = await paidOrder(world)
    await world.shop.services.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, _id))
    return {
      params: { _id },
      json: { requestId: randomUUID(), lines: [{ item: items[0]._id, pieces: 1 }], reason: 'size' },
    }
  },
  'POST /api/order/{_id}/return-request': async (world) => {
    const { _id, items } = await deliveredOrder(world)
    return {
      params: { _id },
      json: { requestId: randomUUID(), lines: [{ item: items[0]._id, pieces: 1 }], reason: 'size' },
    }
  },
  'POST /api/order/{_id}/return-request/withdraw': requestedReturn,
  'POST /api/order/{_id}/return-request/answer': async (world) => {
    const { params, json } = await requestedReturn(world)
    await world.shop.call('POST', `/api/admin/order/return-request/question/${params._id}`, {
      as: world.people.A,
      json: { ...json, note: 'Which tear?' },
    })
    return { params, json: { ...json, words: 'That of the border' } }
  },
  'POST /api/order/{_id}/return-request/{requestId}/photos': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params: { ...params, ...json }, form: photoForm(world) }
  },
  'GET /api/order/{_id}/return-photo/{photo}': async (world) => {
    const { params, json } = await requestedReturn(world)
    const path = `/api/order/${params._id}/return-request/${json.requestId}/photos`
    const { body } = await world.shop.call('POST', path, { as: world.owner, form: photoForm(world) })
    return { params: { ...params, photo: body.returnRequests[0].photos[0].split('/').at(-1) } }
  },
  'POST /api/admin/order/return-request/accept/{_id}': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params, json: { ...json, handover: 'send', note: 'To our shop in Chennai' } }
  },
  'POST /api/admin/order/return-request/question/{_id}': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params, json: { ...json, note: 'Which tear?' } }
  },
  'POST /api/admin/order/return-request/refuse/{_id}': async (world) => {
    const { params, json } = await requestedReturn(world)
    return { params, json: { ...json, note: 'The tags are gone' } }
  },
}
