import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import * as store from './prices.store.ts'
import { lowsOf } from './thirtyDayLow.rules.ts'

/** Products of one transaction: orders of them wait for its end. */
const AT_A_TIME = 200

/** Finds out what of the prices of products is reduced, and from what. Call in a transaction that has locked them. @param now ms since 1970 */
export async function findReductions(tx: Db, productIds: readonly string[], now: number): Promise<void> {
  const changes = await store.pricesOf(tx, productIds)
  for (const id of productIds) await store.putLows(tx, id, lowsOf(changes.get(id) ?? [], now))
}

/** Does so for all whose prices changed, or whose reduction is 30 days old; several processes share the work. */
export async function findDueReductions(
  { db }: Pick<Services, 'db'>,
  now: number = Date.now(),
): Promise<void> {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const ids = await store.lockDue(tx, new Date(now), AT_A_TIME)
      await findReductions(tx, ids, now)
      return ids.length
    })
    if (done < AT_A_TIME) return
  }
}
