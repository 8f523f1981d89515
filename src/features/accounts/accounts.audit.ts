import { auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Caller } from '#/platform/http/env.ts'
import type { UserRow } from './accounts.store.ts'

/** What the log tells of a user; a new password is told as such. */
const auditedFields = (
  { name, email, contact, image, role, status, language }: UserRow,
  password?: string,
) => ({
  ...{ name, email, contact, image, role, status, language },
  ...(password && { password }),
})

/** First letter and domain, or the last two digits: enough to tell people apart, too little to reach them. */
function written(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  // guard: email-masked
  if (field === 'email') return value.replace(/^(.)[^@]*/, '$1***')
  if (field === 'contact') return value.replace(/.(?=..)/g, '*')
  return value
}

/**
 * Writes what an admin did to a user. The log outlives an erased account, so e-mail and contact are masked in it, and
 * hashes never reach it.
 */
export const auditUser = (
  tx: Db,
  actor: Caller,
  action: 'user.create' | 'user.update' | 'user.delete',
  userId: string,
  { before, after, newPassword = false }: { before?: UserRow; after?: UserRow; newPassword?: boolean },
): Promise<string | undefined> =>
  auditChange(tx, actor, action, userId, {
    before: before && auditedFields(before),
    after: after && auditedFields(after, newPassword ? 'changed' : undefined),
    written,
  })
