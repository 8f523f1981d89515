import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'
import { ownBuffer } from '../memory/ownBuffer.ts'
import { compressAtOnce } from './compressAtOnce.ts'

/** Below this many bytes compression saves less than it costs. */
export const WORTH_COMPRESSING = 1_024

/** Up to here compressing at once takes less of the event loop than a stream that does it elsewhere: 25 KB took 0.05 instead of 0.6 ms. */
const WORTH_AT_ONCE = 128 * 1024

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const brotli = promisify(brotliCompress)
/** For what is sent many times. */
const compressors = {
  br: (body: Buffer) => brotli(body, ofQuality(5)),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
}
export type Encoding = keyof typeof compressors

/** An answer as it goes over the wire, made once and sent many times. */
export interface CachedResponse {
  readonly body: Buffer
  /** The body as brotli makes it, where that alone lies here: `body` is then unpacked for each who reads it. */
  readonly packed?: Buffer
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag?: string
  /** What of the shop it shows, by the words that a change of it is told by; left out: anything. */
  readonly shows?: readonly string[]
  /** The body compressed, or on the way there. */
  readonly encoded: Map<Encoding, Encoded | Promise<Encoded>>
}

/** An answer, and whether it is given again, so that compressing it well is worth it. */
export interface Answered {
  readonly answer: CachedResponse
  readonly isCached: boolean
}

/** The tag is made of the content, so that it holds over all processes and restarts. @param json its text, or the bytes of it */
export function cachedResponse(
  json: string | Buffer,
  shows: readonly string[],
  headers: Record<string, string> = {},
): CachedResponse {
  const body = typeof json === 'string' ? ownBuffer(json) : json
  // Bytes, then text, each at once: a hash that is written to bit by bit is a stream, which takes longer than a short answer.
  const said = [hash('sha1', body, 'base64url'), ...Object.values(headers)]
  const tag = hash('sha1', said.join('\n'), 'base64url')
  return { body, headers, shows, etag: `W/"${tag}"`, encoded: new Map() }
}

/** Brotli's own of a text that is given many times: a fifth of it. */
export const pack = async (text: string): Promise<Buffer> =>
  ownBuffer(await compressors.br(Buffer.from(text)))

/**
 * An answer that lies here packed, as nearly everybody takes it. Who takes it as it is gets it unpacked on the spot: 45 KB in 0.05 ms.
 * @param packed what `pack` made
 */
export const packedResponse = (
  packed: Buffer,
  about: Pick<CachedResponse, 'headers' | 'shows'>,
): CachedResponse => ({
  ...about,
  packed,
  get body() {
    return brotliDecompressSync(packed)
  },
  encoded: new Map(),
})

/** An answer that nobody keeps: it has no tag. @param shows undefined: anything */
export const uncached = (json: string | Buffer, shows?: readonly string[]): Answered => ({
  answer: {
    body: typeof json === 'string' ? ownBuffer(json) : json,
    headers: {},
    encoded: new Map(),
    ...(shows && { shows }),
  },
  isCached: false,
})

/**
 * What an answer takes beside its body: headers, tag, key and what it shows, bytes. Without it a million empty lists, each
 * asked for by another word, would count as nothing.
 */
const BESIDE_BODY = 2_000

// guard: small-answers-count
export const sizeOf = (answer: CachedResponse): number =>
  BESIDE_BODY + (answer.packed ?? answer.body).byteLength

/** Room for answers, at most `mostBytes` in all: the least recently used go first. `onGone` learns of any that goes. */
export const responsesUpTo = (
  mostBytes: number,
  onGone?: (answer: CachedResponse, key: string) => void,
): LRUCache<string, CachedResponse> =>
  new LRUCache({
    ...(onGone && { dispose: onGone }),
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 4,
    sizeCalculation: sizeOf,
  })

const sameTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || `W/${tag.trim().replace(/^W\//, '')}` === etag)

/** Whether a caller who shows `If-None-Match` has this very answer already. */
export const isKnown = (answer: CachedResponse, ifNoneMatch: string | undefined): boolean =>
  answer.etag !== undefined && ifNoneMatch !== undefined && sameTag(ifNoneMatch, answer.etag)

export interface Encoded {
  readonly bytes: Buffer
  readonly encoding?: Encoding
}

/**
 * The body as a caller with this `Accept-Encoding` takes it best; a promise while it is being compressed, which happens
 * once for all callers, outside of the event loop: the answer stores what is made of it.
 */
export function encodedShared(answer: CachedResponse, acceptEncoding = ''): Encoded | Promise<Encoded> {
  const encoding = bestOf(acceptEncoding)
  if (answer.packed && encoding === 'br') return { bytes: answer.packed, encoding }
  const { encoded } = answer
  const known = encoding && encoded.get(encoding)
  if (known) return known
  const { body } = answer
  if (!encoding || body.byteLength < WORTH_COMPRESSING) return { bytes: body }
  const making = compressors[encoding](body).then((bytes): Encoded => {
    // A copy: what the compressor gives is a part of something longer, all of which would be kept.
    const made = { bytes: ownBuffer(bytes), encoding }
    encoded.set(encoding, made)
    return made
  })
  encoded.set(encoding, making)
  return making
}

/** A body that is sent to one caller alone, compressed on the spot; a long one as it is. */
export function encodedSync(body: Buffer, acceptEncoding = ''): Encoded {
  const isWorthIt = body.byteLength >= WORTH_COMPRESSING && !isLong(body)
  const encoding = isWorthIt ? bestOf(acceptEncoding) : undefined
  if (!encoding) return { bytes: body }
  return { bytes: compressAtOnce(body, encoding), encoding }
}

/** The same, and a long one is compressed by another thread. */
export function encodedAlone(body: Buffer, acceptEncoding: string): Encoded | Promise<Encoded> {
  const encoding = isLong(body) ? bestOf(acceptEncoding) : undefined
  if (!encoding) return encodedSync(body, acceptEncoding)
  return compressors[encoding](body).then((bytes) => ({ bytes, encoding }))
}

const isLong = ({ byteLength }: Buffer): boolean => byteLength > WORTH_AT_ONCE

/** The best of what is accepted; "q=0" is refused. */
export function bestOf(acceptEncoding = ''): Encoding | undefined {
  const best = bestEncodings.memo(acceptEncoding)
  return best === 'identity' ? undefined : best
}

/** There are some ten of them in the world, and each request has one. */
const bestEncodings = new LRUCache<string, Encoding | 'identity'>({
  max: 100,
  memoMethod: (acceptEncoding) => {
    const accepted = parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? [type] : []))
    return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
  },
})
