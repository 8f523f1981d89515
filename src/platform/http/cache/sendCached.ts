import type { Context, TypedResponse } from 'hono'
import { currentLanguage } from '../../language/current.ts'
import { free } from '../../memory/ownBuffer.ts'
import { type Answered, type CachedResponse, encodedShared, encodedSync, isKnown } from '../cachedResponse.ts'
import { DEPENDS_ON_CALLER } from '../callerCacheHeaders.ts'
import type { HttpEnv } from '../env.ts'
import { SHOWS_HEADER } from '../inProcess.ts'
import { inLanguageOf } from '../responseCache.ts'
import { sendJson } from '../sendJson.ts'

/** The path and query of a request. */
export const pathAndQuery = ({ url }: Pick<Context['req'], 'url'>): string => url.slice(url.indexOf('/', 8))

/** The same in the language of its answer: what a response is cached under. */
export const keyOf = (c: Context): string => inLanguageOf(pathAndQuery(c.req), currentLanguage())

/** What the answers that any cache may keep depend on: `Vary`. */
export const VARY_PUBLIC = `Accept-Encoding, ${DEPENDS_ON_CALLER}`
/** Any cache may keep it, and has to ask whether it is still true. */
export const PUBLIC = 'public, no-cache'

/**
 * Sends a cached response of type `Body`: 304 when the caller has it already, compressed when that is accepted and worth
 * it. Every cache may keep it and has to ask whether it is still true.
 */
export function sendCached<Body>(
  c: Context<HttpEnv>,
  answer: CachedResponse,
): Response & TypedResponse<Body, 200, 'json'> {
  return send(c, answer) as Response & TypedResponse<Body, 200, 'json'>
}

/**
 * The same for an answer that was just made. Most questions with a text or a price are never asked again: not until then
 * is it compressed well and kept for its address.
 */
export function sendNew<Body>(
  c: Context<HttpEnv>,
  answer: CachedResponse,
): Response & TypedResponse<Body, 200, 'json'> {
  // guard: first-answers-not-kept
  return send(c, answer, true) as Response & TypedResponse<Body, 200, 'json'>
}

/** Sends an answer as one that is given again, or as one that was made for this caller alone. */
export const sendAnswered = <Body>(
  c: Context<HttpEnv>,
  { answer, isCached }: Answered,
): Response & TypedResponse<Body, 200, 'json'> =>
  isCached ? sendCached<Body>(c, answer) : sendNew<Body>(c, answer)

/** Sends an answer that nobody keeps. */
export function sendUncached<Body>(
  c: Context<HttpEnv>,
  { answer }: Answered,
): Response & TypedResponse<Body, 200, 'json'> {
  if (answer.shows) c.header(SHOWS_HEADER, answer.shows.join())
  return sendJson<Body>(c, answer.body)
}

function send(c: Context<HttpEnv>, answer: CachedResponse, isNew = false): Response {
  c.header('Cache-Control', PUBLIC)
  c.header('ETag', answer.etag)
  if (answer.shows) c.header(SHOWS_HEADER, answer.shows.join())
  c.header('Vary', VARY_PUBLIC)
  const about = { ...answer.headers, 'content-type': 'application/json' }
  if (!isNew) c.set('toCache', { make: (headers) => ({ ...answer, headers: { ...headers, ...about } }) })
  if (isKnown(answer, c.req.header('if-none-match'))) return c.body(null, 304)
  for (const [name, value] of Object.entries(about)) c.header(name, value)
  const accepted = c.req.header('accept-encoding')
  const known = isNew ? undefined : encodedShared(answer, accepted)
  // Nobody waits for the first good compression.
  const isMade = known && !(known instanceof Promise)
  const { bytes, encoding } = isMade ? known : encodedSync(answer.body, accepted)
  if (isNew && encoding) free(answer.body)
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200)
}
