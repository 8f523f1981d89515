import type { Actor, StepChange } from '#/features/orders/context.ts'
import { orderAfter } from '#/features/orders/orderAfter.ts'
import { orderFor } from '#/features/orders/orderFor.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { cancelLimit } from './cancelLimit.ts'
import { addNote, changeStatus } from './changeStatus.actions.ts'
import * as contract from './fulfilment.contract.ts'

/** What happens to an order after it was placed. */
export function fulfilmentApi(services: Services) {
  const { db } = services

  async function change(actor: Actor, orderId: string, to: StepChange): Promise<Order> {
    const productIds = await changeStatus(services, actor, orderId, to)
    return orderAfter(services, actor, orderId, productIds)
  }

  const countCancellation = cancelLimit(services)

  return roomApi()
    .openapi(contract.cancelOrder, async (c) => {
      const none = { carrier: '', trackingNumber: '', note: '', unpaidReason: '' }
      const to = { status: 'cancelled', ...none } as const
      await countCancellation(callerOf(c))
      return c.json(await change(callerOf(c), c.req.valid('param')._id, to), 200)
    })
    .openapi(contract.changeOrderStatus, async (c) => {
      const { refund, ...to } = c.req.valid('json')
      const refundPaise = refund === undefined ? undefined : paiseOf(refund)
      return c.json(await change(callerOf(c), c.req.valid('param')._id, { ...to, refundPaise }), 200)
    })
    .openapi(contract.noteOrder, async (c) => {
      const { _id } = c.req.valid('param')
      await addNote(services, callerOf(c), _id, c.req.valid('json'))
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
}

export type FulfilmentApi = ReturnType<typeof fulfilmentApi>
