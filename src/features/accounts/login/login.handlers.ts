import { APIError } from 'better-auth/api'
import { Failure } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from '../accounts.contract.ts'
import { accountFailures } from '../accounts.failures.ts'
import { presentUser } from '../accounts.present.ts'
import { findUser } from '../accounts.store.ts'
import type { AccountServices } from '../auth/auth.ts'
import { outage } from '../auth/outage.ts'
import { originOf, passCookies, sessionHeaders } from '../auth/signIn.ts'
import { knownDevices } from '../knownDevice.ts'
import { m } from '../messages/accounts.messages.ts'
import { noteLanguage } from '../noteLanguage.ts'
import { recordEvent, recordFailure } from '../recordEvent.ts'
import { endSessionWith, findPasswordHash } from './login.store.ts'
import { loginLimits } from './loginLimits.ts'

/** In and out with e-mail and password. */
export function loginApi(services: AccountServices) {
  const { db } = services
  const devices = knownDevices(services)
  const limits = loginLimits(services, devices)

  return roomApi()
    .openapi(contract.login, async (c) => {
      const { email, password, rememberMe = true } = c.req.valid('json')
      const giveBack = await limits.begin(c, email).catch(async (error) => {
        if (error instanceof Failure) await recordFailure(c.var, 'locked', email)
        throw error
      })
      const known = await findPasswordHash(db, email)
      const auth = await services.auth()
      const signedIn = await auth.api
        .signInEmail({ body: { email, password, rememberMe }, headers: originOf(c), returnHeaders: true })
        .catch(async (error) => {
          const isRefused = error instanceof APIError && error.statusCode < 500
          // guard: failed-login-recorded
          if (isRefused) await recordFailure(c.var, 'signInFailed', email)
          throw isRefused ? accountFailures.bad_credentials() : outage(services, error)
        })
      // Looking at a password takes a while. Who changes an account locks it and ends its sessions; one that was begun
      // meanwhile had to wait for that, and was not there to be ended.
      // guard: password-changed-meanwhile
      if ((await findPasswordHash(db, email)) !== known) {
        if ('token' in signedIn.response) await endSessionWith(db, signedIn.response.token)
        throw accountFailures.bad_credentials()
      }
      await giveBack()
      if ('twoFactorRedirect' in signedIn.response) {
        passCookies(c, signedIn.headers)
        return c.json({ twoFactor: true as const, message: m.enterCode() }, 200)
      }
      const found = await findUser(db, signedIn.response.user.id)
      if (!found) throw accountFailures.bad_credentials()
      const user = await noteLanguage(services, found)
      passCookies(c, signedIn.headers)
      await devices.remember(c, email)
      await recordEvent(c.var, { kind: 'signIn', userId: user.id, actorId: user.id })
      const { token } = signedIn.response
      return c.json({ token, user: presentUser(user), message: m.loggedIn() }, 200)
    })
    .openapi(contract.logout, async (c) => {
      const auth = await services.auth()
      const ended = await auth.api.signOut({ headers: sessionHeaders(c), returnHeaders: true })
      passCookies(c, ended.headers)
      const userId = c.var.caller?.id
      if (userId) await recordEvent(c.var, { kind: 'signOut', userId, actorId: userId })
      // What the browser kept of pages. Not "storage": its flags belong to the browser and outlive a session; not
      // "cookies": that would reach every sister site, and this device would no longer be a known one.
      c.header('Clear-Site-Data', '"cache"')
      return c.json({ message: m.loggedOut() }, 200)
    })
}

export type LoginApi = ReturnType<typeof loginApi>
