import { asc } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type AttributeLists, listsOf } from './attributeLists.rules.ts'
import { attributeValues } from './catalog.tables.ts'

/** The shopkeeper's lists of values, each in its order. */
export async function readLists(db: Db): Promise<AttributeLists> {
  const { attribute, value, hex, active, position } = attributeValues
  const rows = await db
    .select({ attribute, value, hex, active })
    .from(attributeValues)
    .orderBy(asc(position), asc(attributeValues.id))
  return listsOf(rows)
}
