import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrder, setAdvance } from '#/features/orders/life.store.ts'
import { mayConfirmCash, mayPassCash, type OrderState } from '#/features/orders/rules/life.rules.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { passCheck } from './checks.store.ts'
import { codFailures } from './cod.failures.ts'

const stateOf = ({ order, payment }: LockedOrder): OrderState => ({
  status: order.status,
  payment,
  codCheck: order.codCheck,
})

/** The customer of a locked order wants it. Again has no effect. @throws Failure nothing_to_confirm */
async function confirm(tx: Db, locked: LockedOrder, by: 'link' | 'page'): Promise<void> {
  const { order } = locked
  // guard: confirmed-once
  if (order.codCheck === 'passed') return
  // guard: confirm-what-waits
  if (!mayConfirmCash(stateOf(locked))) throw codFailures.nothing_to_confirm()
  await passCheck(tx, order.id, by)
  const actor = order.customerId === null ? {} : { actor: { id: order.customerId, name: order.customerName } }
  await insertEvent(tx, { orderId: order.id, event: 'cashConfirmed', ...actor })
}

/**
 * A customer confirms an own order that is paid at the door: it may be packed. Again has no effect.
 * @throws Failure not_found (also for somebody else's order), nothing_to_confirm (it is over, or a part of its money is awaited)
 */
export function confirmOwnOrder(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  orderId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    // guard: own-order-confirmed
    const locked = await lockOrder(tx, { customerId }, orderId)
    if (!locked) throw failures.not_found()
    await confirm(tx, locked, 'page')
  })
}

/** The same by the link of its mail, whoever opened it. @throws Failure not_found, nothing_to_confirm */
export function confirmByLink({ db }: Pick<Deps, 'db'>, orderId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    await confirm(tx, locked, 'link')
  })
}

/**
 * An admin lets an order be packed without what was asked: they called the customer, or know them. What part of its money was
 * asked for is not any more. Again has no effect.
 * @throws Failure not_found, nothing_to_confirm
 */
export function passOrder({ db }: Pick<Deps, 'db'>, actor: Actor, orderId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    const { order } = locked
    if (order.codCheck === 'passed') return
    if (!mayPassCash(stateOf(locked))) throw codFailures.nothing_to_confirm()
    // What the customer says to have paid already is still to be looked for.
    // guard: passed-asks-nothing
    if (locked.payment.advanceReference === null) await setAdvance(tx, locked.payment.id, 0)
    await passCheck(tx, order.id, 'shop')
    await insertEvent(tx, { orderId, event: 'cashConfirmed', actor })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.passCash',
      subjectId: orderId,
      before: { check: order.codCheck },
      after: { check: 'passed' },
    })
  })
}
