import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'

export interface Digest {
  readonly bytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string
}

/** Passes everything on and knows afterwards what it was. */
export function digesting(): Transform & { digest(): Digest } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      hash.update(piece)
      bytes += piece.byteLength
      done(null, piece)
    },
  })
  return Object.assign(stream, { digest: () => ({ bytes, sha256: hash.digest('hex') }) })
}

/** Reads a stream to its end. */
export async function digestOf(source: Readable): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of source as AsyncIterable<Uint8Array>) {
    hash.update(piece)
    bytes += piece.byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}
