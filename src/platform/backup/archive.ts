/** A backup as it is read: every byte of it is compared with its sum before anybody gets to see it. */
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { digestOf } from './digest.ts'
import {
  entryOf,
  FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
  PICTURE_SUMS,
  PICTURES,
} from './manifest.ts'
import { BackupError } from './problem.ts'

export interface Archive {
  readonly manifest: Manifest
  /** Names of its pictures within the media folder. */
  readonly pictures: readonly string[]
  read(entry: string): Promise<Readable>
  close(): void
}

/** Opens a backup and checks all of it. @throws BackupError when it is damaged, cut off, or none */
export async function openArchive(file: string): Promise<Archive> {
  const { size } = await stat(file).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupError(`There is no file ${file}.`)
  })
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch((error) => {
    throw damaged(`${size} bytes are there, and its end is not: perhaps it was not copied to the end`, error)
  })
  try {
    return await checked(zip)
  } catch (error) {
    zip.close()
    throw error
  }
}

const damaged = (what: string, cause?: unknown): BackupError =>
  new BackupError(
    `The backup is damaged: ${what}. Nothing was restored. Take another copy of it, or an older backup.`,
    { cause },
  )

async function checked(zip: ZipFile): Promise<Archive> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    throw damaged('its table of contents cannot be read', error)
  }
  const read = async (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw damaged(`${name} is missing in it`)
    return zip.openReadStreamPromise(entry)
  }
  const manifest = await readManifest(entries, read)
  const sums = await readSums(manifest, read)
  for (const table of manifest.tables) sums.set(entryOf(table), table.sha256)
  for (const [name, sha256] of sums) await compare(name, sha256, read)
  const strange = [...entries.keys()].find(
    (name) => !sums.has(name) && name !== MANIFEST && name !== PICTURE_SUMS,
  )
  if (strange) throw damaged(`${strange} is none of its own`)
  const pictures = [...sums.keys()].filter((name) => name.startsWith(PICTURES))
  return {
    manifest,
    pictures: pictures.map((name) => name.slice(PICTURES.length)),
    read,
    close: () => zip.close(),
  }
}

type Read = Archive['read']

async function readManifest(entries: ReadonlyMap<string, Entry>, read: Read): Promise<Manifest> {
  const entry = entries.get(MANIFEST)
  if (!entry) throw new BackupError('This file is no backup that `npm run backup` made.')
  const bytes = await whole(MANIFEST, read)
  // guard: backup-manifest-sum
  if (crc32(bytes) !== entry.crc32) throw damaged(`${MANIFEST} is not as it was written`)
  const text: unknown = JSON.parse(bytes.toString())
  const parsed = manifestSchema.safeParse(text)
  if (parsed.success) return parsed.data
  const { format, program } = text as { format?: number; program?: string }
  if (!format || format <= FORMAT) throw damaged(`${MANIFEST} makes no sense`, parsed.error)
  throw new BackupError(
    `This backup was made by a newer release of Zari (${program}), which writes it in a way that this one does not know. Restore it with that release.`,
  )
}

async function readSums(manifest: Manifest, read: Read): Promise<Map<string, string>> {
  await compare(PICTURE_SUMS, manifest.pictures.sha256, read)
  const lines = (await whole(PICTURE_SUMS, read)).toString().split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

async function compare(name: string, sha256: string, read: Read): Promise<void> {
  const digest = await digestOf(await read(name)).catch((error) => {
    throw damaged(`${name} cannot be read`, error)
  })
  // guard: backup-file-sum
  if (digest.sha256 !== sha256) throw damaged(`${name} is not as it was written`)
}

const whole = (name: string, read: Read): Promise<Buffer> =>
  read(name)
    .then(buffer)
    .catch((error) => {
      throw error instanceof BackupError ? error : damaged(`${name} cannot be read`, error)
    })
