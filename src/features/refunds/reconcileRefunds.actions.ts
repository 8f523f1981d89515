import type { TxDeps } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrderPaidBy, noteOnce } from '#/features/orders/life.store.ts'
import type { RefundRow } from '#/features/orders/present/refunds.present.ts'
import { PROVIDER_KIND } from '#/features/orders/rules/provider.rules.ts'
import type { RefundUpdate } from '#/features/providers/updates.schema.ts'
import type { Db } from '#/platform/db/database.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { oweRefund } from './oweRefund.actions.ts'
import { assessRefund, coverDue, matchRefund, sentTime } from './reconcile.rules.ts'
import { insertFailed, setFailed } from './reconcile.store.ts'
import { finishRefund } from './refunds.actions.ts'
import * as store from './refunds.store.ts'

export type RefundOutcome = 'recorded' | 'failed' | 'already' | 'unknown_payment' | 'needs_person'

interface RefundContext extends TxDeps {
  /** The card provider that says it, as people read it. */
  readonly provider: string
}

/**
 * The one way in which Zari learns of a refund from the card provider, be it by webhook or poll. May be called
 * any number of times and in any order. One that Zari sent itself is only confirmed; one that somebody made in the
 * provider's dashboard is written down, and lowers what is due; one that failed is due again. What a person has to look
 * at (more than was paid, another currency) is noted at the order once.
 */
export async function reconcileRefund(
  context: RefundContext,
  update: RefundUpdate,
  now: Date = new Date(),
): Promise<RefundOutcome> {
  const { tx, provider } = context
  const locked = await lockOrderPaidBy(tx, update.providerPaymentId)
  if (!locked) return 'unknown_payment'
  const refunds = await store.refundsOf(tx, locked.order.id)
  const known = matchRefund(refunds, update)
  const assessment = assessRefund(update)
  const isOther = known !== undefined && known.amountPaise !== update.amountPaise
  // guard: strange-refund
  if (assessment === 'strange' || isOther) {
    const words = `${update.amountPaise} paise of ${update.currency}, ${update.status}`
    return needsPerson(
      tx,
      locked,
      `${provider} says of refund ${update.providerRefundId}: ${words}. Please look.`,
    )
  }
  if (assessment === 'failed') {
    // What Zari asked for itself and does not count: whoever asked was told, and may have asked again since.
    const isOurs = refunds.some(({ id }) => id === update.receipt)
    if (known ? known.state !== 'sent' : isOurs) return 'already'
    return recordFailure(context, locked, update, known)
  }
  // What failed stays failed: this was said before it did.
  // guard: refund-settled
  if (known && known.state !== 'due') return 'already'
  if (known) return confirm(context, locked, known, update)
  return writeDown(context, locked, refunds, update, now)
}

async function needsPerson(tx: Db, { order }: LockedOrder, text: string): Promise<RefundOutcome> {
  return (await noteOnce(tx, order.id, text)) ? 'needs_person' : 'already'
}

/** The provider says that it sent what Zari asked it for, sooner than it answered, or although its answer was lost. */
async function confirm(
  context: RefundContext,
  locked: LockedOrder,
  refund: RefundRow,
  { providerRefundId: id }: RefundUpdate,
): Promise<RefundOutcome> {
  const { sentBy, sentByName: name, note } = refund
  const actor = sentBy === null ? undefined : { id: sentBy, name }
  const sending = { kind: PROVIDER_KIND, reference: id, providerRefundId: id, note } as const
  await finishRefund(context, { ...locked, refund }, { ...sending, ...(actor && { actor }) })
  return 'recorded'
}

async function writeDown(
  context: RefundContext,
  locked: LockedOrder,
  refunds: readonly RefundRow[],
  { providerRefundId: id, amountPaise, createdAt }: RefundUpdate,
  now: Date,
): Promise<RefundOutcome> {
  const { tx, provider } = context
  const { order, payment } = locked
  const covered = coverDue(refunds, amountPaise, payment.amountPaise)
  if (!covered) {
    const text = `Refund ${id} over ${formatPaise(amountPaise)}, made at ${provider}, would be more than was paid. Please look.`
    return needsPerson(tx, locked, text)
  }
  // guard: due-refund-covered
  for (const { id: refundId, leftPaise } of covered) {
    if (leftPaise === 0) await store.deleteRefund(tx, refundId)
    else await store.setAmount(tx, refundId, leftPaise)
  }
  const refundId = await store.insertRefund(tx, { orderId: order.id, amountPaise, kind: PROVIDER_KIND })
  const note = refunds.find((refund) => refund.id === covered[0]?.id)?.note ?? ''
  await finishRefund(
    context,
    { ...locked, refund: { id: refundId, amountPaise } },
    {
      kind: PROVIDER_KIND,
      reference: id,
      providerRefundId: id,
      madeAt: provider,
      note,
      sentAt: sentTime(createdAt, payment.completedAt, now),
    },
  )
  return 'recorded'
}

async function recordFailure(
  { tx, provider }: RefundContext,
  locked: LockedOrder,
  { providerRefundId: id, amountPaise }: RefundUpdate,
  known: RefundRow | undefined,
): Promise<RefundOutcome> {
  const { order } = locked
  const text = `${formatPaise(amountPaise)} to the card, reference ${id}`
  if (!known) {
    // Remembered, so that an older word about it is not believed later.
    await insertFailed(tx, { orderId: order.id, amountPaise, providerRefundId: id })
    await insertEvent(tx, { orderId: order.id, event: 'refundFailed', text })
    return 'failed'
  }
  if (known.kind !== PROVIDER_KIND) {
    return needsPerson(
      tx,
      locked,
      `Refund ${id} failed at ${provider}, but is written down as sent. Please look.`,
    )
  }
  await setFailed(tx, known.id)
  await insertEvent(tx, { orderId: order.id, event: 'refundFailed', text })
  // guard: failed-refund-due-again
  await oweRefund(tx, locked, { amountPaise, note: known.note })
  return 'failed'
}
