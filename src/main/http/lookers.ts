import { audienceOf } from '#/platform/http/audience.rules.ts'
import type { Credential } from '#/platform/http/credential.ts'
import type { FindLooker, Looker } from '#/platform/http/looker.ts'
import type { AppServices } from '../services/services.ts'

/**
 * For whom a shared page is. While the database is away nobody can be looked up, and no log-out is heard: who was verified a while
 * ago and would still be believed gets what all customers get, anybody else what visitors get, if the shop is open to them. An
 * admin's pages are nobody's then.
 */
export function findLookers({
  databaseNotices,
  findCaller,
  settings,
}: Pick<AppServices, 'databaseNotices' | 'findCaller' | 'settings'>): FindLooker {
  const find = async (credential: Credential): Promise<Looker | undefined> => {
    const isShown = credential.kind === 'token' || credential.kind === 'cookie'
    if (!isShown || databaseNotices.staleSince === undefined) {
      const caller = await findCaller(credential)
      return { audience: audienceOf(caller), caller }
    }
    const caller = findCaller.known(credential)
    // guard: no-admin-from-memory
    if (caller?.role === 'admin') return undefined
    if (caller) return { audience: audienceOf(caller), caller }
    // guard: unknown-only-in-open-shop
    return (await settings()).access === 'open' ? { audience: 'visitor', caller: undefined } : undefined
  }
  const atOnce = (credential: Credential): Looker | undefined => {
    const caller = findCaller.atOnce(credential)
    return caller === undefined ? undefined : { audience: audienceOf(caller), caller }
  }
  return Object.assign(find, { atOnce })
}
