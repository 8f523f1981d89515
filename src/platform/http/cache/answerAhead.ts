import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Language,
  MAIN_LANGUAGE,
  moreLanguages,
  preferredLanguage,
} from '../../language/languages.rules.ts'
import { free } from '../../memory/ownBuffer.ts'
import { type Answered, type Encoded, encodedAlone, encodedShared, isKnown } from '../cachedResponse.ts'
import { cdnHeaders } from '../cdn/cdnHeaders.rules.ts'
import type { Purger } from '../cdn/purger.ts'
import { observeRequest } from '../countRequests.ts'
import { credentialOf, type RequestHeaders } from '../credential.ts'
import type { Services } from '../env.ts'
import type { FindCaller } from '../http.ts'
import type { FindLooker, Looker } from '../looker.ts'
import { cacheKey, inLanguageOf } from '../responseCache.ts'
import { SESSION_MARK } from '../sessionMark.rules.ts'
import type { MarkOf } from '../sessionMark.ts'
import { STALE_SINCE } from '../staleness.rules.ts'
import { isCacheable } from './cachePublicResponses.ts'
import type { FastReads } from './fastReads.ts'
import { type MadeAheadServices, madeAhead } from './madeAhead.ts'
import { stalePage } from './markStale.ts'

export interface AheadServices extends MadeAheadServices, Pick<Services, 'config' | 'metrics'> {
  readonly fastReads: FastReads
  readonly findCaller: Pick<FindCaller, 'known'>
  readonly findLooker: FindLooker
  readonly markOf: MarkOf
  /** A cache in front; undefined where there is none. */
  readonly cdn: Pick<Purger, 'isReachable'> | undefined
}

/**
 * Answers ahead of the router what somebody of the same audience got before, or what is made of memory alone. Who asks is verified
 * first, in memory; cookies that are none of the shop's decide nothing.
 * @returns whether it did; otherwise the program has to
 */
export async function answerAhead(
  services: AheadServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { config, responseCache, databaseNotices, findLooker, findCaller, markOf, fastReads } = services
  const started = performance.now()
  const { url } = request
  if (!url || !isCacheable(request)) return false
  const language = await languageOf(services, url, request.headers['accept-language'])
  const address = inLanguageOf(url, language)
  const mayBeCached = responseCache.knows(address)
  const read = fastReads.get(url.split('?', 1)[0] ?? '')
  // Nobody is looked up for what is not there.
  if (!read && !mayBeCached) return false
  const credential = credentialOf(headersOf(request), config.origin)
  const isShown = credential.kind !== 'none'
  // Whoever has to be looked up in the database is so by the router, once and under its limits.
  // guard: unknown-not-ahead
  if (!mayBeCached && 'token' in credential && !findCaller.known(credential)) return false
  try {
    // guard: cache-by-audience
    const looker = isShown ? await findLooker(credential) : visitor
    if (!looker) return false
    const key = cacheKey(looker.audience, address)
    const current = responseCache.get(key)
    const cached = current ?? (await responseCache.whenMade(key))
    const made = cached || !read ? undefined : await madeAhead(services, read, { url, language, key, looker })
    const found = cached ?? made?.answer
    if (!found) return false
    const count = (status: number) => {
      if (made && read && config.metricsToken)
        observeRequest(services.metrics.registry, { route: read.path, status, started })
    }
    const { staleSince } = databaseNotices
    // Of somebody who cannot be looked up nobody says whose this is: what a browser saved stays.
    const mark = looker.caller === undefined ? undefined : await markOf(credential, looker.audience)
    const isStalePage = staleSince !== undefined && found.headers['content-type']?.startsWith('text/html')
    // guard: stale-page-marked
    const answer = isStalePage ? stalePage(found, staleSince) : found
    const { 'content-type': type = '', ...rest } = answer.headers
    const ours = {
      ...rest,
      ...((isShown || isStalePage) && neverStored(rest)),
      ...(staleSince !== undefined && { [STALE_SINCE]: String(staleSince) }),
      // What lingers is over, and goes to nobody who would store it.
      ...(current && !isShown && (await inFront(services, url, key, current.shows))),
      'x-request-id': randomUUID(),
      ...(mark !== undefined && { [SESSION_MARK]: mark }),
    }
    if (isKnown(answer, request.headers['if-none-match'])) {
      count(304)
      response.writeHead(304, ours).end()
      return true
    }
    const accepted = request.headers['accept-encoding']
    const { bytes, encoding } = made
      ? await encodedSharedOrAlone(made, accepted)
      : await encodedShared(answer, accepted)
    const about = { ...ours, 'content-type': type, 'content-length': bytes.byteLength }
    count(200)
    response.writeHead(200, encoding ? { ...about, 'content-encoding': encoding } : about)
    response.end(bytes, made && !made.isCached ? () => free(bytes) : undefined)
    return true
  } catch {
    // Whatever stands in the way now meets the program as well, which can say so.
    return false
  }
}

/** Nobody waits for the first good compression of what is kept. What is not kept has no body any more once it is compressed. */
async function encodedSharedOrAlone({ answer, isCached }: Answered, accepted = ''): Promise<Encoded> {
  const known = isCached ? encodedShared(answer, accepted) : undefined
  if (known && !(known instanceof Promise)) return known
  const alone = await encodedAlone(answer.body, accepted)
  if (!isCached && alone.encoding) free(answer.body)
  return alone
}

/** The language in which an answer of the API is wanted; pages say it by their addresses. Most callers name no other than the main one. */
async function languageOf(
  { languages }: AheadServices,
  url: string,
  accepted: string | undefined,
): Promise<Language> {
  const mayWant = accepted !== undefined && moreLanguages.some((one) => accepted.toLowerCase().includes(one))
  if (!mayWant || !url.startsWith('/api/')) return MAIN_LANGUAGE
  return preferredLanguage(accepted, await languages())
}

const visitor: Looker = { audience: 'visitor', caller: null }

/**
 * What lets a cache in front store an answer: of visitors alone, where everybody may see the shop, while that cache and this process hear what changes. Only answers that are
 * cached here say so, since only of them it is known what they show.
 */
async function inFront(
  { cdn, isOpenToAll, databaseNotices, responseCache, languages }: AheadServices,
  url: string,
  key: string,
  shows: readonly string[] | undefined,
): Promise<Record<string, string>> {
  // guard: front-only-while-heard
  if (!cdn?.isReachable || !databaseNotices.connected) return {}
  // Pages have an address in each language. Answers of the API have one for all, and not every cache in front looks at `Vary`.
  // guard: front-of-one-language
  if (url.startsWith('/api/') && (await languages()).length > 0) return {}
  // guard: front-only-when-open
  if (!(await isOpenToAll())) return {}
  return cdnHeaders(shows, responseCache.isInTurn(key))
}

/** Whoever shows a credential gets nothing that is to be stored, unless it is the same for all. */
const neverStored = (headers: Readonly<Record<string, string>>) =>
  // guard: cached-no-store
  headers['cache-control']?.startsWith('public') ? {} : { 'cache-control': 'no-store' }

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
