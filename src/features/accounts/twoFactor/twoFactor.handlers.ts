import { APIError } from 'better-auth/api'
import { renderSVG } from 'uqr'
import { auditChange } from '#/platform/db/audit.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { accountFailures } from '../accounts.failures.ts'
import { presentUser } from '../accounts.present.ts'
import { findUser } from '../accounts.store.ts'
import type { AccountServices } from '../auth/auth.ts'
import { takeCode } from '../auth/codeOnce.ts'
import { passCookies, questionHeaders, sessionHeaders } from '../auth/signIn.ts'
import { hasTwoFactor } from '../auth/twoFactor.store.ts'
import { knownDevices } from '../knownDevice.ts'
import { m } from '../messages/accounts.messages.ts'
import { noteLanguage } from '../noteLanguage.ts'
import { passwordAgain } from '../passwordAgain.ts'
import { recordEvent } from '../recordEvent.ts'
import { finishTwoFactor, stopTwoFactor } from './switchTwoFactor.actions.ts'
import * as contract from './twoFactor.contract.ts'

/** Six digits are a code of the app; anything else can only be a recovery code. */
const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The library's refusals in the shop's words. */
function refuse(error: unknown): never {
  if (!(error instanceof APIError)) throw error
  const { code } = error.body ?? {}
  if (code === 'INVALID_TWO_FACTOR_COOKIE' || code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE') {
    throw accountFailures.code_over()
  }
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') {
    throw failures.rate_limited({ message: m.tooManyCodes() })
  }
  if (code === 'TOTP_ALREADY_ENABLED') throw accountFailures.two_factor_on()
  if (code === 'TOTP_NOT_ENABLED' || code === 'TWO_FACTOR_NOT_ENABLED') throw accountFailures.two_factor_off()
  throw accountFailures.bad_code()
}

/** A code of the phone after the password, for admins who switch it on. */
export function twoFactorApi(services: AccountServices) {
  const { db } = services
  const tries = rateLimit(services, { name: 'login-code', points: 30, seconds: 15 * 60 })
  const devices = knownDevices(services)
  const askPassword = passwordAgain(services)

  return roomApi()
    .openapi(contract.loginWithCode, async (c) => {
      await tries.consume(c.var.address)
      const { code } = c.req.valid('json')
      const auth = await services.auth()
      const call = { body: { code }, headers: questionHeaders(c), returnHeaders: true as const }
      const signedIn = await (isAppCode(code)
        ? auth.api.verifyTOTP(call)
        : auth.api.verifyBackupCode(call)
      ).catch(async (error) => {
        if (error instanceof APIError)
          await recordEvent(c.var, { kind: 'codeFailed', userId: null, actorId: null })
        return refuse(error)
      })
      const { token, user } = signedIn.response
      const found = user && (await findUser(db, user.id))
      if (!found || !token) throw accountFailures.code_over()
      const row = await noteLanguage(services, found)
      passCookies(c, signedIn.headers)
      await devices.remember(c, row.email)
      await recordEvent(c.var, { kind: 'signIn', userId: row.id, actorId: row.id })
      return c.json({ token, user: presentUser(row), message: m.loggedIn() }, 200)
    })
    .openapi(contract.readTwoFactor, async (c) =>
      c.json({ enabled: await hasTwoFactor(db, callerOf(c).id) }, 200),
    )
    .openapi(contract.startTwoFactor, async (c) => {
      const { password } = c.req.valid('json')
      await askPassword(callerOf(c), password)
      const auth = await services.auth()
      const made = await auth.api
        .enableTwoFactor({ body: { password, method: 'totp' }, headers: sessionHeaders(c) })
        .catch(refuse)
      if (made.method !== 'totp') throw accountFailures.two_factor_off()
      const { totpURI: uri, backupCodes: recoveryCodes } = made
      const secret = new URL(uri).searchParams.get('secret') ?? ''
      return c.json({ uri, secret, qrSvg: renderSVG(uri, { border: 2 }), recoveryCodes }, 200)
    })
    .openapi(contract.confirmTwoFactor, async (c) => {
      const caller = callerOf(c)
      if (await hasTwoFactor(db, caller.id)) throw accountFailures.two_factor_on()
      const auth = await services.auth()
      const { code } = c.req.valid('json')
      const { secretConfig } = await auth.$context
      if (!(await takeCode(db, secretConfig, caller.id, code))) throw accountFailures.bad_code()
      const confirmed = await auth.api
        .verifyTOTP({ body: { code }, headers: sessionHeaders(c), returnHeaders: true })
        .catch(refuse)
      const renewed = await auth.api.getSession({
        headers: withCookies(sessionHeaders(c), confirmed.headers),
      })
      await finishTwoFactor(c.var, caller, renewed?.session.id ?? caller.sessionId)
      passCookies(c, confirmed.headers)
      return c.json({ message: m.asksCode() }, 200)
    })
    .openapi(contract.stopTwoFactor, async (c) => {
      const caller = callerOf(c)
      await askPassword(caller, c.req.valid('json').password)
      await stopTwoFactor(c.var, caller)
      return c.json({ message: m.asksPassword() }, 200)
    })
    .openapi(contract.renewRecoveryCodes, async (c) => {
      const caller = callerOf(c)
      const { password } = c.req.valid('json')
      await askPassword(caller, password)
      const auth = await services.auth()
      const made = await auth.api
        .generateBackupCodes({ body: { password }, headers: sessionHeaders(c) })
        .catch(refuse)
      await auditChange(db, caller, 'twoFactor.newRecoveryCodes', caller.id, { after: { renewed: true } })
      return c.json({ recoveryCodes: made.backupCodes }, 200)
    })
}

/** A request's headers as they will be once the browser has taken the answer's cookies. */
function withCookies(headers: Headers, answered: Headers): Headers {
  const set = answered.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  if (set.length === 0) return headers
  const copy = new Headers(headers)
  copy.delete('authorization')
  copy.set('cookie', set.join('; '))
  return copy
}

export type TwoFactorApi = ReturnType<typeof twoFactorApi>
