import type { Services } from '#/platform/http/env.ts'
import type { MailJob } from '#/platform/mail/kinds.ts'
import { accountChanged } from './accountChanged.actions.ts'
import { accountFailures } from './accounts.failures.ts'
import type { PasswordReset } from './accounts.mails.tsx'
import { lockUser, lockUserByEmail, setPassword, type UserRow } from './accounts.store.ts'
import { hashPassword } from './password.ts'
import { deleteResetToken, insertResetToken, ownerOfResetToken } from './resetTokens.store.ts'

export const PASSWORD_RESET_QUEUE = 'password-reset'

/** How long a reset link works, in seconds (specification, section 9). */
export const RESET_SECONDS = 900

/**
 * Makes a reset link for the account with this e-mail, if there is one that can be logged in to, and mails it through
 * `deliver`. Runs as a job, so that the answer to the request takes as long for a known e-mail as for an unknown one,
 * and so that the link stands in no table. Earlier links of the account live on until one is used: whoever pressed
 * twice may open either mail.
 * @throws what `deliver` throws; the link of that mail is gone then, and the next try makes another
 */
export async function sendPasswordReset(
  { db, config }: Services,
  email: string,
  deliver: (mail: MailJob) => Promise<void>,
): Promise<void> {
  const made = await db.transaction(async (tx) => {
    // Locked: a link that was being made while the e-mail changed would go to the old address.
    const user = await lockUserByEmail(tx, email)
    if (user?.status !== 'active') return undefined
    const now = new Date()
    const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000)
    return { user, token: await insertResetToken(tx, user.id, { now, expiresAt }) }
  })
  if (!made) return
  const { user, token } = made
  const link = `${config.origin}/reset-password/${token}`
  const data: PasswordReset = { name: user.name, link, minutes: RESET_SECONDS / 60 }
  try {
    await deliver({ kind: 'passwordReset', to: user.email, data })
  } catch (error) {
    await deleteResetToken(db, token)
    throw error
  }
}

/**
 * Sets a new password with the token of a mail, once: this and all other links of the account end, and so do its
 * sessions. @returns the owner. @throws Failure bad_token
 */
export async function resetPassword(
  { db }: Services,
  token: string,
  password: string,
  now = new Date(),
): Promise<UserRow> {
  if (!(await ownerOfResetToken(db, token, now))) throw accountFailures.bad_token()
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const userId = await ownerOfResetToken(tx, token, now)
    const user = userId === undefined ? undefined : await lockUser(tx, userId)
    // Asked again under the lock: whoever used a link of this account, or changed the account, has ended this one.
    if (!user || !(await ownerOfResetToken(tx, token, now))) throw accountFailures.bad_token()
    await setPassword(tx, user.id, passwordHash)
    await accountChanged(tx, [user.id], ['passwordReset'])
    return user
  })
}
