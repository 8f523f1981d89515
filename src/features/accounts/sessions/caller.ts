import { cached } from '#/platform/cache/cached.ts'
import type { Credential } from '#/platform/http/credential.ts'
import type { Caller } from '#/platform/http/env.ts'
import type { FindCaller } from '#/platform/http/http.ts'
import { languageOfTag } from '#/platform/language/languages.rules.ts'
import type { AccountServices } from '../auth/auth.ts'
import { outage } from '../auth/outage.ts'
import { endOfSession, isUseNoted } from '../auth/sessionEnd.rules.ts'
import { endSession, noteUse } from './sessions.store.ts'

/**
 * An admin is looked up again after this long, ms, even if no notice of a change came: the use of an admin's session is
 * written down to the minute.
 */
const ADMIN_RECHECK_MS = 30_000
/**
 * So is a customer, after half of this to all of it, by lot: thousands who came in the same minute must not be looked up
 * in the same minute again and again. With 100,000 in use that is 110 to 220 a second, which a process just can; every half
 * minute it would be more. It is also how long somebody who left may be known where notices do not arrive unnoticed.
 */
const CUSTOMER_RECHECK_MS = 900_000
/**
 * Sessions a process knows at most: 100,000 in use and some that are just going out of it. Beyond that those unused for
 * longest go, and whoever comes back costs a look-up, which takes as long as eight answers. One takes about 1.1 KB
 * (`npm run bench sessions`), all of them 135 MB in each process; a shop with few customers holds few.
 */
const CACHE_SIZE = 120_000

type Shown = Exclude<Credential, { kind: 'none' | 'bad' }>

/**
 * Finds callers by their session. Verified ones are kept in memory under the very text that was verified, the ones
 * unused for longest going first; any change of the user or end of a session, in any process, is heard through a notice
 * and drops them, so a disabled or logged-out caller is out within a second.
 */
export function findCallers(
  services: Omit<AccountServices, 'findCaller'>,
  now: () => number = Date.now,
  atMost: number = CACHE_SIZE,
): FindCaller {
  // guard: caller-change-noticed
  const callers = cached(
    services.databaseNotices,
    'users',
    (shown: Shown) => verify(services, shown, now()),
    {
      // The very text that was verified, and nothing beside it; a token's begins like no cookie.
      keyOf: ({ header: [, value] }) => value,
      max: atMost,
      until: (found) => (found ? Math.min(now() + recheckIn(found.caller), found.endsAt) : 0),
      subjectOf: (found) => found?.caller.id ?? '',
      isPersonal: true,
      now,
    },
  )
  const find = async (credential: Credential) =>
    isShown(credential) ? ((await callers.get(credential))?.caller ?? null) : null
  const atOnce = (credential: Credential) => (isShown(credential) ? callers.atOnce(credential)?.caller : null)
  const known = (credential: Credential) =>
    isShown(credential) ? callers.known(credential)?.caller : undefined
  return Object.assign(find, { atOnce, known })
}

const isShown = (credential: Credential): credential is Shown =>
  credential.kind === 'token' || credential.kind === 'cookie'

/** ms */
// guard: admin-looked-up-often
const recheckIn = ({ role }: Caller): number =>
  role === 'admin' ? ADMIN_RECHECK_MS : (CUSTOMER_RECHECK_MS * (1 + Math.random())) / 2

/** The user in good standing whose session this is, and when it ends (ms). The library gets the one credential and nothing else. */
async function verify(services: Omit<AccountServices, 'findCaller'>, { header, token }: Shown, now: number) {
  const auth = await services.auth()
  const found = await auth.api.getSession({ headers: new Headers([[...header]]) }).catch((error) => {
    throw outage(services, error)
  })
  // guard: active-users-only
  if (found?.user.status !== 'active') return null
  if (found.session.token !== token) return null
  const { id, name, email, contact, image } = found.user
  const role = found.user.role === 'admin' ? 'admin' : 'customer'
  const session = { ...found.session, lastUsedAt: found.session.updatedAt }
  const endsAt = endOfSession(session, role)
  // guard: session-ended
  if (endsAt <= now) {
    await endSession(services.db, id, session.id)
    return null
  }
  if (isUseNoted(session, role, now)) await noteUse(services.db, session.id, new Date(now))
  const caller: Caller = {
    id,
    name,
    email,
    contact: contact ?? '',
    role,
    image: image ?? null,
    language: languageOfTag(found.user.language ?? undefined) ?? null,
    sessionId: session.id,
  }
  return { caller, endsAt }
}
