import type { Actor } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Database } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { creditFailures } from './credit.failures.ts'
import { balanceOf, findLineByKey, holdCustomer, insertCreditLine } from './credit.store.ts'
import { m } from './messages/credit.messages.ts'

export interface Grant {
  readonly idempotencyKey: string
  /** Below 0 to take credit back. */
  readonly amountPaise: number
  /** For the customer's eyes. */
  readonly note: string
}

/**
 * An admin grants a customer store credit, or takes some back. The same `idempotencyKey` again changes nothing.
 * @throws Failure not_found, credit_request_reused, credit_too_much (more is taken than is there)
 */
export function grantCredit(
  db: Database,
  actor: Actor,
  customerId: string,
  { idempotencyKey, amountPaise, note }: Grant,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isGranted = async () => {
      const known = await findLineByKey(tx, idempotencyKey)
      if (!known) return false
      // guard: credit-granted-once
      if (known.customerId === customerId && known.amountPaise === amountPaise) return true
      throw creditFailures.credit_request_reused()
    }
    if (await isGranted()) return
    if (!(await holdCustomer(tx, customerId))) throw failures.not_found()
    const before = await balanceOf(tx, customerId)
    if (before + amountPaise < 0) {
      const message = m.onlyThere({ amount: formatPaise(before) })
      throw creditFailures.credit_too_much({ message, errors: [{ field: 'amount', message }] })
    }
    const cause = amountPaise > 0 ? 'granted' : 'withdrawn'
    const line = { customerId, amountPaise, cause, idempotencyKey, note, actor } as const
    // The same press at the same moment, in another process.
    // guard: credit-granted-once-at-once
    if (!(await insertCreditLine(tx, line)) && (await isGranted())) return
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: `customer.credit${amountPaise > 0 ? 'Granted' : 'Withdrawn'}`,
      subjectId: customerId,
      after: { amountPaise: Math.abs(amountPaise) },
    })
  })
}
