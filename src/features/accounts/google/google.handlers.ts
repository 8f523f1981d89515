import { APIError } from 'better-auth/api'
import { callerOf } from '#/platform/http/callerOf.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { accountFailures } from '../accounts.failures.ts'
import { sendAccountMail } from '../accounts.mails.tsx'
import { presentUser } from '../accounts.present.ts'
import { findUserByEmail, lockUser } from '../accounts.store.ts'
import type { AccountServices } from '../auth/auth.ts'
import { originOf, passCookies } from '../auth/signIn.ts'
import { recordEvent } from '../recordEvent.ts'
import * as contract from './google.contract.ts'
import * as store from './google.store.ts'
import type { GoogleIdentity } from './googleIdentity.ts'
import { googleProof } from './googleProof.ts'

const QUARTER_HOUR = 15 * 60

/** Log-in with Google, and connecting Google to an account one is signed in to. */
export function googleApi(services: AccountServices) {
  const { config, db } = services
  const tries = rateLimit(services, { name: 'google', points: 30, seconds: QUARTER_HOUR })
  const proof = googleProof(services)

  /** A new customer with the welcome mail. An account that has the e-mail already is never taken over. */
  const welcome = (identity: GoogleIdentity) =>
    db.transaction(async (tx) => {
      if (await findUserByEmail(tx, identity.email)) throw accountFailures.google_email_taken()
      const user = await store.insertGoogleUser(tx, identity)
      await sendAccountMail(services.jobs, tx, 'welcome', { userId: user.id })
      return user
    })

  /** Two first log-ins at once make one account: the second finds what the first wrote. */
  const findOrWelcome = async (identity: GoogleIdentity) =>
    (await store.findGoogleUser(db, identity.subject)) ??
    (await welcome(identity).catch(async (error) => {
      const user = await store.findGoogleUser(db, identity.subject)
      if (user) return user
      throw brokenConstraint(error) === 'users_email_unique' ? accountFailures.google_email_taken() : error
    }))

  return roomApi()
    .openapi(contract.readGoogle, async (c) => {
      const { caller } = c.var
      const connected = caller !== null && (await store.waysIn(db, caller.id)).includes('google')
      return c.json({ clientId: config.google?.clientId ?? null, connected }, 200)
    })
    .openapi(contract.createGoogleNonce, (c) => c.json({ nonce: proof.begin(c) }, 200))
    .openapi(contract.loginWithGoogle, async (c) => {
      await tries.consume(c.var.address)
      const { credential, rememberMe = true } = c.req.valid('json')
      const user = await findOrWelcome(await proof.verify(c, credential))
      // The code is asked for after the password only, so that it cannot be walked around.
      // guard: google-second-factor
      if (user.twoFactorEnabled) throw accountFailures.google_two_factor()
      const auth = await services.auth()
      const started = await auth.api
        .startSession({ body: { userId: user.id, rememberMe }, headers: originOf(c), returnHeaders: true })
        .catch((error) => {
          throw error instanceof APIError ? accountFailures.bad_google_token() : error
        })
      proof.end(c)
      await recordEvent(c.var, { kind: 'signIn', userId: user.id, actorId: user.id })
      passCookies(c, started.headers)
      const { token } = started.response
      return c.json({ token, user: presentUser(user), message: 'Logged in successfully' }, 200)
    })
    .openapi(contract.connectGoogle, async (c) => {
      await tries.consume(c.var.address)
      const caller = callerOf(c)
      const { email, subject } = await proof.verify(c, c.req.valid('json').credential)
      await db
        .transaction(async (tx) => {
          // Locked: a connection made while an admin changes the e-mail would outlive it.
          const user = await lockUser(tx, caller.id)
          // guard: google-own-email
          if (email !== user?.email) throw accountFailures.google_other_email()
          const owner = await store.findGoogleUser(tx, subject)
          // guard: google-connected-once
          if (owner && owner.id !== caller.id) throw accountFailures.google_connected_elsewhere()
          if (!owner) await store.connectGoogle(tx, caller.id, subject)
        })
        .catch((error) => {
          if (brokenConstraint(error) !== 'accounts_provider') throw error
        })
      proof.end(c)
      return c.json({ message: 'Google is connected' }, 200)
    })
    .openapi(contract.disconnectGoogle, async (c) => {
      const caller = callerOf(c)
      await db.transaction(async (tx) => {
        const ways = await store.waysIn(tx, caller.id)
        if (!ways.includes('credential')) throw accountFailures.no_password()
        await store.disconnectGoogle(tx, caller.id)
      })
      return c.json({ message: 'Google is disconnected' }, 200)
    })
}

export type GoogleApi = ReturnType<typeof googleApi>
