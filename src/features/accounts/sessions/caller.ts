import { cached } from '#/platform/cache/cached.ts'
import { type Credential, credentialOf } from '#/platform/http/credential.ts'
import type { Caller } from '#/platform/http/env.ts'
import type { FindCaller } from '#/platform/http/http.ts'
import type { AccountServices } from '../auth/auth.ts'
import { outage } from '../auth/outage.ts'
import { endOfSession, isUseNoted } from '../auth/sessionEnd.rules.ts'
import { endSession, noteUse } from './sessions.store.ts'

/** A session is looked up again after this long, ms, even if no notice of a change came. */
const CACHE_MS = 30_000
const CACHE_SIZE = 10_000

type Shown = Exclude<Credential, { kind: 'none' | 'bad' }>

/**
 * Finds callers by their session. Verified ones are kept in memory under the very text that was verified, the ones
 * unused for longest going first; any change of the user or end of a session, in any process, is heard through a notice
 * and drops them, so a disabled or logged-out caller is out within a second.
 */
export function findCallers(
  services: AccountServices,
  now: () => number = Date.now,
  atMost: number = CACHE_SIZE,
): FindCaller {
  // guard: caller-change-noticed
  const callers = cached(
    services.databaseNotices,
    'users',
    (shown: Shown) => verify(services, shown, now()),
    {
      // The very text that was verified, and nothing beside it.
      keyOf: ({ header }) => header.join(' '),
      max: atMost,
      until: (found) => (found ? Math.min(now() + CACHE_MS, found.endsAt) : 0),
      isAbout: (found, userId) => found?.caller.id === userId,
      now,
    },
  )
  return async (headers) => {
    const credential = credentialOf(headers, services.config.origin)
    if (credential.kind === 'none' || credential.kind === 'bad') return null
    return (await callers.get(credential))?.caller ?? null
  }
}

/** The user in good standing whose session this is, and when it ends (ms). The library gets the one credential and nothing else. */
async function verify(services: AccountServices, { header, token }: Shown, now: number) {
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
    sessionId: session.id,
  }
  return { caller, endsAt }
}
