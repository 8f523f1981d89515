import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#/platform/config/config.ts'
import { type SharedFiles, sharedFiles } from '#/platform/media/sharedFiles.ts'

/** Files wait here between their upload and the end of the import. Without a bucket, every machine must reach the folder. */
const folderOf = (config: Config): string => join(config.dataDir, 'imports')

export interface ImportFiles {
  readonly csv: string
  readonly zip: string
}

export const filesOf = (config: Config, id: string): ImportFiles => ({
  csv: join(folderOf(config), `${id}.csv`),
  zip: join(folderOf(config), `${id}.zip`),
})

export async function removeFiles(config: Config, id: string): Promise<void> {
  const { csv, zip } = filesOf(config, id)
  for (const path of [csv, zip]) await rm(path, { force: true })
  await withBucket(config, id, (bucket, key) => bucket.remove(key))
}

/** Drops files that lie here for more than a day and belong to no import of `wanted`: the machine that ended theirs could only drop its own. */
export async function dropLeftFiles(config: Config, wanted: ReadonlySet<string>): Promise<void> {
  const dayAgo = Date.now() - 24 * 3_600_000
  for (const name of await readdir(folderOf(config)).catch(() => [])) {
    const [id = ''] = name.split('.')
    const path = join(folderOf(config), name)
    // guard: files-of-open-imports-stay
    if (wanted.has(id)) continue
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < dayAgo) await rm(path, { force: true })
  }
}

/** Puts what was uploaded where the other machines find it, if there is a bucket. */
export async function shareFiles(config: Config, id: string, kinds?: readonly Kind[]): Promise<void> {
  const share: BucketWork = async (bucket, key, path) => {
    if (await fileExists(path)) await bucket.put(key, path)
  }
  await withBucket(config, id, share, kinds)
}

/** Has the files on this machine, as they were uploaded last, to whichever machine. */
export async function bringFiles(config: Config, id: string): Promise<void> {
  await withBucket(config, id, (bucket, key, path) => bucket.bring(key, path))
}

type BucketWork = (bucket: SharedFiles, key: string, path: string) => Promise<unknown>

async function withBucket(
  config: Config,
  id: string,
  work: BucketWork,
  kinds: readonly Kind[] = ['csv', 'zip'],
): Promise<void> {
  const { s3 } = config.media
  if (!s3) return
  const bucket = sharedFiles(s3)
  const files = filesOf(config, id)
  for (const kind of kinds) await work(bucket, `imports/${id}.${kind}`, files[kind])
}

export const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** What a file is, by its first bytes. */
type Kind = 'csv' | 'zip'

const kindOf = (start: Uint8Array): Kind => (start[0] === 0x50 && start[1] === 0x4b ? 'zip' : 'csv')

export interface Received {
  readonly kind: Kind
  readonly bytes: number
}

/**
 * Writes what arrives to the import's folder, piece by piece, under the name of what it is.
 * @returns undefined when nothing arrived
 * @throws whatever `check` throws, asked after every piece; then nothing is left behind
 */
export async function receiveFile(
  config: Config,
  id: string,
  body: AsyncIterable<Uint8Array> | null,
  check: (received: Received) => void,
): Promise<Received | undefined> {
  await mkdir(folderOf(config), { recursive: true, mode: 0o700 })
  const part = join(folderOf(config), `${id}.part`)
  let received: Received | undefined
  const file = await open(part, 'w', 0o600)
  try {
    for await (const piece of body ?? []) {
      if (piece.byteLength === 0) continue
      received = {
        kind: received?.kind ?? kindOf(piece),
        bytes: (received?.bytes ?? 0) + piece.byteLength,
      }
      check(received)
      await file.appendFile(piece)
    }
    await file.close()
    if (received) await rename(part, filesOf(config, id)[received.kind])
    return received
  } finally {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
  }
}
