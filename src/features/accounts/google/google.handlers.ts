import { APIError } from 'better-auth/api'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { accountFailures } from '../accounts.failures.ts'
import { presentUser } from '../accounts.present.ts'
import type { AccountServices } from '../auth/auth.ts'
import { originOf, passCookies } from '../auth/signIn.ts'
import { m } from '../messages/accounts.messages.ts'
import { noteLanguage } from '../noteLanguage.ts'
import { recordEvent } from '../recordEvent.ts'
import { connectGoogle, disconnectGoogle, findOrWelcome } from './connectGoogle.actions.ts'
import * as contract from './google.contract.ts'
import { waysIn } from './google.store.ts'
import { googleProof } from './googleProof.ts'

const QUARTER_HOUR = 15 * 60

/** Log-in with Google, and connecting Google to an account one is signed in to. */
export function googleApi(services: AccountServices) {
  const { config, db } = services
  const tries = rateLimit(services, { name: 'google', points: 30, seconds: QUARTER_HOUR })
  const proof = googleProof(services)

  return roomApi()
    .openapi(contract.readGoogle, async (c) => {
      const { caller } = c.var
      const connected = caller !== null && (await waysIn(db, caller.id)).includes('google')
      return c.json({ clientId: config.google?.clientId ?? null, connected }, 200)
    })
    .openapi(contract.createGoogleNonce, (c) => c.json({ nonce: proof.begin(c) }, 200))
    .openapi(contract.loginWithGoogle, async (c) => {
      await tries.consume(c.var.address)
      const { credential, rememberMe = true } = c.req.valid('json')
      const found = await findOrWelcome(services, await proof.verify(c, credential))
      // The code is asked for after the password only, so that it cannot be walked around.
      // guard: google-second-factor
      if (found.twoFactorEnabled) throw accountFailures.google_two_factor()
      const auth = await services.auth()
      const started = await auth.api
        .startSession({ body: { userId: found.id, rememberMe }, headers: originOf(c), returnHeaders: true })
        .catch((error) => {
          throw error instanceof APIError ? accountFailures.bad_google_token() : error
        })
      proof.end(c)
      const user = await noteLanguage(services, found)
      await recordEvent(c.var, { kind: 'signIn', userId: user.id, actorId: user.id })
      passCookies(c, started.headers)
      const { token } = started.response
      return c.json({ token, user: presentUser(user), message: m.loggedIn() }, 200)
    })
    .openapi(contract.connectGoogle, async (c) => {
      await tries.consume(c.var.address)
      const caller = callerOf(c)
      await connectGoogle(services, caller, await proof.verify(c, c.req.valid('json').credential))
      proof.end(c)
      return c.json({ message: m.googleConnected() }, 200)
    })
    .openapi(contract.disconnectGoogle, async (c) => {
      await disconnectGoogle(services, callerOf(c))
      return c.json({ message: m.googleDisconnected() }, 200)
    })
}

export type GoogleApi = ReturnType<typeof googleApi>
