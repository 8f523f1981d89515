import type { Context, TypedResponse } from 'hono'
import { free } from '../memory/ownBuffer.ts'
import { encodedSync } from './cachedResponse.ts'
import type { HttpEnv } from './env.ts'

/**
 * Sends an answer of type `Body` that is there as the bytes of its JSON, to this caller alone. From 1 KB up to 128 KB it is compressed here where that is
 * accepted: compressJson.ts would first copy it out of the answer. What is longer is left to it. @param json not to be read afterwards: where it was
 * compressed, its bytes are given back
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
