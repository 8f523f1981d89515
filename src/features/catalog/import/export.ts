import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db } from '#/platform/db/database.ts'
import type { Media } from '#/platform/media/media.ts'
import { CSV_MARK, lineOf } from '#/ui/resource/list/csv.ts'
import { wordsIn } from '../attributes/kinds.rules.ts'
import { type Attribute, ofEach, shownOf } from '../attributes.rules.ts'
import type { ProductRow } from '../catalog.tables.ts'
import { joined } from './cells.rules.ts'
import type { ColumnKey } from './columns.rules.ts'
import { columnNames } from './import.schema.ts'
import { productsToExport, resultsAfter } from './import.store.ts'
import { nameInZip } from './pictures.ts'

/** Rows read at a time. */
const STEP = 500

/** Rupees with two decimals. */
const amount = (paise: number): string => (paise / 100).toFixed(2)

interface Exported {
  readonly row: ProductRow
  readonly category: string | null
}

/** An attribute as the import reads it: measures in their unit, yes and no, several values with a mark between them. */
function cellOf(attribute: Attribute, row: ProductRow): string | number {
  const value = shownOf(attribute, row[attribute.key])
  return typeof value === 'number' ? value : joined(wordsIn(value))
}

const cells: Record<ColumnKey, (from: Exported, pictures: readonly string[]) => string | number> = {
  slug: ({ row }) => row.slug,
  name: ({ row }) => row.name,
  title: ({ row }) => row.title,
  description: ({ row }) => row.description,
  category: ({ category }) => category ?? '',
  price: ({ row }) => amount(row.pricePaise),
  mrp: ({ row }) => (row.mrpPaise === null ? '' : amount(row.mrpPaise)),
  quantity: ({ row }) => row.quantity,
  enableSize: ({ row }) => String(row.enableSize),
  sizes: ({ row }) => joined(row.sizes),
  family: ({ row }) => row.family,
  status: ({ row }) => (row.status ? 'active' : 'inactive'),
  ...ofEach(
    (attribute) =>
      ({ row }: Exported) =>
        cellOf(attribute, row),
  ),
  pictures: (_from, pictures) => joined(pictures),
}

/** All products that are there, active or not, as lines of CSV; `picturesOf` says how their pictures are called. */
async function* csvLines(
  db: Db,
  picturesOf: (images: readonly string[]) => readonly string[] | Promise<readonly string[]>,
): AsyncGenerator<string> {
  yield CSV_MARK + lineOf(columnNames)
  let after: string | undefined
  for (;;) {
    const some = await productsToExport(db, after, STEP)
    let lines = ''
    for (const from of some) {
      const pictures = await picturesOf(from.row.images)
      lines += lineOf(columnNames.map((key) => cells[key as ColumnKey](from, pictures)))
    }
    if (lines) yield lines
    after = some.at(-1)?.row.id
    if (some.length < STEP) return
  }
}

const asBody = (source: Readable): ReadableStream => Readable.toWeb(source) as ReadableStream

async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(line)
}

const streamOf = (lines: AsyncIterable<string>): Readable => Readable.from(bytesOf(lines))

/** The catalogue as CSV; pictures by their addresses. */
export const exportCsv = (db: Db): ReadableStream => asBody(streamOf(csvLines(db, (images) => images)))

/** The catalogue as a ZIP: products.csv and the pictures it names, one after the other and never all in memory. */
export function exportZip(db: Db, media: Media): ReadableStream {
  const zip = new ZipFile()
  const packed = new Map<string, string>()
  const picturesOf = (images: readonly string[]) =>
    Promise.all(
      images.map(async (url) => {
        const name = nameInZip(url)
        // What is not in the store stays the address it is.
        if (!name || !(await media.has(url))) return url
        packed.set(name, url)
        return name
      }),
    )
  async function* table() {
    yield* csvLines(db, picturesOf)
    for (const [name, url] of packed) zip.addReadStreamLazy(`pictures/${name}`, stored, open(url))
    zip.end()
  }
  const open = (url: string) => (give: (error: unknown, stream: NodeJS.ReadableStream) => void) => {
    media.read(url).then(
      (bytes) => give(null, Readable.from([Buffer.from(bytes ?? [])])),
      (error) => give(error, Readable.from([])),
    )
  }
  const output = new Readable().wrap(zip.outputStream)
  const source = streamOf(table())
  source.on('error', (error) => output.destroy(error))
  zip.on('error', (error) => output.destroy(error))
  zip.addReadStream(source, 'products.csv')
  return asBody(output)
}

/** Pictures do not get smaller by packing. */
const stored = { compress: false }

/** Two products to begin with; what they leave out stays empty. */
const examples: Partial<Record<ColumnKey, string>>[] = [
  {
    slug: 'banarasi-silk-saree-maroon',
    name: 'Banarasi Silk Saree in Maroon',
    title: '',
    description: 'Woven in Varanasi, with a zari border. Blouse piece included.',
    category: 'saree',
    price: '12999.00',
    mrp: '15999.00',
    quantity: '5',
    enableSize: 'false',
    sizes: '',
    status: 'active',
    hsn: '5007',
    gstClass: 'fabric',
    countryOfOrigin: 'India',
    pictures: '',
  },
  {
    slug: 'chanderi-salwar-suit-indigo',
    name: 'Chanderi Salwar Suit in Indigo',
    title: '',
    description: 'Straight kurta, salwar and dupatta.',
    category: 'salwar suit',
    price: '4499.00',
    mrp: '',
    quantity: '20',
    enableSize: 'true',
    sizes: joined(['S', 'M', 'L', 'XL']),
    status: 'inactive',
    hsn: '6204',
    gstClass: 'garment',
    countryOfOrigin: 'India',
    pictures: '',
  },
]

/** An empty file to fill in: the names of the columns and two rows of example. */
export const templateCsv = (): string =>
  CSV_MARK +
  lineOf(columnNames) +
  examples.map((example) => lineOf(columnNames.map((key) => example[key as ColumnKey] ?? ''))).join('')

async function* reportLines(db: Db, importId: string): AsyncGenerator<string> {
  yield CSV_MARK + lineOf(['row', 'slug', 'result', 'message'])
  let after = 0
  for (;;) {
    const some = await resultsAfter(db, importId, after, STEP)
    const lines = some.map(({ row, slug, result, message }) => lineOf([row, slug, result, message]))
    if (lines.length > 0) yield lines.join('')
    after = some.at(-1)?.row ?? after
    if (some.length < STEP) return
  }
}

/** What became of each row of an import. */
export const reportCsv = (db: Db, importId: string): ReadableStream =>
  asBody(streamOf(reportLines(db, importId)))
