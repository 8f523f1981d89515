import { eq } from 'drizzle-orm'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { changeSettings } from '../../fixtures/settings.ts'
import { order } from './made.ts'
import type { Requests, World } from './request.ts'

async function packedOrder(world: World) {
  const { db } = world.shop.services
  await changeSettings(world.shop, { gstin: '09ABCDE1234F1Z5' })
  const { _id } = await order(world)
  await db.update(orders).set({ status: 'packed' }).where(eq(orders.id, _id))
  return { params: { _id } }
}

export const invoicesRequests: Requests = {
  'GET /api/order/{_id}/invoice.pdf': packedOrder,
  'GET /api/order/{_id}/credit-note/{creditNoteId}': async (world) => {
    const { params } = await packedOrder(world)
    const { shop, owner } = world
    await shop.call('GET', `/api/order/${params._id}/invoice.pdf`, { as: owner })
    await shop.call('POST', `/api/order/${params._id}/cancel`, { as: world.people.A })
    const { body } = await shop.call('GET', `/api/order/${params._id}`, { as: owner })
    return { params: { ...params, creditNoteId: body.creditNotes[0]._id } }
  },
}
