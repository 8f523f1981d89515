import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import type { PriceCause } from '../variants/priceCauses.rules.ts'

/** Why prices change, and who says so. */
export interface PriceReason {
  readonly cause: PriceCause
  readonly actorId?: string | null
  readonly saleId?: string
}

/**
 * Says why the prices change that are written after this within the transaction: the database writes their history by itself
 * (docs/triggers.md), and without a word it says `other`. Forgotten when the transaction ends.
 */
export async function sayPriceCause(tx: Db, reason: PriceReason): Promise<void> {
  await tx.execute(sql`select set_config('zari.price_change', ${JSON.stringify(reason)}, true)`)
}
