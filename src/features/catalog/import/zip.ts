import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { pictureLimits, productWords } from '../rules/productForm.rules.ts'
import { importLimits } from './import.rules.ts'
import { m } from './messages/import.messages.ts'

/** A ZIP that is not taken; the message is for the person who chose it. */
export class ZipError extends Error {
  override name = 'ZipError'
}

/** A ZIP of pictures; nothing of it is ever written under a name of its own. */
export interface PictureZip {
  /** Whether it brings the table with it. */
  readonly hasTable: boolean
  has(name: string): boolean
  /** The bytes of a picture, 5 MB at most. @throws ZipError also where the ZIP lies about a size */
  read(name: string): Promise<Uint8Array>
  /** Unpacks the table that the ZIP holds. @throws ZipError */
  extractTable(path: string): Promise<void>
  close(): void
}

/** Names are compared without regard to case and to how accents are put together: file systems differ in both. */
const keyOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(\.?\/)+/, '')
    .replace(/^pictures\//, '')

const isNoise = (name: string): boolean =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name)

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (isNoise(entry.fileName)) continue
    entries.push(entry)
    unpacked += entry.uncompressedSize
    if (entries.length > importLimits.entries) {
      throw new ZipError(m.zipTooMany({ most: formatNumber(importLimits.entries) }))
    }
    if (unpacked > importLimits.unpackedBytes) {
      throw new ZipError(m.zipTooLarge())
    }
  }
  return entries
}

/** Where everything lies when a whole folder was packed: `catalogue/products.csv` beside `catalogue/pictures/`. */
const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)

/** Opens a ZIP and looks at all names and declared sizes before anything is unpacked. @throws ZipError */
export async function openZip(path: string): Promise<PictureZip> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(refuseBroken)
  try {
    return readable(zip, await entriesOf(zip))
  } catch (error) {
    zip.close()
    return refuseBroken(error)
  }
}

function refuseBroken(error: unknown): never {
  if (error instanceof ZipError || !(error instanceof Error)) throw error
  if (/invalid relative path|absolute path|invalid characters/.test(error.message)) {
    throw new ZipError(m.zipLeadsOut())
  }
  if ('code' in error && typeof error.code === 'string') throw error
  throw new ZipError(m.zipDamaged())
}

function readable(zip: ZipFile, entries: readonly Entry[]): PictureZip {
  const tables = entries.filter(({ fileName }) => /(^|\/)products\.csv$/i.test(fileName))
  if (tables.length > 1) throw new ZipError(m.zipTwoTables())
  const [table] = tables
  if (!table && entries.some(({ fileName }) => fileName === '[Content_Types].xml')) {
    throw new ZipError('This is an Excel workbook. Please save it as “CSV UTF-8” and choose that file.')
  }
  const folder = table ? folderOf(table.fileName) : ''
  const byKey = new Map<string, Entry>()
  const byLastPart = new Map<string, Entry | 'several'>()
  for (const entry of entries) {
    if (entry === table) continue
    const inside = entry.fileName.startsWith(folder) ? entry.fileName.slice(folder.length) : entry.fileName
    const key = keyOf(inside)
    if (byKey.has(key)) throw new ZipError(`The ZIP holds “${inside}” twice.`)
    byKey.set(key, entry)
    const last = key.slice(key.lastIndexOf('/') + 1)
    byLastPart.set(last, byLastPart.has(last) ? 'several' : entry)
  }
  const find = (name: string): Entry | undefined => {
    const key = keyOf(name)
    const other = byLastPart.get(key)
    return byKey.get(key) ?? (other === 'several' ? undefined : other)
  }

  return {
    hasTable: table !== undefined,
    has: (name) => find(name) !== undefined,
    async read(name) {
      const entry = find(name)
      if (!entry) throw new ZipError(m.zipNoPicture())
      const pieces: Uint8Array[] = []
      for await (const piece of await unpack(
        zip,
        entry,
        pictureLimits.bytes,
        productWords.pictureTooLarge(),
      )) {
        pieces.push(piece)
      }
      return Buffer.concat(pieces)
    },
    async extractTable(path) {
      if (!table) throw new ZipError(m.zipNoTable())
      const tooLarge = m.tableTooLarge({ megabytes: importLimits.csvBytes / 1024 / 1024 })
      const source = await unpack(zip, table, importLimits.csvBytes, tooLarge)
      await pipeline(source, createWriteStream(path)).catch(refuseBroken)
    },
    close: () => zip.close(),
  }
}

/** What an entry holds, watched: the declared size may be a lie. */
async function unpack(zip: ZipFile, entry: Entry, most: number, tooLarge: string): Promise<Readable> {
  if (entry.isEncrypted()) throw new ZipError(m.zipEncrypted())
  if (entry.uncompressedSize > most) throw new ZipError(tooLarge)
  const source = await zip.openReadStreamPromise(entry).catch(refuseBroken)
  let bytes = 0
  const counted = new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      bytes += piece.byteLength
      done(bytes > most ? new ZipError(tooLarge) : null, piece)
    },
  })
  source.on('error', () => counted.destroy(new ZipError('It is damaged.')))
  return source.pipe(counted)
}
