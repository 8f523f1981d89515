import type { z } from 'zod'
import type { Caller } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { accountChanged } from '../accountChanged.actions.ts'
import { auditUser } from '../accounts.audit.ts'
import { accountFailures } from '../accounts.failures.ts'
import type { manyUsersSchema } from '../accounts.schema.ts'
import * as store from '../accounts.store.ts'
import { type Confirm, ownPasswordMissing } from '../passwordAgain.ts'
import { type RequestFacts, recordChanges } from '../recordEvent.ts'
import { asksForPassword } from './adminPower.rules.ts'

/**
 * Lets several accounts in or shuts them out, in one transaction; of other admins `confirm` asks for the own password.
 * @returns why some were left as they are, by their ids
 * @throws Failure last_admin, and what `confirm` throws
 */
export async function changeUsersStatus(
  request: RequestFacts,
  caller: Caller,
  confirm: Confirm,
  { ids, status, currentPassword }: z.output<typeof manyUsersSchema>,
): Promise<ReadonlyMap<string, string>> {
  const { db } = request.services
  const asks = (rows: readonly store.UserRow[]) =>
    rows.some((row) => row.id !== caller.id && asksForPassword(row, { status }))
  const confirmed = asks(await store.findUsers(db, ids))
  if (confirmed) await confirm(caller, currentPassword)
  const refusals = new Map<string, string>()
  await db.transaction(async (tx) => {
    const admins = status === 'inactive' ? await store.lockAdmins(tx) : []
    const rows = await store.lockUsers(tx, ids)
    if (!confirmed && asks(rows)) throw ownPasswordMissing()
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const id of ids) if (!known.has(id)) refusals.set(id, failures.not_found().message)
    if (status === 'inactive' && known.has(caller.id)) {
      refusals.set(caller.id, accountFailures.own_account().message)
    }
    const changing = ids.filter((id) => !refusals.has(id))
    if (changing.length === 0) return
    // The caller stays; but another admin may have been quicker.
    if (status === 'inactive' && admins.every((id) => changing.includes(id))) {
      throw accountFailures.last_admin()
    }
    if (status === 'inactive') await accountChanged(tx, changing, ['disabled'])
    for (const after of await store.setStatus(tx, changing, status)) {
      if (known.get(after.id)?.status !== status) await recordChanges(request, tx, after, ['disabled'])
      await auditUser(tx, caller, 'user.update', after.id, { before: known.get(after.id), after })
    }
  })
  return refusals
}
