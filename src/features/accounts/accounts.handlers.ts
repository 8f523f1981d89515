import { APIError } from 'better-auth/api'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { auditUser } from './accounts.audit.ts'
import * as contract from './accounts.contract.ts'
import { accountFailures } from './accounts.failures.ts'
import { sendAccountMail } from './accounts.mails.tsx'
import { callerOf, presentUser } from './accounts.present.ts'
import * as store from './accounts.store.ts'
import { auditApi } from './audit/audit.handlers.ts'
import { authOf } from './auth.ts'
import { googleApi } from './google/google.handlers.ts'
import { knownDevices } from './login/knownDevice.ts'
import { loginApi } from './login/login.handlers.ts'
import { hashPassword } from './password.ts'
import { PASSWORD_RESET_QUEUE } from './passwordReset.ts'
import { sessionsApi } from './sessions/sessions.handlers.ts'
import { twoFactorApi } from './twoFactor/twoFactor.handlers.ts'
import { removeTwoFactor } from './twoFactor/twoFactor.store.ts'

const QUARTER_HOUR = 15 * 60

export { callerOf } from './accounts.present.ts'

function refuseTakenEmail(error: unknown, failure: () => Error): never {
  throw brokenConstraint(error) === 'users_email_unique' ? failure() : error
}

const userExists = () => {
  const { message } = accountFailures.user_exists()
  return accountFailures.user_exists({ errors: [{ field: 'email', message }] })
}

export function accountsApi(services: Services) {
  const { db } = services
  const registrations = rateLimit(services, { name: 'register', points: 20, seconds: QUARTER_HOUR })
  const resetRequests = rateLimit(services, { name: 'forgot', points: 10, seconds: QUARTER_HOUR })
  // Known or not: nobody's mailbox is flooded, and the answer tells nothing.
  const resetMails = rateLimit(services, { name: 'forgot-email', points: 5, seconds: QUARTER_HOUR })
  const resetTries = rateLimit(services, { name: 'reset', points: 20, seconds: QUARTER_HOUR })

  const devices = knownDevices(services)

  return roomApi()
    .openapi(contract.register, async (c) => {
      await registrations.consume(c.var.address)
      const { password, ...fields } = c.req.valid('json')
      const user = {
        ...fields,
        role: 'customer',
        status: 'active',
        passwordHash: await hashPassword(password),
      } as const
      await db
        .transaction(async (tx) => {
          await store.insertUser(tx, user)
          await sendAccountMail(services.jobs, tx, 'welcome', user.email, { name: user.name })
        })
        .catch((error) => refuseTakenEmail(error, accountFailures.email_taken))
      return c.json({ message: 'User registered successfully.' }, 201)
    })
    .openapi(contract.forgotPassword, async (c) => {
      const { email } = c.req.valid('json')
      await resetRequests.consume(c.var.address)
      await resetMails.consume(email)
      await services.jobs.send(db, PASSWORD_RESET_QUEUE, { email })
      return c.json({ message: 'Reset link sent to your email' }, 200)
    })
    .openapi(contract.resetPassword, async (c) => {
      await resetTries.consume(c.var.address)
      const { token } = c.req.valid('param')
      const body = { token, newPassword: c.req.valid('json').password }
      const owner = await store.findUserOfReset(db, token)
      const auth = await authOf(services)
      await auth.api.resetPassword({ body }).catch((error) => {
        throw error instanceof APIError ? accountFailures.bad_token() : error
      })
      // Who has the mail is the owner: guesses made elsewhere do not keep this device out.
      if (owner) await devices.remember(c, owner.email)
      return c.json({ message: 'Password reset successful' }, 200)
    })
    .openapi(contract.me, (c) => c.json({ user: c.var.caller && presentUser(c.var.caller) }, 200))
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
      const { password, ...fields } = c.req.valid('json')
      const passwordHash = await hashPassword(password)
      const user = await db
        .transaction(async (tx) => {
          const after = await store.insertUser(tx, { ...fields, passwordHash })
          await auditUser(tx, callerOf(c), 'user.create', after.id, { after })
          return after
        })
        .catch((error) => refuseTakenEmail(error, userExists))
      return c.json({ message: 'User added manually - successfull', user: presentUser(user) }, 201)
    })
    .openapi(contract.updateUser, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      if (caller.role !== 'admin' && caller.id !== _id) throw failures.forbidden()
      const { password, role, email, ...own } = c.req.valid('json')
      const change = caller.role === 'admin' ? { ...own, role, email } : own
      const passwordHash = caller.role === 'admin' && password ? await hashPassword(password) : undefined
      const user = await db
        .transaction(async (tx) => {
          const leaves = change.status === 'inactive' || ('role' in change && change.role === 'customer')
          if (leaves && caller.role === 'admin') {
            if (_id === caller.id) throw accountFailures.own_account()
            if ((await store.countOtherAdmins(tx, _id)) === 0) throw accountFailures.last_admin()
          }
          const before = await store.lockUser(tx, _id)
          if (!before) throw failures.not_found()
          if (passwordHash) await store.setPassword(tx, _id, passwordHash)
          if (passwordHash || change.status === 'inactive') await store.endSessions(tx, _id)
          // Customers have no second factor; it is also how another admin helps when phone and codes are lost.
          if ('role' in change && change.role === 'customer') await removeTwoFactor(tx, _id)
          const after = await store.updateUser(tx, _id, change)
          if (!after) throw failures.not_found()
          const newPassword = passwordHash !== undefined
          if (caller.role === 'admin') {
            await auditUser(tx, caller, 'user.update', _id, { before, after, newPassword })
          }
          return after
        })
        .catch((error) => refuseTakenEmail(error, userExists))
      return c.json({ message: 'User profile updated successfully', user: presentUser(user) }, 200)
    })
    .openapi(contract.deleteUser, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      if (_id === caller.id) throw accountFailures.own_account()
      await db.transaction(async (tx) => {
        if ((await store.countOtherAdmins(tx, _id)) === 0) throw accountFailures.last_admin()
        const before = await store.lockUser(tx, _id)
        if (!before) throw failures.not_found()
        await store.deleteUser(tx, _id)
        await auditUser(tx, caller, 'user.delete', _id, { before })
      })
      return c.json({ message: 'User deleted successfully' }, 200)
    })
    .route('/', loginApi(services))
    .route('/', twoFactorApi(services))
    .route('/', googleApi(services))
    .route('/', sessionsApi(services))
    .route('/', auditApi(services))
}

export type AccountsApi = ReturnType<typeof accountsApi>
