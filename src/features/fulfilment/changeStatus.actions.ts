import { issueInvoice } from '#/features/invoices/issueInvoice.actions.ts'
import { giveBackUses } from '#/features/offers/uses.store.ts'
import type { Actor, Deps, OrderContext, StepChange } from '#/features/orders/context.ts'
import * as store from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { ownerFor } from '#/features/orders/orderFor.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { isCashHeld } from '#/features/orders/rules/cashCheck.rules.ts'
import { refusalText, type Step, stepTo } from '#/features/orders/rules/life.rules.ts'
import { isWorkedOn } from '#/features/orders/rules/orderedServices.rules.ts'
import { refundCancelled, restockCancelled } from '#/features/refunds/oweRefund.actions.ts'
import { exchangeFailures } from '#/features/returns/exchanges/exchanges.failures.ts'
import { isHeldOrder } from '#/features/returns/exchanges/exchanges.store.ts'
import { undoExchange } from '#/features/returns/exchanges/undoExchange.actions.ts'
import { restock, takeBackAll } from '#/features/returns/takeBack.actions.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import { checkUnpaid, noteUnpaid } from './unpaid.ts'
import { refuseBegunWork } from './work/begunWork.ts'

/**
 * Takes an order a step further: status, event, stock, audit and mail in one transaction. An order that is there
 * already stays as it is. @returns the products whose stock rose, to be announced.
 * @throws Failure not_found (also for somebody else's order), wrong_step, unpaid_reason_missing, refund_too_much, restock_wrong,
 *   exchange_offer (a customer's)
 */
export function changeStatus(
  { db, jobs }: Deps,
  actor: Actor,
  orderId: string,
  change: StepChange,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const locked = await store.lockOrder(tx, ownerFor(actor), orderId)
    if (!locked) throw failures.not_found()
    const { status } = locked.order
    if (status === change.status) return []
    const step = stepTo(actor.role, status, change.status)
    if (!step) {
      throw orderFailures.wrong_step({ message: refusalText(actor.role, status, change.status) })
    }
    return take({ tx, jobs, actor, locked }, step, change)
  })
}

/** Cancels a locked order that may be cancelled. @returns the products whose stock rose */
export function cancelLocked(context: OrderContext, note: string): Promise<readonly string[]> {
  const { role } = context.actor
  const { status } = context.locked.order
  const step = stepTo(role, status, 'cancelled')
  if (!step) throw orderFailures.wrong_step({ message: refusalText(role, status, 'cancelled') })
  return take(context, step, { status: 'cancelled', carrier: '', trackingNumber: '', unpaidReason: '', note })
}

async function take(context: OrderContext, step: Step, change: StepChange) {
  if (step.givesStockBack === 'good') return takeBackAll(context, step, change)
  const { tx, jobs, actor, locked } = context
  const { order, payment } = locked
  const parcel =
    step.asks === 'parcel' ? { carrier: change.carrier, trackingNumber: change.trackingNumber } : undefined
  // guard: exchange-held
  if (step.holdsForExchange && (await isHeldOrder(tx, order.id))) throw exchangeFailures.exchange_held()
  // guard: cash-held
  if (step.holdsForCash && isCashHeld(order.codCheck)) throw orderFailures.cash_held()
  // guard: begun-work-not-cancelled
  if (step.holdsForWork) refuseBegunWork((await linesOf(tx, order.id)).filter(isWorkedOn))
  // guard: unpaid-shipping-reason
  if (step.sendsGoods) checkUnpaid(payment, change)
  await store.setStatus(tx, order.id, { status: step.to, ...parcel })
  // The law wants the tax invoice before or when the goods leave.
  // guard: invoice-on-shipping
  if (step.sendsGoods) await issueInvoice(tx, locked)
  const event = { orderId: order.id, event: step.to, text: change.note, actor }
  const eventId = await store.insertEvent(tx, event)
  const unpaid = step.sendsGoods ? await noteUnpaid(tx, locked, actor, change) : {}
  const isUndone = step.givesStockBack === 'all'
  const owedPaise = isUndone ? await refundCancelled(tx, locked, actor) : undefined
  // guard: exchange-undone
  if (isUndone) await undoExchange(tx, locked, step, actor)
  // guard: cancelled-pieces-back
  const pieces = isUndone ? await restockCancelled(tx, order.id) : []
  const owed = owedPaise === undefined ? {} : { owedPaise }
  await sendOrderMail(jobs, tx, step.to, { orderId: order.id, eventId, ...owed })
  if (actor.role === 'admin') {
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: `order.${step.action}`,
      subjectId: order.id,
      before: { status: order.status },
      after: {
        status: step.to,
        ...parcel,
        ...unpaid,
        ...(owedPaise ? { refundPaise: owedPaise } : {}),
      },
    })
  }
  const restocked = await restock(context, pieces, 'cancellation')
  // After the goods: orders that are being placed lock them in this order.
  // guard: offers-given-back
  if (isUndone && order.offers.length > 0) await giveBackUses(tx, order.id)
  return restocked
}

/** Writes down what only the shop reads. @throws Failure not_found */
export function addNote(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  orderId: string,
  { note, onSlip }: { readonly note: string; readonly onSlip: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await store.lockOrder(tx, 'anyone', orderId))) throw failures.not_found()
    await store.insertEvent(tx, { orderId, event: 'note', text: note, onSlip, actor })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.note',
      subjectId: orderId,
      after: { note, ...(onSlip ? { onSlip } : {}) },
    })
  })
}
