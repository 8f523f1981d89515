import type { IncomingMessage } from 'node:http'
import { MAIN_LANGUAGE, moreLanguages, preferredLanguage } from '../../language/languages.rules.ts'
import type { CachedResponse } from '../cachedResponse.ts'
import { type Credential, credentialOf, type RequestHeaders } from '../credential.ts'
import type { Services } from '../env.ts'
import type { FindLooker, Looker } from '../looker.ts'
import { cacheKey, inLanguageOf } from '../responseCache.ts'
import { isCacheable } from './cachePublicResponses.ts'
import type { FastReads } from './fastReads.ts'
import { type MadeAheadServices, madeAhead } from './madeAhead.ts'

export interface FindAheadServices extends MadeAheadServices, Pick<Services, 'config'> {
  readonly fastReads: FastReads
  readonly findLooker: FindLooker
}

/** An answer that is sent ahead of the router, and to whom. */
export interface FoundAhead {
  readonly answer: CachedResponse
  /** Made of memory just now; in the cache; or waited for while it was made, when what was there before may be given instead. */
  readonly from: 'memory' | 'cache' | 'waiting'
  /** Whether it is given again. If not, its bytes go once they are sent. */
  readonly isCached: boolean
  readonly credential: Credential
  readonly looker: Looker
  /** Path and query. */
  readonly url: string
  /** What it is cached under. */
  readonly key: string
}

/** What is known for this request, or can be made of memory; undefined where the router has to answer. Who asks is verified first; cookies that are none of the shop’s decide nothing. */
export async function findAhead(
  services: FindAheadServices,
  request: IncomingMessage,
): Promise<FoundAhead | undefined> {
  const { responseCache, findLooker, fastReads } = services
  const { url, headers } = request
  if (!url || !isCacheable(request)) return undefined
  const language = mayWantAnother(url, headers['accept-language'])
    ? preferredLanguage(headers['accept-language'], await services.languages())
    : MAIN_LANGUAGE
  const address = inLanguageOf(url, language)
  const credential = credentialOf(headersOf(request), services.config.origin)
  // Whoever has to be looked up in the database is so by the router, once and under its limits, unless the answer may be there.
  // guard: unknown-not-ahead
  const looker =
    findLooker.atOnce(credential) ?? (responseCache.knows(address) ? await findLooker(credential) : undefined)
  if (!looker) return undefined
  // guard: cache-by-audience
  const key = cacheKey(looker.audience, address)
  const asked = { credential, looker, url, key }
  const current = responseCache.get(key)
  if (current) return { ...asked, answer: current, from: 'cache', isCached: true }
  const making = responseCache.whenMade(key)
  const answer = making && (await making)
  if (answer) return { ...asked, answer, from: 'waiting', isCached: true }
  const read = fastReads.get(pathOf(url))
  const made = read && (await madeAhead(services, read, { url, language, key, looker }))
  return made && { ...asked, ...made, from: 'memory' }
}

/** @param url path and query */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Whether an answer of the API may be wanted in another language; pages say it by their addresses. Most callers name no other than the main one. */
const mayWantAnother = (url: string, accepted = ''): boolean =>
  url.startsWith('/api/') && moreLanguages.some((one) => accepted.toLowerCase().includes(one))

/** What says who is asking, with repeated headers joined as the program reads them; of `authorization` Node takes the first alone. */
const headersOf = (request: IncomingMessage): RequestHeaders => ({
  get(name) {
    const value = request.headers[name]
    if (value === undefined) return null
    if (name === 'cookie') return String(value)
    const all = request.headersDistinct[name] ?? []
    // guard: both-tokens-read
    return all.join(', ')
  },
})
