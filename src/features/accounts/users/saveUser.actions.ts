import type { z } from 'zod'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { accountChanged } from '../accountChanged.actions.ts'
import { changesBetween } from '../accountChanged.rules.ts'
import { auditUser } from '../accounts.audit.ts'
import { accountFailures, shortAdminPassword } from '../accounts.failures.ts'
import { presentUser } from '../accounts.present.ts'
import { isAdminPassword } from '../accounts.rules.ts'
import type { createUserSchema, updateUserSchema } from '../accounts.schema.ts'
import * as store from '../accounts.store.ts'
import { removeTwoFactor } from '../auth/twoFactor.store.ts'
import { hashPassword } from '../password.ts'
import { type Confirm, ownPasswordMissing } from '../passwordAgain.ts'
import { type RequestFacts, recordChanges } from '../recordEvent.ts'
import { asksForPassword } from './adminPower.rules.ts'
import { requireAnotherAdmin } from './anotherAdmin.ts'

function refuseTakenEmail(error: unknown): never {
  if (brokenConstraint(error) !== 'users_email_unique') throw error
  const { message } = accountFailures.user_exists()
  throw accountFailures.user_exists({ errors: [{ field: 'email', message }] })
}

/**
 * Adds an account; for one of an admin `confirm` asks for the acting admin's own password.
 * @throws Failure user_exists, and what `confirm` throws
 */
export async function createUser(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  confirm: Confirm,
  { password, currentPassword, ...fields }: z.output<typeof createUserSchema>,
): Promise<store.UserRow> {
  if (fields.role === 'admin') await confirm(caller, currentPassword)
  const passwordHash = await hashPassword(password)
  return db
    .transaction(async (tx) => {
      const after = await store.insertUser(tx, { ...fields, passwordHash })
      await auditUser(tx, caller, 'user.create', after.id, { after })
      return after
    })
    .catch(refuseTakenEmail)
}

/**
 * Changes an account: an admin everybody's, others what is theirs of their own. What gives or takes power asks `confirm`
 * for the acting admin's own password, and ends what the account had before.
 * @throws Failure forbidden, own_account, last_admin, not_found, changed_meanwhile, user_exists, invalid (a short password
 * of an admin), and what `confirm` throws
 */
export async function updateUser(
  request: RequestFacts,
  caller: Caller,
  confirm: Confirm,
  userId: string,
  { password, role, email, currentPassword, seen, ...own }: z.output<typeof updateUserSchema>,
): Promise<store.UserRow> {
  const { db } = request.services
  const isAdmin = caller.role === 'admin'
  if (!isAdmin && caller.id !== userId) throw failures.forbidden()
  // guard: admin-fields
  const change = isAdmin ? { ...own, role, email } : own
  const leaves = isAdmin && (change.status === 'inactive' || role === 'customer')
  if (leaves && userId === caller.id) throw accountFailures.own_account()
  const known = isAdmin ? await store.findUser(db, userId) : undefined
  const confirmed = known !== undefined && asksForPassword(known, { ...change, password })
  if (confirmed) await confirm(caller, currentPassword)
  const passwordHash = isAdmin && password ? await hashPassword(password) : undefined
  return db
    .transaction(async (tx) => {
      if (leaves) await requireAnotherAdmin(tx, userId)
      const before = await store.lockUser(tx, userId)
      if (!before) throw failures.not_found()
      refuseClashes(presentUser(before), change, seen)
      // Somebody may have made an admin of this user meanwhile.
      if (isAdmin && !confirmed && asksForPassword(before, { ...change, password }))
        throw ownPasswordMissing()
      if (passwordHash) await store.setPassword(tx, userId, passwordHash)
      // Customers have no second factor; it is also how another admin helps when phone and codes are lost.
      if (isAdmin && role === 'customer') await removeTwoFactor(tx, userId)
      const after = await store.updateUser(tx, userId, change)
      if (!after) throw failures.not_found()
      if (after.role === 'admin' && passwordHash && !isAdminPassword(password ?? ''))
        throw shortAdminPassword()
      const newPassword = passwordHash !== undefined
      const ownSession = caller.id === userId && after.status === 'active' ? caller.sessionId : undefined
      const changes = changesBetween(before, after, newPassword)
      await accountChanged(tx, [userId], changes, ownSession)
      await recordChanges(request, tx, before, changes)
      if (isAdmin) await auditUser(tx, caller, 'user.update', userId, { before, after, newPassword })
      return after
    })
    .catch(refuseTakenEmail)
}
