import type { Context, TypedResponse } from 'hono'
import type { HttpEnv } from './env.ts'

/** Sends an answer of type `Body` that is there as the bytes of its JSON. */
export function sendJson<Body>(
  c: Context<HttpEnv>,
  json: Buffer,
): Response & TypedResponse<Body, 200, 'json'> {
  c.header('Content-Type', 'application/json')
  const sent: Response = c.body(json as Uint8Array<ArrayBuffer>, 200)
  return sent as Response & TypedResponse<Body, 200, 'json'>
}
