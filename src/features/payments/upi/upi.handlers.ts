import { renderSVG } from 'uqr'
import { orderFor, ownerFor } from '#/features/orders/orderFor.ts'
import { findOrder } from '#/features/orders/orders.store.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Caller } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { paymentFailures } from '../payments.failures.ts'
import { giveReference } from '../recordMoney.actions.ts'
import { openCode } from '../upiCodes/openCode.actions.ts'
import { shownCode } from '../upiCodes/upiCodes.store.ts'
import * as contract from './upi.contract.ts'
import { presentUpi, upiDuePaise } from './upi.present.ts'
import { QUIET_ZONE, transactionReference } from './upi.rules.ts'
import type { UpiPayment } from './upi.schema.ts'

/** Paying by UPI: nothing here ever completes a payment; an admin does, who sees the bank's statement, or what the bank itself says (room receipts). */
export function upiApi(services: ShopServices) {
  const { db, config, settings } = services
  const provider = paymentProvider(config)
  // Each new reference is told to all admins by mail.
  const references = rateLimit(services, { name: 'upi-reference', points: 20, seconds: 15 * 60 })

  /** @throws Failure not_found (also for somebody else's order), nothing_to_pay, upi_unset */
  async function upiOf(caller: Caller, orderId: string, find: typeof findCode): Promise<UpiPayment> {
    const rows = await findOrder(db, caller.role, ownerFor(caller), orderId)
    if (!rows) throw failures.not_found()
    const { order, payment } = rows
    if (upiDuePaise({ order, payment }) === 0) throw paymentFailures.nothing_to_pay()
    const { upiId, upiName, name } = await settings()
    if (!upiId) throw paymentFailures.upi_unset()
    const payeeName = upiName || name
    // A code of the provider pays an order whole; the first part of one at the door is compared by its reference.
    if (!provider?.codes || payment.type !== 'upi') return presentUpi({ upiId, payeeName }, rows)
    const code = await find({
      ...{ orderId: order.id, amountPaise: payment.amountPaise, number: order.number, payeeName },
      reference: transactionReference(order.number),
    })
    return presentUpi({ upiId, payeeName }, rows, { code })
  }

  /** The code of the provider that is shown already: a picture asks nobody. */
  const findCode = (wanted: Parameters<typeof openCode>[2]) => shownCode(db, wanted)
  const makeCode: typeof findCode = (wanted) => openCode(services, provider?.codes, wanted)

  return roomApi()
    .openapi(contract.readUpi, async (c) =>
      c.json(await upiOf(callerOf(c), c.req.valid('param')._id, makeCode), 200),
    )
    .openapi(contract.readUpiQr, async (c) => {
      const { link } = await upiOf(callerOf(c), c.req.valid('param')._id, findCode)
      const svg = renderSVG(link, { ecc: 'M', border: QUIET_ZONE })
      return c.body(svg, 200, { 'Content-Type': 'image/svg+xml' })
    })
    .openapi(contract.giveReference, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      await references.consume(caller.id)
      await giveReference(services, caller.id, _id, c.req.valid('json').reference)
      return c.json(await orderFor(db, caller, _id), 200)
    })
}

export type UpiApi = ReturnType<typeof upiApi>
