import { confirmation } from '#/features/accounts/passwordAgain.ts'
import { countPaid } from '#/features/orders/orders.metrics.ts'
import { findOrder } from '#/features/orders/orders.store.ts'
import { sendGiftCards } from '#/features/payments/gifts/sendGiftCards.jobs.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { addReceipt } from './addReceipt.actions.ts'
import { matchGift, matchReceipt } from './matchReceipt.actions.ts'
import { m } from './messages/receipts.messages.ts'
import { awaitedPayables } from './payables.store.ts'
import { readList } from './readLists.ts'
import * as contract from './receipts.contract.ts'
import { presentAwaited, presentReceipt } from './receipts.present.ts'
import { receiptsById, receiptsOfOrder } from './receipts.store.ts'
import { reopenReceipt, settleReceipt } from './settleReceipt.actions.ts'

/** Orders without money that are shown at a time; the list of payments to approve has them all. */
const MOST_AWAITED = 200

/** Money that came in, and the orders that it paid. */
export function receiptsApi(services: Services) {
  const { db } = services
  const confirm = confirmation(services)
  const paid = countPaid(services)
  const shown = async (id: string) => {
    const [row] = await receiptsById(db, [id])
    if (!row) throw failures.not_found()
    return presentReceipt(row)
  }

  return roomApi()
    .openapi(contract.listReceipts, async (c) => {
      const { list, page } = c.req.valid('query')
      const { counts, rows, suggestions, isCut } = await readList(db, list, page)
      const receipts = rows.map((row) => presentReceipt(row, suggestions.get(row.receipt.id)))
      return c.json({ receipts, total: counts[list], counts, isCut }, 200)
    })
    .openapi(contract.listAwaited, async (c) =>
      c.json((await awaitedPayables(db)).slice(0, MOST_AWAITED).map(presentAwaited), 200),
    )
    .openapi(contract.addReceipt, async (c) => {
      const { amount, utr, receivedOn, ...texts } = c.req.valid('json')
      if (receivedOn > indiaDay(new Date())) {
        const message = m.stillToCome()
        throw failures.invalid({ message, errors: [{ field: 'receivedOn', message }] })
      }
      const credit = { ...texts, receivedOn, amountPaise: paiseOf(amount), utr: utr || null, account: '' }
      const row = await addReceipt(services, callerOf(c), credit)
      if (!row) throw failures.not_found()
      return c.json(presentReceipt(row), 201)
    })
    .openapi(contract.matchReceipt, async (c) => {
      const { _id } = c.req.valid('param')
      const { orderNumber, giftNumber, reason, currentPassword } = c.req.valid('json')
      // guard: receipt-too-little-password
      if (reason || giftNumber !== undefined) await confirm(callerOf(c), currentPassword)
      if (giftNumber !== undefined) {
        await matchGift(services, callerOf(c), { receiptId: _id, giftNumber, reason })
        await sendGiftCards(services)
      }
      if (orderNumber !== undefined) {
        const method = await matchReceipt(services, callerOf(c), { receiptId: _id, orderNumber, reason })
        if (method) paid(method)
      }
      return c.json(await shown(_id), 200)
    })
    .openapi(contract.settleReceipt, async (c) => {
      const { _id } = c.req.valid('param')
      const { currentPassword, ...wanted } = c.req.valid('json')
      const isReturned = wanted.outcome === 'refund' || wanted.outcome === 'credit'
      // guard: receipt-settled-password
      if (isReturned) await confirm(callerOf(c), currentPassword)
      await settleReceipt(services, callerOf(c), { receiptId: _id, ...wanted })
      return c.json(await shown(_id), 200)
    })
    .openapi(contract.reopenReceipt, async (c) => {
      const { _id } = c.req.valid('param')
      await reopenReceipt(services, callerOf(c), _id)
      return c.json(await shown(_id), 200)
    })
    .openapi(contract.readOrderReceipts, async (c) => {
      const { _id } = c.req.valid('param')
      if (!(await findOrder(db, 'admin', 'anyone', _id))) throw failures.not_found()
      return c.json(
        (await receiptsOfOrder(db, _id)).map((row) => presentReceipt(row)),
        200,
      )
    })
}

export type ReceiptsApi = ReturnType<typeof receiptsApi>
