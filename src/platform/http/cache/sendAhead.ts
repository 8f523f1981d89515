import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
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
import { SESSION_MARK } from '../sessionMark.rules.ts'
import type { MarkOf } from '../sessionMark.ts'
import { STALE_SINCE } from '../staleness.rules.ts'
import { endAfterTurn } from './endAfterTurn.ts'
import type { FoundAhead } from './findAhead.ts'
import type { MadeAheadServices } from './madeAhead.ts'
import { stalePage } from './markStale.ts'

export interface SendAheadServices
  extends Pick<MadeAheadServices, 'databaseNotices' | 'responseCache' | 'isOpenToAll' | 'languages'> {
  readonly markOf: MarkOf
  /** A cache in front; undefined where there is none. */
  readonly cdn: Pick<Purger, 'isReachable'> | undefined
}

/** Sends it, at the end of this turn, as its caller takes it: compressed, or not at all where they have it; what is said to one alone goes to no store. @returns its status */
export async function sendAhead(
  services: SendAheadServices,
  { headers }: IncomingMessage,
  response: ServerResponse,
  found: FoundAhead,
): Promise<200 | 304> {
  const { staleSince } = services.databaseNotices
  const { credential, looker, from, isCached } = found
  const isShown = credential.kind !== 'none'
  const isStalePage =
    staleSince !== undefined && found.answer.headers['content-type']?.startsWith('text/html') === true
  // guard: stale-page-marked
  const answer = isStalePage ? stalePage(found.answer, staleSince) : found.answer
  const about = namesAndValues(answer.headers, isShown || isStalePage)
  about.push('x-request-id', randomUUID())
  if (staleSince !== undefined) about.push(STALE_SINCE, String(staleSince))
  // Of somebody who cannot be looked up nobody says whose this is: what a browser saved stays.
  const whose = looker.caller === undefined ? undefined : services.markOf(credential, looker.audience)
  const mark = whose instanceof Promise ? await whose : whose
  if (mark !== undefined) about.push(SESSION_MARK, mark)
  // What was waited for may be over (`responseCache.ts`), and goes to nobody who would store it.
  if (services.cdn && from === 'cache' && !isShown)
    about.push(...Object.entries(await inFront(services, found)).flat())
  if (isKnown(answer, headers['if-none-match'])) {
    endAfterTurn(response.writeHead(304, about))
    return 304
  }
  const accepted = headers['accept-encoding']
  const body =
    from === 'memory' ? encodedSharedOrAlone({ answer, isCached }, accepted) : encodedShared(answer, accepted)
  const { bytes, encoding } = body instanceof Promise ? await body : body
  about.push('content-type', answer.headers['content-type'] ?? '', 'content-length', bytes.byteLength)
  if (encoding) about.push('content-encoding', encoding)
  // guard: written-after-turn
  endAfterTurn(response.writeHead(200, about), bytes, isCached ? undefined : () => free(bytes))
  return 200
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

/**
 * What lets a cache in front store an answer: of visitors alone, where everybody may see the shop, while that cache and this process hear what changes. Only answers that are
 * cached here say so, since only of them it is known what they show.
 */
async function inFront(
  { cdn, isOpenToAll, databaseNotices, responseCache, languages }: SendAheadServices,
  { url, key, answer }: FoundAhead,
): Promise<Record<string, string>> {
  // guard: front-only-while-heard
  if (!cdn?.isReachable || !databaseNotices.connected) return {}
  // Pages have an address in each language. Answers of the API have one for all, and not every cache in front looks at `Vary`.
  // guard: front-of-one-language
  if (url.startsWith('/api/') && (await languages()).length > 0) return {}
  // guard: front-only-when-open
  if (!(await isOpenToAll())) return {}
  return cdnHeaders(answer.shows, responseCache.isInTurn(key))
}
