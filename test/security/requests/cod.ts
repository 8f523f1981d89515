import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { codChecks } from '../../../src/features/cod/cod.tables.ts'
import { confirmToken } from '../../../src/features/cod/confirmLink.ts'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../../src/features/orders/tables/payments.tables.ts'
import { order } from './made.ts'
import type { Requests, World } from './request.ts'

/** An order at the door that waits for its customer. */
async function waiting(world: World): Promise<string> {
  const { _id } = await order(world, 'cod')
  const { db } = world.shop.services
  const soon = new Date(Date.now() + 3_600_000)
  await db.update(orders).set({ codCheck: 'confirm' }).where(eq(orders.id, _id))
  await db
    .insert(codChecks)
    .values({ orderId: _id, asks: 'confirm', risk: 40, factors: [], remindAt: soon, cancelAt: soon })
  return _id
}

const link = async (world: World) => {
  const until = new Date(Date.now() + 3_600_000)
  const token = await confirmToken(world.shop.services, { orderId: await waiting(world), until })
  return { params: { token } }
}

export const codRequests: Requests = {
  'GET /api/admin/cod/settings': () => ({}),
  'GET /api/admin/cod/costs': () => ({}),
  'POST /api/admin/cod/settings': () => ({ json: { returnCost: 250 } }),
  'GET /api/order/{_id}/cash-check': async (world) => ({ params: { _id: await waiting(world) } }),
  'POST /api/order/{_id}/confirm-cash': async (world) => ({ params: { _id: await waiting(world) } }),
  'POST /api/admin/order/pass-cash/{_id}': async (world) => ({ params: { _id: await waiting(world) } }),
  'POST /api/admin/order/approve-advance/{_id}': async (world) => {
    const _id = await waiting(world)
    await world.shop.services.db.update(payments).set({ advancePaise: 100 }).where(eq(payments.orderId, _id))
    return { params: { _id } }
  },
  // What is awaited already is left as it is.
  'POST /api/admin/order/undo-advance/{_id}': async (world) => {
    const _id = await waiting(world)
    await world.shop.services.db.update(payments).set({ advancePaise: 100 }).where(eq(payments.orderId, _id))
    return { params: { _id }, json: { event: randomUUID() } }
  },
  'GET /api/cash-order/{token}': link,
  'POST /api/cash-order/{token}': link,
}
