import { inLanguage } from '../../language/inLanguage.ts'
import type { Language } from '../../language/languages.rules.ts'
import type { Answered, CachedResponse } from '../cachedResponse.ts'
import type { Services } from '../env.ts'
import type { Outside } from '../http.ts'
import type { Looker } from '../looker.ts'
import type { FastRead } from './fastReads.ts'
import { PUBLIC, VARY_PUBLIC } from './sendCached.ts'

export interface MadeAheadServices extends Pick<Services, 'responseCache' | 'databaseNotices'> {
  /** What protects an answer that is no page. */
  readonly securityHeaders: Readonly<Record<string, string>>
  /** What the shop speaks besides the main language. */
  readonly languages: Outside['languages']
  /** Whether everybody may see the shop. */
  readonly isOpenToAll: () => boolean | Promise<boolean>
}

interface Asked {
  /** Path and query. */
  readonly url: string
  readonly language: Language
  /** What the answer is cached under. */
  readonly key: string
  readonly looker: Looker
}

/** An answer made of memory, with all headers that the router would give it; undefined where the router has to say something. */
export async function madeAhead(
  services: MadeAheadServices,
  read: FastRead,
  { url, language, key, looker: { audience, caller } }: Asked,
): Promise<Answered | undefined> {
  const { databaseNotices, responseCache, isOpenToAll, languages, securityHeaders } = services
  // Admins read more than that.
  // guard: admins-not-ahead
  if (audience === 'admin' || caller?.role === 'admin') return undefined
  // While no notices come the catalogue is read anew, or what is stale is said to be.
  // guard: uninformed-not-ahead
  if (!databaseNotices.connected || databaseNotices.staleSince !== undefined) return undefined
  // guard: members-not-ahead
  if (read.access !== 'public' && audience === 'visitor' && !(await isOpenToAll())) return undefined
  const { edition } = responseCache
  const made = await inLanguage(language, () => read.ahead(url))
  if (!made) return undefined
  const known = languages()
  const spoken = (known instanceof Promise ? await known : known).length > 0 ? ', Accept-Language' : ''
  const answer = {
    ...made.answer,
    headers: {
      ...securityHeaders,
      ...cacheHeaders(made.answer, spoken),
      'content-type': 'application/json',
      ...made.answer.headers,
    },
  }
  // guard: ahead-kept-when-repeated
  if (made.isCached) responseCache.set(edition, key, answer)
  return { answer, isCached: made.isCached }
}

/** What caches and browsers are told of an answer: one with a tag may be kept. */
const cacheHeaders = ({ etag }: CachedResponse, spoken: string): Record<string, string> =>
  etag === undefined
    ? { 'cache-control': 'no-store', vary: `${VARY_PUBLIC}${spoken}` }
    : { 'cache-control': PUBLIC, etag, vary: `${VARY_PUBLIC}${spoken}` }
