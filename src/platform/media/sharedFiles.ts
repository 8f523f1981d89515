import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { S3Config } from '../config/config.ts'
import { newId } from '../db/ids.ts'
import { OWNER_ONLY } from '../disk/ownerOnly.ts'
import { type FileStore, FileStoreError } from './fileStore.ts'
import { s3Store } from './s3Store.ts'

/** Files lie in the bucket in pieces of this size: each has to be through within the time limit of one operation, bytes. */
const PIECE_BYTES = 4 * 1024 * 1024

/** What lies beside the pieces of a file, once all of them are there. */
interface Whole {
  readonly bytes: number
  readonly sha256: string
  /** When it was put there, ms since 1970. A copy on a machine bears it as the time of its last change. */
  readonly at: number
}

/** Files of any size that every machine reaches by a key, in the bucket. */
export interface SharedFiles {
  /** Puts the file of this machine there, in place of one that was there before; where that fails nothing stays. @throws FileStoreError */
  put(key: string, path: string): Promise<void>
  /** Has it on this machine, as it is there now. @returns whether there is one @throws FileStoreError */
  bring(key: string, path: string): Promise<boolean>
  remove(key: string): Promise<void>
}

const opened = new WeakMap<S3Config, SharedFiles>()

/** Those of a bucket. */
export function sharedFiles(s3: S3Config): SharedFiles {
  const known = opened.get(s3) ?? sharedIn(s3Store(s3, () => true))
  opened.set(s3, known)
  return known
}

const wholeKey = (key: string): string => `${key}/whole`
const pieceKey = (key: string, at: number, piece: number): string => `${key}/${at}.${piece}`
const piecesOf = ({ bytes }: Whole): number => Math.ceil(bytes / PIECE_BYTES)

function sharedIn(store: FileStore): SharedFiles {
  const find = async (key: string): Promise<Whole | undefined> => {
    const text = await store.get(wholeKey(key))
    return text && JSON.parse(Buffer.from(text).toString())
  }

  const drop = async (key: string, at: number, pieces: number) => {
    for (let piece = 0; piece < pieces; piece += 1) await store.delete(pieceKey(key, at, piece))
  }

  /** What failed may be there as a whole all the same, where only the answer was lost. */
  const dropHalf = async (key: string, at: number, pieces: number) => {
    if ((await find(key))?.at !== at) await drop(key, at, pieces)
  }

  return {
    async put(key, path) {
      const before = await find(key)
      // Whole milliseconds later than the one before: that is how copies are told apart.
      const at = Math.max(Date.now(), (before?.at ?? 0) + 1)
      const digest = createHash('sha256')
      let bytes = 0
      let pieces = 0
      try {
        for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
          digest.update(chunk)
          bytes += chunk.byteLength
          pieces += 1
          await store.put(pieceKey(key, at, pieces - 1), chunk)
        }
        const whole: Whole = { bytes, sha256: digest.digest('hex'), at }
        // guard: shared-file-whole-last
        await store.put(wholeKey(key), Buffer.from(JSON.stringify(whole)))
      } catch (error) {
        // guard: half-shared-file-dropped
        await dropHalf(key, at, pieces).catch(() => undefined)
        throw error
      }
      await utimes(path, at / 1_000, at / 1_000)
      if (before) await drop(key, before.at, piecesOf(before))
    },

    async bring(key, path) {
      const whole = await find(key)
      if (!whole) return false
      const here = await stat(path).catch(() => undefined)
      // guard: newer-shared-file-brought
      if (here?.size === whole.bytes && Math.round(here.mtimeMs) === whole.at) return true
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.folder })
      // Two requests may bring the same file at once.
      // guard: shared-file-part
      const half = `${path}.${newId()}.part`
      try {
        const digest = createHash('sha256')
        await write(half, pieces(store, key, whole, digest))
        // guard: shared-file-compared
        if (digest.digest('hex') !== whole.sha256)
          throw new FileStoreError(`${key} came back as another file`)
        await utimes(half, whole.at / 1_000, whole.at / 1_000)
        await rename(half, path)
        return true
      } finally {
        await rm(half, { force: true })
      }
    },

    async remove(key) {
      const whole = await find(key)
      if (!whole) return
      await store.delete(wholeKey(key))
      await drop(key, whole.at, piecesOf(whole))
    },
  }
}

async function* pieces(store: FileStore, key: string, whole: Whole, digest: Hash) {
  for (let piece = 0; piece < piecesOf(whole); piece += 1) {
    const bytes = await store.get(pieceKey(key, whole.at, piece))
    if (!bytes) throw new FileStoreError(`${key} lacks a piece`)
    digest.update(bytes)
    yield bytes
  }
}

async function write(path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w', OWNER_ONLY.file)
  try {
    for await (const bytes of source) await file.appendFile(bytes)
  } finally {
    await file.close()
  }
}
