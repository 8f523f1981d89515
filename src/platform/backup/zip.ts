import type { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Digest, digesting } from './digest.ts'

export interface ZipWriter {
  /** Adds an entry while it is read. `pack` makes it smaller, which is worth it for text and not for pictures. */
  add(name: string, source: Readable, pack: boolean): Promise<Digest>
  end(): Promise<void>
}

/** Fast packing: the harder levels take several times as long for a few per cent, while a shop is running beside. */
const LEVEL = 3

/** Gives a stream away for good: the ZIP remembers all its entries to its end, and would remember their streams. */
function once(stream: Readable): (give: (error: unknown, stream: NodeJS.ReadableStream) => void) => void {
  const held = [stream]
  return (give) => {
    for (const one of held.splice(0)) give(null, one)
  }
}

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
      zip.addReadStreamLazy(name, { compressionLevel: pack ? LEVEL : 0, mode: 0o100600 }, once(through))
      try {
        await pipeline(source, through, { signal: either })
        // Small ones are swallowed at once: without this, they would pile up before the ZIP.
        await finished(through, { signal: either })
      } catch (error) {
        output.destroy()
        // Where the disk was full, say that, and not that reading was stopped for it.
        throw broken.signal.aborted ? broken.signal.reason : signal.aborted ? signal.reason : error
      }
      return through.digest()
    },
    async end() {
      zip.end()
      await written
    },
  }
}
