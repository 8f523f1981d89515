import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, lockOrder, setStatus } from '#/features/orders/life.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { isOnItsWay, mayCorrectParcel } from '#/features/orders/rules/statuses.rules.ts'
import type { Parcel } from '#/features/orders/schema/parcel.schema.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import { parcelFailures } from './parcel.failures.ts'

/**
 * An admin corrects carrier and tracking number of a parcel that left: order, event, audit and, while it is on its way, a
 * mail in one transaction. What is there already stays as it is, without a mail.
 * @throws Failure not_found, no_parcel (it has not left, or the order is over)
 */
export function correctParcel(
  { db, jobs }: Deps,
  actor: Actor,
  orderId: string,
  parcel: Parcel,
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    const { order } = locked
    if (!mayCorrectParcel(order.status)) throw parcelFailures.no_parcel()
    const { carrier, trackingNumber } = parcel
    // guard: parcel-changed
    if (order.carrier === carrier && order.trackingNumber === trackingNumber) return
    await setStatus(tx, orderId, { status: order.status, carrier, trackingNumber })
    const was = `${order.carrier ?? ''} ${order.trackingNumber ?? ''}`.trim()
    const text = `${carrier} ${trackingNumber}${was ? `, not ${was}` : ''}`
    await insertEvent(tx, { orderId, event: 'parcelChanged', text, actor })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.correctParcel',
      subjectId: orderId,
      before: { carrier: order.carrier, trackingNumber: order.trackingNumber },
      after: parcel,
    })
    if (isOnItsWay(order.status)) await sendOrderMail(jobs, tx, 'parcelChanged', { orderId })
  })
}
