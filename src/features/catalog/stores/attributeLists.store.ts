import { asc, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type AttributeLists, listsOf } from '../attributes/attributeLists.rules.ts'
import { attributeValues } from '../tables/catalog.tables.ts'

/** The shopkeeper's lists of values, each in its order. */
export async function readLists(db: Db): Promise<AttributeLists> {
  const { attribute, value, hex, active, words, position } = attributeValues
  const rows = await db
    .select({ attribute, value, hex, active, words })
    .from(attributeValues)
    .orderBy(asc(position), asc(attributeValues.id))
  return listsOf(rows)
}

/** Nobody changes a list until the transaction ends, so that what a product is given is in its list. */
async function holdLists(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('zari lists of values'))`)
}

/** The lists as they stay until the transaction ends. */
export async function heldLists(tx: Db): Promise<AttributeLists> {
  await holdLists(tx)
  return readLists(tx)
}

/** Waits for those who give products values, and keeps them waiting until the transaction ends. */
export async function lockLists(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('zari lists of values'))`)
}
