import type { Db } from '#/platform/db/database.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { manyResult } from '#/platform/http/many.schema.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { accountChanged } from '../accountChanged.actions.ts'
import { changesBetween } from '../accountChanged.rules.ts'
import { auditUser } from '../accounts.audit.ts'
import * as contract from '../accounts.contract.ts'
import { accountFailures, shortAdminPassword } from '../accounts.failures.ts'
import { presentUser } from '../accounts.present.ts'
import { isAdminPassword } from '../accounts.rules.ts'
import * as store from '../accounts.store.ts'
import { removeTwoFactor } from '../auth/twoFactor.store.ts'
import { hashPassword } from '../password.ts'
import { confirmation, ownPasswordMissing } from '../passwordAgain.ts'
import { recordChanges } from '../recordEvent.ts'
import { asksForPassword } from './adminPower.rules.ts'

function refuseTakenEmail(error: unknown): never {
  if (brokenConstraint(error) !== 'users_email_unique') throw error
  const { message } = accountFailures.user_exists()
  throw accountFailures.user_exists({ errors: [{ field: 'email', message }] })
}

/** Whoever goes, one admin who can get in stays. @throws Failure last_admin */
async function requireAnotherAdmin(tx: Db, leaving: string): Promise<void> {
  const admins = await store.lockAdmins(tx)
  if (admins.every((id) => id === leaving)) throw accountFailures.last_admin()
}

/** Everybody with an account, as admins see and change them; people change themselves here as well. */
export function usersApi(services: Services) {
  const { db } = services
  const confirm = confirmation(services)

  return roomApi()
    .openapi(contract.listUsers, async (c) => {
      const query = c.req.valid('query')
      const page = pageOf(query)
      const { rows, total } = await store.listUsers(db, { ...query, ...page })
      setListHeaders(c, total, query)
      return c.json(rows.map(presentUser), 200)
    })
    .openapi(contract.readUser, async (c) => {
      const user = await store.findUser(db, c.req.valid('param')._id)
      if (!user) throw failures.not_found()
      return c.json(presentUser(user), 200)
    })
    .openapi(contract.createUser, async (c) => {
      const caller = callerOf(c)
      const { password, currentPassword, ...fields } = c.req.valid('json')
      if (fields.role === 'admin') await confirm(caller, currentPassword)
      const passwordHash = await hashPassword(password)
      const user = await db
        .transaction(async (tx) => {
          const after = await store.insertUser(tx, { ...fields, passwordHash })
          await auditUser(tx, caller, 'user.create', after.id, { after })
          return after
        })
        .catch(refuseTakenEmail)
      return c.json({ message: 'User added manually - successfull', user: presentUser(user) }, 201)
    })
    .openapi(contract.updateUser, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      const isAdmin = caller.role === 'admin'
      if (!isAdmin && caller.id !== _id) throw failures.forbidden()
      const { password, role, email, currentPassword, seen, ...own } = c.req.valid('json')
      // guard: admin-fields
      const change = isAdmin ? { ...own, role, email } : own
      const leaves = isAdmin && (change.status === 'inactive' || role === 'customer')
      if (leaves && _id === caller.id) throw accountFailures.own_account()
      const known = isAdmin ? await store.findUser(db, _id) : undefined
      const confirmed = known !== undefined && asksForPassword(known, { ...change, password })
      if (confirmed) await confirm(caller, currentPassword)
      const passwordHash = isAdmin && password ? await hashPassword(password) : undefined
      const user = await db
        .transaction(async (tx) => {
          if (leaves) await requireAnotherAdmin(tx, _id)
          const before = await store.lockUser(tx, _id)
          if (!before) throw failures.not_found()
          refuseClashes(presentUser(before), change, seen)
          // Somebody may have made an admin of this user meanwhile.
          if (isAdmin && !confirmed && asksForPassword(before, { ...change, password }))
            throw ownPasswordMissing()
          if (passwordHash) await store.setPassword(tx, _id, passwordHash)
          // Customers have no second factor; it is also how another admin helps when phone and codes are lost.
          if (isAdmin && role === 'customer') await removeTwoFactor(tx, _id)
          const after = await store.updateUser(tx, _id, change)
          if (!after) throw failures.not_found()
          if (after.role === 'admin' && passwordHash && !isAdminPassword(password ?? ''))
            throw shortAdminPassword()
          const newPassword = passwordHash !== undefined
          const ownSession = caller.id === _id && after.status === 'active' ? caller.sessionId : undefined
          const changes = changesBetween(before, after, newPassword)
          await accountChanged(tx, [_id], changes, ownSession)
          await recordChanges(c, tx, before, changes)
          if (isAdmin) await auditUser(tx, caller, 'user.update', _id, { before, after, newPassword })
          return after
        })
        .catch(refuseTakenEmail)
      return c.json({ message: 'User profile updated successfully', user: presentUser(user) }, 200)
    })
    .openapi(contract.deleteUser, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      if (_id === caller.id) throw accountFailures.own_account()
      const confirmed = (await store.findUser(db, _id))?.role === 'admin'
      if (confirmed) await confirm(caller, c.req.valid('json').currentPassword)
      await db.transaction(async (tx) => {
        await requireAnotherAdmin(tx, _id)
        const before = await store.lockUser(tx, _id)
        if (!before) throw failures.not_found()
        if (before.role === 'admin' && !confirmed) throw ownPasswordMissing()
        await store.deleteUser(tx, _id)
        await auditUser(tx, caller, 'user.delete', _id, { before })
      })
      return c.json({ message: 'User deleted successfully' }, 200)
    })
    .openapi(contract.changeUsersStatus, async (c) => {
      const caller = callerOf(c)
      const { ids, status, currentPassword } = c.req.valid('json')
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
          if (known.get(after.id)?.status !== status) await recordChanges(c, tx, after, ['disabled'])
          await auditUser(tx, caller, 'user.update', after.id, { before: known.get(after.id), after })
        }
      })
      return c.json(manyResult(ids, refusals), 200)
    })
}

export type UsersApi = ReturnType<typeof usersApi>
