import { countPaid } from '#/features/orders/orders.metrics.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { m } from './messages/payments.messages.ts'
import * as contract from './payments.contract.ts'
import { recordMoney } from './recordMoney.actions.ts'

/** Money that a person saw arrive. */
export function paymentsApi(services: Services) {
  const paid = countPaid(services)
  return roomApi()
    .openapi(contract.approvePayment, async (c) => {
      const method = await recordMoney(services, callerOf(c), 'approve', c.req.valid('param').paymentId)
      if (method) paid(method)
      return c.json({ message: m.approved() }, 200)
    })
    .openapi(contract.collectCash, async (c) => {
      const method = await recordMoney(services, callerOf(c), 'collectCash', c.req.valid('param').paymentId)
      if (method) paid(method)
      return c.json({ message: m.cashCollected() }, 200)
    })
}

export type PaymentsApi = ReturnType<typeof paymentsApi>
