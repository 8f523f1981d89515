import type { Context, TypedResponse } from 'hono'
import { free } from '../memory/ownBuffer.ts'
import { encodedSync } from './cachedResponse.ts'
import type { HttpEnv } from './env.ts'

/**
 * Sends an answer of type `Body` that is there as the bytes of its JSON, and is sent to this caller alone. It is compressed here: compressJson.ts would have to
 * read it out of the answer first, which copies it three times. @param json gone afterwards where it has its bytes to itself
 */
export function sendJson<Body>(
  c: Context<HttpEnv>,
  json: Buffer,
): Response & TypedResponse<Body, 200, 'json'> {
  const { bytes, encoding } = encodedSync(json, c.req.header('accept-encoding'))
  if (encoding) {
    free(json)
    c.header('Content-Encoding', encoding)
    c.header('Vary', 'Accept-Encoding', { append: true })
  }
  c.header('Content-Type', 'application/json')
  const sent: Response = c.body(bytes as Uint8Array<ArrayBuffer>, 200)
  return sent as Response & TypedResponse<Body, 200, 'json'>
}
