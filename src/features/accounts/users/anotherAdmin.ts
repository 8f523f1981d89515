import type { Db } from '#/platform/db/database.ts'
import { accountFailures } from '../accounts.failures.ts'
import { lockAdmins } from '../accounts.store.ts'

/** Whoever goes, one admin who can get in stays. @throws Failure last_admin */
export async function requireAnotherAdmin(tx: Db, leaving: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.every((id) => id === leaving)) throw accountFailures.last_admin()
}
