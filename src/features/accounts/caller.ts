import type { Caller, Services } from '#/platform/http/env.ts'
import type { FindCaller } from '#/platform/http/http.ts'
import { authOf } from './auth.ts'
import { outage } from './outage.ts'
import { withBearer } from './signIn.ts'

/** A session is looked up again after this long, ms, even if no notice of a change came. */
const KEEP_MS = 30_000
const KEEP_AT_MOST = 10_000

interface Kept {
  readonly caller: Caller
  readonly until: number
}

/** The cookie or token that a request shows, as one text; undefined for a visitor. */
function credentialOf(headers: Headers): string | undefined {
  const token = headers.get('authorization')
  if (token) return `token ${token}`
  const cookie = headers.get('cookie')?.match(/(?:^|;\s*)((?:__Host-)?zari\.session=[^;]+)/)?.[1]
  return cookie && `cookie ${cookie}`
}

/**
 * Finds callers by their session. Found ones are kept in memory; any change of the user or end of a session, in any
 * process, is heard through a notice and drops them, so a disabled or logged-out caller is out within a second.
 */
export function findCallers(services: Services, now: () => number = Date.now): FindCaller {
  const kept = new Map<string, Kept>()
  services.notices.on('users', (userId) => {
    for (const [credential, { caller }] of kept) {
      if (userId === '*' || caller.id === userId) kept.delete(credential)
    }
  })
  return async (headers) => {
    const credential = credentialOf(headers)
    if (credential === undefined) return null
    const known = kept.get(credential)
    if (known && known.until > now() && services.notices.connected) return known.caller
    kept.delete(credential)
    const caller = await lookUp(services, withBearer(headers))
    if (!caller) return null
    if (kept.size >= KEEP_AT_MOST) kept.clear()
    kept.set(credential, { caller, until: now() + KEEP_MS })
    return caller
  }
}

async function lookUp(services: Services, headers: Headers): Promise<Caller | null> {
  const auth = await authOf(services)
  const found = await auth.api.getSession({ headers }).catch((error) => {
    throw outage(services, error)
  })
  if (found?.user.status !== 'active') return null
  const { id, name, email, contact, role, image } = found.user
  return {
    id,
    name,
    email,
    contact: contact ?? '',
    role: role === 'admin' ? 'admin' : 'customer',
    image: image ?? null,
    sessionId: found.session.id,
  }
}
