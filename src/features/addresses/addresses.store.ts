import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { SavedAddressFields } from './addresses.schema.ts'
import { savedAddresses } from './addresses.tables.ts'

export type SavedAddressRow = typeof savedAddresses.$inferSelect

const isOwn = (customerId: string, id: string) =>
  // guard: own-saved-address
  and(eq(savedAddresses.customerId, customerId), eq(savedAddresses.id, id))

/** Somebody's address book, what was used last first. */
export const listSavedAddresses = (db: Db, customerId: string): Promise<SavedAddressRow[]> =>
  db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.customerId, customerId))
    .orderBy(desc(savedAddresses.usedAt), desc(savedAddresses.id))

/** Whoever else writes into the same book waits until the transaction ends. */
export async function lockBook(tx: Db, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address book of ${customerId}`}, 0))`)
}

export async function countSavedAddresses(tx: Db, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(savedAddresses)
    .where(eq(savedAddresses.customerId, customerId))
  return row?.count ?? 0
}

const columns = ({ gstin = '', ...fields }: SavedAddressFields) => ({ ...fields, gstin })

/** Writes an address into a book. One of the same name breaks `saved_addresses_label`. */
export async function insertSavedAddress(
  tx: Db,
  customerId: string,
  fields: SavedAddressFields,
): Promise<SavedAddressRow> {
  const [row] = await tx
    .insert(savedAddresses)
    .values({ id: newId(), customerId, ...columns(fields) })
    .returning()
  if (!row) throw new Error('The address was not written')
  return row
}

/** Changes one's own address. @returns undefined where it is not there, or somebody else's */
export async function changeSavedAddress(
  db: Db,
  customerId: string,
  id: string,
  fields: SavedAddressFields,
): Promise<SavedAddressRow | undefined> {
  const [row] = await db.update(savedAddresses).set(columns(fields)).where(isOwn(customerId, id)).returning()
  return row
}

/** @returns whether there was such an address of one's own */
export async function deleteSavedAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(savedAddresses).where(isOwn(customerId, id))
  return rowCount === 1
}

/** Writes down that something was ordered to these addresses of one's own. */
export async function markUsed(db: Db, customerId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(savedAddresses)
    .set({ usedAt: sql`now()` })
    .where(and(eq(savedAddresses.customerId, customerId), inArray(savedAddresses.id, [...ids])))
}
