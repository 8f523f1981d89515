import type { MiddlewareHandler } from 'hono'
import { encodedAtOnce } from '../cachedResponse.ts'
import type { HttpEnv } from '../env.ts'

/**
 * Sends the JSON that somebody reads compressed, personal answers and lists of the admin's among them: on a slow line a list of 24 products is there
 * 0.2 s sooner. All of it lies in memory anyhow, so it is packed in one go. `hono/compress`, which has pages, makes a stream of each answer however short it
 * is: 0.3 ms of the processor instead of 0.05.
 */
export const compressJson: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  const { headers, status } = c.res
  const isJson = headers.get('content-type')?.startsWith('application/json')
  const isPacked = headers.has('content-encoding') || headers.has('content-length')
  // What a write answers is short.
  if (c.req.method !== 'GET' || !isJson || isPacked || status === 304) return
  const accepted = c.req.header('accept-encoding')
  // A page that is rendered here asks without a network.
  if (accepted === undefined) return
  const { bytes, encoding } = encodedAtOnce(Buffer.from(await c.res.arrayBuffer()), accepted)
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
  if (encoding) headers.set('Content-Encoding', encoding)
  // Set aside first: what replaces an answer would be made a stream and get its headers once more.
  c.res = undefined
  c.res = new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers })
}
