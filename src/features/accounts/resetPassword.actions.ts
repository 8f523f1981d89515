import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import { accountChanged } from './accountChanged.actions.ts'
import { accountFailures, shortAdminPassword } from './accounts.failures.ts'
import { sendAccountMail } from './accounts.mails.tsx'
import { isAdminPassword } from './accounts.rules.ts'
import { findUserByEmail, lockUser, setPassword, type UserRow } from './accounts.store.ts'
import { hashPassword } from './password.ts'
import { ownerOfResetToken } from './resetTokens.store.ts'

/** Held e-mails before the mail itself made the link; what waits in it is still done. */
export const PASSWORD_RESET_QUEUE = 'password-reset'

/**
 * Mails a reset link to the account with this e-mail, if there is one. A job is written for an unknown e-mail, too, so
 * that the answer takes as long and tells nothing.
 */
export async function sendPasswordReset({ db, jobs }: Services, email: string): Promise<void> {
  const user = await findUserByEmail(db, email)
  await sendAccountMail(jobs, db, 'passwordReset', { userId: user?.id ?? null })
}

/**
 * Sets a new password with the token of a mail, once: this and all other links of the account end, and so do its
 * sessions. `recorded` writes it down in the same transaction. @returns the owner. @throws Failure bad_token, or invalid for an admin's short one: the link works on
 */
export async function resetPassword(
  { db }: Services,
  token: string,
  password: string,
  {
    now = new Date(),
    recorded = async () => undefined,
  }: { now?: Date; recorded?: (tx: Db, user: UserRow) => Promise<void> } = {},
): Promise<UserRow> {
  if (!(await ownerOfResetToken(db, token, now))) throw accountFailures.bad_token()
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const userId = await ownerOfResetToken(tx, token, now)
    const user = userId === undefined ? undefined : await lockUser(tx, userId)
    // Asked again under the lock: whoever used a link of this account, or changed the account, has ended this one.
    // guard: reset-link-checked-again
    if (!user || !(await ownerOfResetToken(tx, token, now))) throw accountFailures.bad_token()
    // guard: admin-password-length
    if (user.role === 'admin' && !isAdminPassword(password)) throw shortAdminPassword()
    await setPassword(tx, user.id, passwordHash)
    await accountChanged(tx, [user.id], ['passwordReset'])
    await recorded(tx, user)
    return user
  })
}
