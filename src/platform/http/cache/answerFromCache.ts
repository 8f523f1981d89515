import type { IncomingMessage, ServerResponse } from 'node:http'
import { newId } from '../../db/ids.ts'
import { encodedFor, isKnown } from '../cachedResponse.ts'
import type { ResponseCache } from '../responseCache.ts'
import { isAnybodys } from './cachePublicResponses.ts'

/**
 * Answers a visitor with what another one got a moment ago, before anything else looks at the request.
 * @returns whether it did; otherwise the program has to
 */
export function answerFromCache(
  cache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!request.url || !isAnybodys(request)) return false
  const answer = cache.get(request.url)
  if (!answer) return false
  if (isKnown(answer, request.headers['if-none-match'])) {
    const { 'content-type': _type, ...headers } = answer.headers
    response.writeHead(304, { ...headers, 'x-request-id': newId() }).end()
    return true
  }
  const encoded = encodedFor(answer, request.headers['accept-encoding'])
  if (!encoded) return false
  const { bytes, encoding } = encoded
  const headers = { ...answer.headers, 'x-request-id': newId(), 'content-length': bytes.byteLength }
  response.writeHead(200, encoding ? { ...headers, 'content-encoding': encoding } : headers).end(bytes)
  return true
}
