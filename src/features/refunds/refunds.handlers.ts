import { orderFor } from '#/features/orders/orderFor.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { createRefund, dropRefund, settleLateMoney } from './refunds.actions.ts'
import * as contract from './refunds.contract.ts'
import { sendRefund } from './sendRefund.actions.ts'

/** Money that goes back to customers. */
export function refundsApi(services: Services) {
  const { db } = services
  return roomApi()
    .openapi(contract.createRefund, async (c) => {
      const { _id } = c.req.valid('param')
      const { requestId: idempotencyKey, amount, note } = c.req.valid('json')
      const wanted = { idempotencyKey, amountPaise: paiseOf(amount), note }
      await createRefund(services, callerOf(c), _id, wanted)
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
    .openapi(contract.sendRefund, async (c) => {
      const { amount, ...how } = c.req.valid('json')
      const sent = { ...how, ...(amount === undefined ? {} : { amountPaise: paiseOf(amount) }) }
      const orderId = await sendRefund(services, callerOf(c), c.req.valid('param')._id, sent)
      return c.json(await orderFor(db, callerOf(c), orderId), 200)
    })
    .openapi(contract.dropRefund, async (c) => {
      const { note } = c.req.valid('json')
      const orderId = await dropRefund(services, callerOf(c), c.req.valid('param')._id, note)
      return c.json(await orderFor(db, callerOf(c), orderId), 200)
    })
    .openapi(contract.settleLateMoney, async (c) => {
      const { arrived } = c.req.valid('json')
      const { paymentId } = c.req.valid('param')
      const orderId = await settleLateMoney(services, callerOf(c), paymentId, arrived)
      return c.json(await orderFor(db, callerOf(c), orderId), 200)
    })
}

export type RefundsApi = ReturnType<typeof refundsApi>
