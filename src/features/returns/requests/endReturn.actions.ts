import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, lockOrder } from '#/features/orders/life.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import type { RequestState } from '#/features/orders/rules/returnRequests.rules.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { endReturnRequest, findReturnRequest } from '../returnRequests.store.ts'
import { returnRequestFailures } from './returnRequests.failures.ts'

/**
 * Whether a request of a locked order is still to be ended in this way; not when it ended so before.
 * @throws Failure not_found, request_over when it ended in another way
 */
async function isToEnd(tx: Db, orderId: string, requestId: string, state: RequestState): Promise<boolean> {
  const request = await findReturnRequest(tx, requestId)
  if (request?.orderId !== orderId) throw failures.not_found()
  if (request.state === state) return false
  if (request.state !== 'open') throw returnRequestFailures.request_over()
  return true
}

/** A customer keeps the pieces after all. Again has no effect. @throws Failure not_found, request_over */
export function withdrawReturn(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  orderId: string,
  { requestId }: { readonly requestId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockOrder(tx, { customerId: actor.id }, orderId))) throw failures.not_found()
    if (!(await isToEnd(tx, orderId, requestId, 'withdrawn'))) return
    await endReturnRequest(tx, orderId, { state: 'withdrawn' })
    await insertEvent(tx, { orderId, event: 'returnWithdrawn', actor })
  })
}

/** An admin refuses a request; why is mailed to the customer. Again has no effect. @throws Failure not_found, request_over */
export function refuseReturn(
  { db, jobs }: Deps,
  actor: Actor,
  orderId: string,
  { requestId, note }: { readonly requestId: string; readonly note: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockOrder(tx, 'anyone', orderId))) throw failures.not_found()
    if (!(await isToEnd(tx, orderId, requestId, 'refused'))) return
    await endReturnRequest(tx, orderId, { state: 'refused', answer: note })
    const eventId = await insertEvent(tx, { orderId, event: 'returnRefused', text: note, actor })
    await sendOrderMail(jobs, tx, 'returnRefused', { orderId, eventId })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.refuseReturn',
      subjectId: orderId,
      after: { note },
    })
  })
}
