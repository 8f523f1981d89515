import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { newId } from '#/platform/db/ids.ts'
import { limiter } from '#/platform/limiter/limiter.ts'

/** However often the catalogue changes, a process writes a document for one hundredth of its time at the most. */
const LEAST_SHARE = 100
/** Another process may have written it a moment before it heard of a change: after this time it is written anew, ms. */
const MOST_AGE_MS = 60 * 60 * 1000

/** A long text made of the catalogue. */
export interface Written {
  /** Its file name, by which processes share it. */
  readonly name: string
  /** What it is made of besides the catalogue: with anything else it is another document. */
  readonly of: readonly unknown[]
  readonly text: () => AsyncIterable<string>
}

/**
 * Documents that are as long as the catalogue: written to the disk piece by piece, packed, when somebody asks for them,
 * and given from there until the catalogue has changed. A process writes one at a time, whoever asks how often.
 */
export function openDocuments({ config, catalog }: CatalogServices) {
  const folder = join(config.dataDir, 'documents')
  // guard: one-document-at-a-time
  const inTurn = limiter(1)
  const writing = new Map<string, Promise<void>>()
  /** How long it took last, ms. */
  const took = new Map<string, number>()

  const pathOf = ({ name, of }: Written): string => {
    const hash = createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 16)
    return join(folder, `${name}.${hash}.gz`)
  }

  const isTrue = (path: string, writtenAt: number): boolean => {
    const age = Date.now() - writtenAt
    if (age > MOST_AGE_MS) return false
    const changedAt = catalog.state()?.takenOverAt ?? Number.POSITIVE_INFINITY
    // guard: document-spared
    return writtenAt > changedAt || age < LEAST_SHARE * (took.get(path) ?? 0)
  }

  const write = async ({ name, text }: Written, path: string): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const part = `${path}.${newId()}.part`
    const beganAt = new Date()
    const began = performance.now()
    try {
      await pipeline(Readable.from(text()), createGzip(), createWriteStream(part, { mode: 0o600 }))
      // As old as the state that it began with.
      await utimes(part, beganAt, beganAt)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    took.set(path, performance.now() - began)
    for (const old of await readdir(folder)) {
      const isOld = old.startsWith(`${name}.`) && old.endsWith('.gz') && join(folder, old) !== path
      if (isOld) await rm(join(folder, old), { force: true })
    }
  }

  /** Those who ask while it is being written wait for it. */
  const writeOnce = (document: Written, path: string): Promise<void> => {
    const known = writing.get(path)
    if (known) return known
    const work = inTurn(() => write(document, path)).finally(() => writing.delete(path))
    writing.set(path, work)
    return work
  }

  /** The packed file, open; the caller closes it. @throws where the disk refuses */
  return async (document: Written): Promise<FileHandle> => {
    await catalog.current()
    const path = pathOf(document)
    const file = await open(path).catch(() => undefined)
    if (file && isTrue(path, (await file.stat()).mtimeMs)) return file
    await file?.close()
    await writeOnce(document, path)
    return open(path)
  }
}

export type OpenDocument = ReturnType<typeof openDocuments>
