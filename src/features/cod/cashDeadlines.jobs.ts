import { cancelLocked } from '#/features/fulfilment/changeStatus.actions.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { announceLater } from '#/features/orders/orderAfter.ts'
import { mayPassCash } from '#/features/orders/rules/life.rules.ts'
import type { Services } from '#/platform/http/env.ts'
import { endCheck, ordersToCancel, ordersToRemind, setReminded } from './checks.store.ts'
import { sendCodMail } from './cod.mails.tsx'

type Deps = Pick<Services, 'db' | 'jobs' | 'log'>

/** What one run does; the next minute has its own. */
const MOST_AT_ONCE = 100

/** Told with the cancellation. */
export const SILENCE_NOTE =
  'We asked you to confirm this order, or to pay a part of it, and did not hear from you in time. You owe nothing; order again whenever you like.'

/**
 * Reminds customers once of orders at the door that wait for them, and cancels those whose time is over, with a mail. Several
 * processes may do so at once: each order is locked, looked at again and dealt with once.
 * @param now when it is
 */
export async function runCashDeadlines(deps: Deps, now: Date = new Date()): Promise<void> {
  for (const orderId of await ordersToCancel(deps.db, now, MOST_AT_ONCE)) await cancelSilent(deps, orderId)
  for (const orderId of await ordersToRemind(deps.db, now, MOST_AT_ONCE)) await remind(deps, orderId, now)
}

async function remind({ db, jobs }: Deps, orderId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // guard: reminded-once
    if (await setReminded(tx, orderId, now)) await sendCodMail(jobs, tx, 'cod.remind', { orderId })
  })
}

async function cancelSilent({ db, jobs, log }: Deps, orderId: string): Promise<void> {
  const productIds = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) return []
    const { order, payment } = locked
    // guard: answered-not-cancelled
    const isWaiting = mayPassCash({ status: order.status, payment, codCheck: order.codCheck })
    await endCheck(tx, orderId, isWaiting ? 'silence' : 'order')
    // Of an account that is gone nobody says no: the shop decides.
    if (!isWaiting || order.customerId === null) return []
    const actor = { id: order.customerId, name: 'No answer in time', role: 'customer' } as const
    return cancelLocked({ tx, jobs, actor, locked }, SILENCE_NOTE)
  })
  announceLater({ db, log }, productIds, orderId)
}
