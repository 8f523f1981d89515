import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Services } from '../http/env.ts'
import { limiter } from '../limiter/limiter.ts'
import { type FileStore, FileStoreError } from '../media/fileStore.ts'
import { folderStore } from '../media/folderStore.ts'
import { s3Store } from '../media/s3Store.ts'
import {
  addBuild,
  type FileSums,
  forgetBuilds,
  lockBuilds,
  noteServed,
  readBuiltFiles,
} from './builds.store.ts'

/** How long the files of a build stay after its last process, ms: pages that are open in browsers still ask for parts of it. */
// guard: built-files-a-week
const RETENTION_MS = 7 * 24 * 3_600_000
/** Files of other builds that a process holds in memory, bytes. */
const MOST_BYTES = 8 * 1024 * 1024
/** Whoever asks for what nobody knows has the list of files read again this often at most, ms. */
const PAUSE_MS = 1_000
/** Files on their way to the store at a time. */
const AT_ONCE = 8
/** Compressed copies are made by whoever answers. */
const COPY = /\.(br|gz)$/

/** Scripts, styles and fonts of all versions that run behind one address, or did until a week ago. */
export interface SharedBuild {
  /**
   * Puts the files of this process's build where the others find them, says that it is served, and drops what nobody served for
   * a week. Answers at once where they are there already.
   * @throws when store or database cannot be reached
   */
  publish(now?: Date): Promise<void>
  /** A file of any of these builds by its name, such as `entry-a1.js` or `admin/orders-b2.js`; undefined when none has it. @throws FileStoreError */
  find(name: string): Promise<Uint8Array | undefined>
}

/** The build that a process runs on; no files in development. */
export interface OwnBuild {
  readonly folder: string
  /** Paths below the folder, as addresses spell them: what lies beside them is of builds before, which are there as those. */
  readonly names: readonly string[]
}

export function openSharedBuild(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { folder, names: all }: OwnBuild,
): SharedBuild {
  const names = all.filter((name) => !COPY.test(name)).sort()
  const id = createHash('sha256').update(names.join()).digest('hex').slice(0, 16)
  const { s3 } = config.media
  const store = s3 ? s3Store(s3, () => true) : folderStore(config.dataDir)
  let known: ReadonlyMap<string, string> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const readAgain = async () => {
    if (!reading && performance.now() - readAt < PAUSE_MS) return
    // A page asks for all its files at once: whoever comes while the list is read waits for it as well.
    // guard: built-files-read-for-all
    reading ??= readList().finally(() => {
      reading = undefined
    })
    await reading
  }
  const readList = async () => {
    known = await readBuiltFiles(db)
    readAt = performance.now()
  }

  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
    fetchMethod: async (name) => {
      const bytes = await store.get(keyOf(name))
      // Browsers hold on to it for a year: nothing but what was put there goes out under its name.
      // guard: built-file-whole
      if (bytes && sumOf(bytes) !== known.get(name))
        throw new FileStoreError(`${name} came back as another file`)
      return bytes
    },
  })

  return {
    async publish(now = new Date()) {
      if (names.length === 0) return
      await db.transaction(async (tx) => {
        await lockBuilds(tx)
        // A restored database knows files that its store may lack.
        const isThere = (await noteServed(tx, id, now)) && (await store.has(wholeKey(id)))
        // Named after what they hold: what is there already need not be read.
        if (isThere) return
        await putAll(store, folder, names)
        await store.put(wholeKey(id), Buffer.from(id))
        await addBuild(tx, id, await sumsOf(folder, names), now)
      })
      await db.transaction(async (tx) => {
        await lockBuilds(tx)
        const gone = await forgetBuilds(tx, new Date(now.getTime() - RETENTION_MS))
        for (const key of [...gone.ids.map(wholeKey), ...gone.files.map(keyOf)]) await store.delete(key)
      })
    },
    async find(name) {
      if (!known.has(name)) await readAgain()
      // What nobody built costs the store nothing, whatever is asked for.
      // guard: built-file-known
      return known.has(name) ? cache.fetch(name) : undefined
    },
  }
}

const keyOf = (name: string): string => `built/${name}`
/** Put there last: the build is there as a whole. */
const wholeKey = (id: string): string => `built/${id}.whole`
const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

async function sumsOf(folder: string, names: readonly string[]): Promise<FileSums> {
  const sums = names.map(async (name) => [name, sumOf(await readFile(join(folder, name)))] as const)
  return Object.fromEntries(await Promise.all(sums))
}

async function putAll(store: FileStore, folder: string, names: readonly string[]): Promise<void> {
  const inTurn = limiter(AT_ONCE)
  const putOne = async (name: string) => {
    if (!(await store.has(keyOf(name)))) await store.put(keyOf(name), await readFile(join(folder, name)))
  }
  await Promise.all(names.map((name) => inTurn(() => putOne(name))))
}
