import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Context, TypedResponse } from 'hono'

const compress = promisify(brotliCompress)
/** Below this many bytes compression saves less than it costs. */
const WORTH_COMPRESSING = 1_024

/** An answer as it goes over the wire, made once and sent many times. */
export interface KeptAnswer {
  readonly body: Buffer
  readonly headers: Record<string, string>
  readonly etag: string
  brotli?: Buffer | 'being made'
}

/** The tag is made of the content, so that it holds over all processes and restarts. */
export function keptAnswer(json: string, headers: Record<string, string> = {}): KeptAnswer {
  const body = Buffer.from(json)
  const hash = createHash('sha1').update(body)
  for (const value of Object.values(headers)) hash.update(value)
  return { body, headers, etag: `W/"${hash.digest('base64url')}"` }
}

/** The answers of one version of what they show: the least recently used go first when the bytes run out. */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes = 24 * 1024 * 1024) {
    this.#mostBytes = mostBytes
  }

  get(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer) {
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    }
    return answer
  }

  keep(key: string, answer: KeptAnswer): KeptAnswer {
    const size = key.length + answer.body.byteLength
    if (size > this.#mostBytes / 4) return answer
    this.#answers.set(key, answer)
    this.#bytes += size
    for (const [oldest, { body }] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) break
      this.#answers.delete(oldest)
      this.#bytes -= oldest.length + body.byteLength
    }
    return answer
  }

  clear(): void {
    this.#answers.clear()
    this.#bytes = 0
  }
}

const sameTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || `W/${tag.trim().replace(/^W\//, '')}` === etag)

/** The path and query of a request: what an answer is kept under. */
export function keyOf(c: Context): string {
  const { url } = c.req
  return url.slice(url.indexOf('/', 8))
}

/**
 * Sends a kept answer of type `Body`: 304 when the caller has it already, compressed when that is accepted and worth
 * it. Every cache may keep it and has to ask whether it is still true.
 */
export function sendKept<Body>(c: Context, answer: KeptAnswer): Response & TypedResponse<Body, 200, 'json'> {
  return send(c, answer) as Response & TypedResponse<Body, 200, 'json'>
}

function send(c: Context, answer: KeptAnswer): Response {
  c.header('Cache-Control', 'public, no-cache')
  c.header('ETag', answer.etag)
  c.header('Vary', 'Accept-Encoding')
  const ifNoneMatch = c.req.header('if-none-match')
  if (ifNoneMatch !== undefined && sameTag(ifNoneMatch, answer.etag)) return c.body(null, 304)
  for (const name in answer.headers) c.header(name, answer.headers[name])
  c.header('Content-Type', 'application/json')
  if (answer.body.byteLength >= WORTH_COMPRESSING && /\bbr\b/.test(c.req.header('accept-encoding') ?? '')) {
    if (answer.brotli instanceof Buffer) {
      c.header('Content-Encoding', 'br')
      return c.body(bytesOf(answer.brotli), 200)
    }
    // Whoever asks first does not wait for it.
    if (answer.brotli === undefined) void addBrotli(answer)
  }
  return c.body(bytesOf(answer.body), 200)
}

const bytesOf = (buffer: Buffer) => buffer as Uint8Array<ArrayBuffer>

async function addBrotli(answer: KeptAnswer): Promise<void> {
  answer.brotli = 'being made'
  answer.brotli = await compress(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
