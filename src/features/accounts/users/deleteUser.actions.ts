import type { Caller, Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { auditUser } from '../accounts.audit.ts'
import { accountFailures } from '../accounts.failures.ts'
import * as store from '../accounts.store.ts'
import { type Confirm, ownPasswordMissing } from '../passwordAgain.ts'
import { requireAnotherAdmin } from './anotherAdmin.ts'

/**
 * Deletes somebody else's account; for one of an admin `confirm` asks for the acting admin's own password.
 * @throws Failure own_account, last_admin, not_found, and what `confirm` throws
 */
export async function deleteUser(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  confirm: Confirm,
  userId: string,
  currentPassword: string | undefined,
): Promise<void> {
  if (userId === caller.id) throw accountFailures.own_account()
  const confirmed = (await store.findUser(db, userId))?.role === 'admin'
  if (confirmed) await confirm(caller, currentPassword)
  await db.transaction(async (tx) => {
    await requireAnotherAdmin(tx, userId)
    const before = await store.lockUser(tx, userId)
    if (!before) throw failures.not_found()
    if (before.role === 'admin' && !confirmed) throw ownPasswordMissing()
    await store.deleteUser(tx, userId)
    await auditUser(tx, caller, 'user.delete', userId, { before })
  })
}
