import type { Actor } from '#/features/orders/context.ts'
import { insertEvent, lockOrder, setWorkBegun } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { isGoods } from '#/features/orders/rules/orderedServices.rules.ts'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'

/**
 * Writes down that the shop began with a service of an order that is not packed yet, for its customer to see. The order is
 * locked: whoever cancels at that moment comes before or after. Again has no effect.
 * @throws Failure not_found, wrong_step
 */
export function beginWork(db: Db, actor: Actor, orderId: string, serviceId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    const line = (await linesOf(tx, orderId)).find(({ id }) => id === serviceId)
    // The wrapping of a parcel is done when it is packed.
    if (!line || isGoods(line) || line.forItemId === null || line.quantity === 0) throw failures.not_found()
    if (line.begunAt !== null) return
    // guard: work-before-packing
    if (!mayCancelPieces(locked.order.status)) throw orderFailures.wrong_step()
    await setWorkBegun(tx, serviceId)
    await insertEvent(tx, { orderId, event: 'workBegun', text: line.name, actor })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.beginWork',
      subjectId: orderId,
      after: { service: line.name },
    })
  })
}
