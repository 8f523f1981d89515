import { Readable, type Writable } from 'node:stream'
import type { Client } from 'pg'
import {
  type BackupTable,
  entryOf,
  FORMAT,
  MANIFEST,
  type Manifest,
  PICTURE_SUMS,
  PICTURES,
} from './manifest.ts'
import { originalsIn, readPicture } from './pictures.ts'
import { countOf, rowsOf } from './rows.ts'
import { openSession } from './session.ts'
import { takeSnapshot } from './snapshot.ts'
import type { FoundTable } from './tables.ts'
import { writeWhole } from './wholeFile.ts'
import { writeZip, type ZipWriter } from './zip.ts'

export interface Source {
  readonly databaseUrl: string
  /** Where the pictures lie; it need not be there. */
  readonly media: string
  /** Version of the program. */
  readonly program: string
}

export interface MadeBackup {
  readonly manifest: Manifest
  /** Size of the file, bytes. */
  readonly size: number
}

/**
 * Keeps a shop, running or not, in one file. The pictures are read after the snapshot of the database: a picture is
 * stored before a row names it, never changed and never removed, so all that the rows name are there.
 * @throws BackupError and what system and database throw; then there is no file
 */
export async function makeBackup(source: Source, file: string, signal: AbortSignal): Promise<MadeBackup> {
  const client = await openSession(source.databaseUrl)
  try {
    let manifest: Manifest | undefined
    const size = await writeWhole(file, async (output) => {
      manifest = await write(client, source, output, signal)
    })
    if (!manifest) throw new Error('The backup has no manifest')
    return { manifest, size }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function write(
  client: Client,
  { media, program }: Source,
  output: Writable,
  signal: AbortSignal,
): Promise<Manifest> {
  const zip = writeZip(output, signal)
  const { tables, ...snapshot } = await takeSnapshot(client)
  const saved: BackupTable[] = []
  for (const table of tables) saved.push(await writeTable(client, table, zip))
  await client.query('commit')
  const manifest: Manifest = {
    format: FORMAT,
    program,
    ...snapshot,
    migrations: [...snapshot.migrations],
    sequences: [...snapshot.sequences],
    tables: saved,
    pictures: await writePictures(media, zip),
  }
  await zip.add(MANIFEST, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]), true)
  await zip.end()
  return manifest
}

async function writeTable(client: Client, table: FoundTable, zip: ZipWriter): Promise<BackupTable> {
  const { schema, name, columns } = table
  const source = rowsOf(client, table)
  const digest = await zip.add(entryOf(table), source, true)
  return { schema, name, columns: [...columns], rows: await countOf(client, source), ...digest }
}

/** All originals, and a list of their sums as `sha256sum --check` reads it. */
async function writePictures(folder: string, zip: ZipWriter): Promise<Manifest['pictures']> {
  const sums: string[] = []
  let size = 0
  for await (const name of originalsIn(folder)) {
    const { bytes, sha256 } = await zip.add(PICTURES + name, readPicture(folder, name), false)
    sums.push(`${sha256}  ${PICTURES}${name}\n`)
    size += bytes
  }
  const { sha256 } = await zip.add(PICTURE_SUMS, Readable.from([Buffer.from(sums.join(''))]), true)
  return { count: sums.length, bytes: size, sha256 }
}
