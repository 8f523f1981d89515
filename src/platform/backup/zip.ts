import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Digest, digesting } from './digest.ts'

export interface ZipWriter {
  /** Adds an entry while it is read. `pack` makes it smaller, which is worth it for text and not for pictures. */
  add(name: string, source: Readable, pack: boolean): Promise<Digest>
  end(): Promise<void>
}

/** Fast packing: the harder levels take several times as long for a few per cent, while a shop is running beside. */
const LEVEL = 3

/** Writes a ZIP to `output`, entry by entry, without keeping any of them in memory. An error on either side stops both. */
export function writeZip(output: Writable, signal: AbortSignal): ZipWriter {
  const zip = new ZipFile()
  const broken = new AbortController()
  const either = AbortSignal.any([signal, broken.signal])
  const written = pipeline(zip.outputStream, output, { signal })
  written.catch((error) => broken.abort(error))
  return {
    async add(name, source, pack) {
      const through = digesting()
      zip.addReadStream(through, name, { compressionLevel: pack ? LEVEL : 0, mode: 0o100600 })
      await pipeline(source, through, { signal: either }).catch((error) => {
        output.destroy()
        // Where the disk was full, say that, and not that reading was stopped for it.
        throw broken.signal.aborted ? broken.signal.reason : signal.aborted ? signal.reason : error
      })
      return through.digest()
    },
    async end() {
      zip.end()
      await written
    },
  }
}
