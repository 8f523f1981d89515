import type { Services } from '#/platform/http/env.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { lockUser, type UserRow } from './accounts.store.ts'
import { deleteResetToken, insertResetToken } from './resetTokens.store.ts'

/** How long a reset link works, in seconds (specification, section 9). */
export const RESET_SECONDS = 900

export interface ResetLink {
  readonly user: UserRow
  readonly link: string
  /** Ends the link of a mail that could not be sent. */
  end(): Promise<void>
}

/**
 * Makes a reset link for an account that can be logged in to; nothing for any other. Earlier links of the account live
 * on until one is used: whoever pressed twice may open either mail.
 */
export async function makeResetLink(
  { db, config }: Services,
  userId: string,
): Promise<ResetLink | undefined> {
  return db.transaction(async (tx) => {
    // Locked: a link that was being made while the e-mail changed would go to the old address.
    const user = await lockUser(tx, userId)
    if (user?.status !== 'active') return undefined
    const now = new Date()
    const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000)
    const token = await insertResetToken(tx, user.id, { now, expiresAt })
    const link = config.origin + addressIn(currentLanguage(), `/reset-password/${token}`)
    return { user, link, end: () => deleteResetToken(db, token) }
  })
}
