import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import { accountFailures } from '../accounts.failures.ts'
import { sendAccountMail } from '../accounts.mails.tsx'
import { findUserByEmail, lockUser, type UserRow } from '../accounts.store.ts'
import { languageOfPage } from '../noteLanguage.ts'
import * as store from './google.store.ts'
import type { GoogleIdentity } from './googleIdentity.ts'

type Deps = Pick<Services, 'db' | 'jobs'>

/** A new customer with the welcome mail. An account that has the e-mail already is never taken over. */
const welcome = ({ db, jobs }: Deps, identity: GoogleIdentity): Promise<UserRow> =>
  db.transaction(async (tx) => {
    if (await findUserByEmail(tx, identity.email)) throw accountFailures.google_email_taken()
    const user = await store.insertGoogleUser(tx, identity, languageOfPage())
    await sendAccountMail(jobs, tx, 'welcome', { userId: user.id })
    return user
  })

/**
 * Whose Google this is, a new customer at the first log-in. Two first log-ins at once make one account: the second finds
 * what the first wrote. @throws Failure google_email_taken
 */
export async function findOrWelcome(deps: Deps, identity: GoogleIdentity): Promise<UserRow> {
  const known = await store.findGoogleUser(deps.db, identity.subject)
  if (known) return known
  return welcome(deps, identity).catch(async (error) => {
    const user = await store.findGoogleUser(deps.db, identity.subject)
    if (user) return user
    throw brokenConstraint(error) === 'users_email_unique' ? accountFailures.google_email_taken() : error
  })
}

/** Connects Google to the own account; again has no effect. @throws Failure google_other_email, google_connected_elsewhere */
export async function connectGoogle(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { email, subject }: GoogleIdentity,
): Promise<void> {
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
}

/** @throws Failure no_password for who could not get in any more */
export async function disconnectGoogle({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<void> {
  await db.transaction(async (tx) => {
    const ways = await store.waysIn(tx, caller.id)
    if (!ways.includes('credential')) throw accountFailures.no_password()
    await store.disconnectGoogle(tx, caller.id)
  })
}
