import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAIN_LANGUAGE, moreLanguages, preferredLanguage } from '../../language/languages.rules.ts'
import { free } from '../../memory/ownBuffer.ts'
import {
  type Answered,
  type CachedResponse,
  type Encoded,
  encodedAlone,
  encodedShared,
  isKnown,
} from '../cachedResponse.ts'
import { cdnHeaders } from '../cdn/cdnHeaders.rules.ts'
import type { Purger } from '../cdn/purger.ts'
import { observeRequest } from '../countRequests.ts'
import { credentialOf, type RequestHeaders } from '../credential.ts'
import type { Services } from '../env.ts'
import type { FindLooker } from '../looker.ts'
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
  readonly findLooker: FindLooker
  readonly markOf: MarkOf
  /** A cache in front; undefined where there is none. */
  readonly cdn: Pick<Purger, 'isReachable'> | undefined
}

/**
 * Answers ahead of the router what somebody of the same audience got before, or what is made of memory alone. What is known already is not
 * waited for: a turn for each step takes longer than finding a page. Who asks is verified first; cookies that are none of the shop’s decide nothing.
 * @returns whether it did; otherwise the program has to
 */
export async function answerAhead(
  services: AheadServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { config, cdn, responseCache, databaseNotices, findLooker, markOf, fastReads } = services
  const started = performance.now()
  const { url, headers } = request
  if (!url || !isCacheable(request)) return false
  const language = mayWantAnother(url, headers['accept-language'])
    ? preferredLanguage(headers['accept-language'], await services.languages())
    : MAIN_LANGUAGE
  const address = inLanguageOf(url, language)
  const credential = credentialOf(headersOf(request), config.origin)
  const isShown = credential.kind !== 'none'
  try {
    // Whoever has to be looked up in the database is so by the router, once and under its limits, unless the answer may be there.
    // guard: unknown-not-ahead
    const looker =
      findLooker.atOnce(credential) ??
      (responseCache.knows(address) ? await findLooker(credential) : undefined)
    if (!looker) return false
    // guard: cache-by-audience
    const key = cacheKey(looker.audience, address)
    const current = responseCache.get(key)
    const making = current ? undefined : responseCache.whenMade(key)
    const cached = making ? await making : current
    const read = cached ? undefined : fastReads.get(url.split('?', 1)[0] ?? '')
    const made = read && (await madeAhead(services, read, { url, language, key, looker }))
    const found = cached ?? made?.answer
    if (!found) return false
    const count = (status: number) => {
      if (made && config.metricsToken)
        observeRequest(services.metrics.registry, { route: read.path, status, started })
    }
    const { staleSince } = databaseNotices
    const isStalePage =
      staleSince !== undefined && found.headers['content-type']?.startsWith('text/html') === true
    // guard: stale-page-marked
    const answer = isStalePage ? stalePage(found, staleSince) : found
    const about = namesAndValues(answer.headers, isShown || isStalePage)
    about.push('x-request-id', randomUUID())
    if (staleSince !== undefined) about.push(STALE_SINCE, String(staleSince))
    // Of somebody who cannot be looked up nobody says whose this is: what a browser saved stays.
    const whose = looker.caller === undefined ? undefined : markOf(credential, looker.audience)
    const mark = whose instanceof Promise ? await whose : whose
    if (mark !== undefined) about.push(SESSION_MARK, mark)
    // What lingers is over, and goes to nobody who would store it.
    if (cdn && current && !isShown)
      about.push(...Object.entries(await inFront(services, url, key, current.shows)).flat())
    if (isKnown(answer, headers['if-none-match'])) {
      count(304)
      response.writeHead(304, about).end()
      return true
    }
    const accepted = headers['accept-encoding']
    const body = made ? encodedSharedOrAlone(made, accepted) : encodedShared(answer, accepted)
    const { bytes, encoding } = body instanceof Promise ? await body : body
    about.push('content-type', answer.headers['content-type'] ?? '', 'content-length', bytes.byteLength)
    if (encoding) about.push('content-encoding', encoding)
    count(200)
    response.writeHead(200, about)
    response.end(bytes, made && !made.isCached ? () => free(bytes) : undefined)
    return true
  } catch {
    // Whatever stands in the way now meets the program as well, which can say so.
    return false
  }
}

/**
 * The headers of an answer but for its type: names and values in turn, which Node takes in less time than an object.
 * @param isOwn whether it goes to somebody who shows a credential, or is out of date: to no store unless it is the same for all
 */
function namesAndValues(headers: CachedResponse['headers'], isOwn: boolean): (string | number)[] {
  // guard: cached-no-store
  const isNotStored = isOwn && !headers['cache-control']?.startsWith('public')
  const all: (string | number)[] = isNotStored ? ['cache-control', 'no-store'] : []
  for (const name in headers) {
    if (name === 'content-type' || (isNotStored && name === 'cache-control')) continue
    all.push(name, headers[name] ?? '')
  }
  return all
}

/** Nobody waits for the first good compression of what is kept. What is not kept has no body any more once it is compressed. */
function encodedSharedOrAlone({ answer, isCached }: Answered, accepted = ''): Encoded | Promise<Encoded> {
  const known = isCached ? encodedShared(answer, accepted) : undefined
  if (known && !(known instanceof Promise)) return known
  const alone = encodedAlone(answer.body, accepted)
  const freed = (encoded: Encoded): Encoded => {
    if (!isCached && encoded.encoding) free(answer.body)
    return encoded
  }
  return alone instanceof Promise ? alone.then(freed) : freed(alone)
}

/** Whether an answer of the API may be wanted in another language; pages say it by their addresses. Most callers name no other than the main one. */
const mayWantAnother = (url: string, accepted = ''): boolean =>
  url.startsWith('/api/') && moreLanguages.some((one) => accepted.toLowerCase().includes(one))

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
