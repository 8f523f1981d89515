import type { Actor } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Database } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { setLookedAt } from './bankMails.store.ts'

/**
 * An admin looked at a mail that the shop could not read: its text goes, and who let it go is known. Again has no effect.
 * @throws Failure not_found
 */
export function lookAtMail(db: Database, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const sender = await setLookedAt(tx, id)
    if (sender === undefined) throw failures.not_found()
    await writeAudit(tx, {
      ...{ actorId: actor.id, actorName: actor.name, action: 'receipt.mail' },
      ...{ subjectId: id, after: { sender } },
    })
  })
}
