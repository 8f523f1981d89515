import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { presentReview } from './reviews.present.ts'
import * as store from './reviews.store.ts'

/** Deletes reviews, in one transaction with an entry in the log for each. @returns the ids of those that there were */
export function deleteReviews(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return db.transaction(async (tx) => {
    const deleted = await store.deleteReviews(tx, ids)
    for (const row of deleted) {
      // The log is never erased, so the author is not named in it.
      const { user: _author, ...before } = presentReview(null, row)
      await auditChange(tx, actor, 'review.delete', row.id, { before })
    }
    return new Set(deleted.map(({ id }) => id))
  })
}
