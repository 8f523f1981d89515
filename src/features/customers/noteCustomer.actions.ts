import type { Actor } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { insertCustomerNote } from './customers.store.ts'

/** An admin writes something down about a customer. The log says that, not what: it outlives the person's data. @throws Failure not_found */
export function noteCustomer(db: Db, actor: Actor, customerId: string, note: string): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await insertCustomerNote(tx, customerId, note, actor))) throw failures.not_found()
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'customer.note',
      subjectId: customerId,
      after: { note: 'added' },
    })
  })
}
