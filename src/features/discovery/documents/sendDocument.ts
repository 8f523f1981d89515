import type { FileHandle } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Context } from 'hono'
import type { HttpEnv } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'

/** So many are sent at a time by one process. */
const MOST_AT_ONCE = 8
/** Who takes longer is cut off, ms. */
const MOST_MS = 5 * 60 * 1000
/** Who comes too many asks again after this, seconds. */
const RETRY_SECONDS = 30

let sending = 0

export interface DocumentHeaders {
  readonly type: string
  readonly cacheControl: string
}

/** Sends a packed document and closes it: as it is, or unpacked on the way; 304 to who has it already, nothing else to HEAD. */
export async function sendDocument(
  c: Context<HttpEnv>,
  file: FileHandle,
  { type, cacheControl }: DocumentHeaders,
): Promise<Response> {
  const { mtimeMs, mtime, size } = await file.stat()
  const etag = `W/"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`
  c.header('Cache-Control', cacheControl)
  c.header('ETag', etag)
  c.header('Last-Modified', mtime.toUTCString())
  c.header('Vary', 'Accept-Encoding', { append: true })
  const isKnown = (c.req.header('if-none-match') ?? '').split(/,\s*/).includes(etag)
  if (isKnown || c.req.method === 'HEAD') {
    await file.close()
    if (isKnown) return c.body(null, 304)
    c.header('Content-Type', type)
    return c.body(null, 200)
  }
  // guard: documents-at-once
  if (sending >= MOST_AT_ONCE) {
    await file.close()
    throw failures.unavailable({ headers: { 'Retry-After': String(RETRY_SECONDS) } })
  }
  sending += 1
  const isPacked = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
  const bytes = file.createReadStream()
  const body: Readable = isPacked ? bytes : pipeline(bytes, createGunzip(), () => undefined)
  const tooLong = setTimeout(() => body.destroy(new Error('Taken too slowly')), MOST_MS).unref()
  body.once('close', () => {
    sending -= 1
    clearTimeout(tooLong)
    bytes.destroy()
  })
  c.header('Content-Type', type)
  if (isPacked) c.header('Content-Encoding', 'gzip')
  return c.body(Readable.toWeb(body) as ReadableStream, 200)
}
