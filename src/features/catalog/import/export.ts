import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Media } from '#/platform/media/media.ts'
import { CSV_MARK, lineOf } from '#/ui/resource/list/csv.ts'
import { type Attribute, ofEach, shownOf } from '../attributes/attributes.rules.ts'
import { wordsIn } from '../attributes/kinds.rules.ts'
import { findChosen } from '../related/chosen.store.ts'
import { variantsOf } from '../stock/variantFields.store.ts'
import type { ProductRow } from '../tables/catalog.tables.ts'
import type { VariantFields } from '../variants/variants.rules.ts'
import { joined } from './cells.rules.ts'
import type { ColumnKey, PlainColumn } from './columns.rules.ts'
import { columnNames } from './import.schema.ts'
import { productsToExport, resultsAfter, usedSizeColumns, usedWordColumns } from './import.store.ts'
import { nameInZip } from './pictures.ts'
import { type SizeColumn, type SizeField, sizeColumns } from './sizeColumns.rules.ts'
import { wordCell, wordColumns } from './wordColumns.rules.ts'

/** Rows read at a time. */
const STEP = 500

/** Rupees with two decimals. */
const amount = (paise: number): string => (paise / 100).toFixed(2)

interface Exported {
  readonly row: ProductRow
  readonly variants: readonly VariantFields[]
  readonly category: string | null
  /** Slugs. */
  readonly goesWith: readonly string[]
}

/** An attribute as the import reads it: measures in their unit, yes and no, several values with a mark between them. */
function cellOf(attribute: Attribute, row: ProductRow): string | number {
  const value = shownOf(attribute, row[attribute.key])
  return typeof value === 'number' ? value : joined(wordsIn(value))
}

const shared = ({ variants }: Exported) => variants.find(({ size }) => size === '')

const cells: Record<PlainColumn, (from: Exported, pictures: readonly string[]) => string | number> = {
  slug: ({ row }) => row.slug,
  name: ({ row }) => row.name,
  title: ({ row }) => row.title,
  description: ({ row }) => row.description,
  category: ({ category }) => category ?? '',
  price: ({ row }) => amount(row.pricePaise),
  mrp: ({ row }) => (row.mrpPaise === null ? '' : amount(row.mrpPaise)),
  mrpPrinted: ({ row }) => String(row.mrpPrinted),
  quantity: ({ row }) => row.quantity,
  sku: (from) => shared(from)?.sku ?? '',
  barcode: (from) => shared(from)?.barcode ?? '',
  enableSize: ({ row }) => String(row.enableSize),
  sizes: ({ row }) => joined(row.sizes),
  family: ({ row }) => row.family,
  goesWith: ({ goesWith }) => joined(goesWith),
  status: ({ row }) => (row.status ? 'active' : 'inactive'),
  ...ofEach(
    (attribute) =>
      ({ row }: Exported) =>
        cellOf(attribute, row),
  ),
  pictures: (_from, pictures) => joined(pictures),
}

/** What a product says in a column of a size that is counted by itself. */
function sizeCell({ row, variants }: Exported, column: SizeColumn): string | number {
  const [field, size] = column.split('.') as [SizeField, string]
  const variant = variants.find((one) => one.size === size)
  if (!variant) return ''
  if (field === 'stock') return variant.pieces
  if (field === 'price') return variant.pricePaise === null ? '' : amount(variant.pricePaise)
  if (field === 'pictures') return joined(variant.images.map((url) => String(row.images.indexOf(url) + 1)))
  return variant[field]
}

/** All products that are there, active or not, as lines of CSV; `picturesOf` says how their pictures are called. */
async function* csvLines(
  db: Db,
  picturesOf: (images: readonly string[]) => readonly string[] | Promise<readonly string[]>,
): AsyncGenerator<string> {
  const used = new Set((await usedSizeColumns(db)).map(({ field, size }) => `${field}.${size}`))
  const ofSizes = sizeColumns.filter((column) => used.has(column))
  const said = new Set(await usedWordColumns(db))
  const spoken = (await readSettings(db)).languages
  // A language that the shop speaks has its columns before anything is written in it: they are there to be filled.
  const ofWords = wordColumns.filter((key) => said.has(key) || spoken.some((one) => key.endsWith(`.${one}`)))
  yield CSV_MARK + lineOf([...columnNames, ...ofSizes, ...ofWords])
  let after: string | undefined
  for (;;) {
    const some = await productsToExport(db, after, STEP)
    const variants = await variantsOf(
      db,
      some.map(({ row }) => row.id),
    )
    const chosen = await findChosen(
      db,
      some.flatMap(({ row }) => row.goesWith),
    )
    const slugs = new Map(chosen.map(({ id, slug }) => [id, slug]))
    let lines = ''
    for (const one of some) {
      const goesWith = one.row.goesWith.flatMap((id) => slugs.get(id) ?? [])
      const from = { ...one, goesWith, variants: variants.get(one.row.id) ?? [] }
      const pictures = await picturesOf(from.row.images)
      lines += lineOf([
        ...columnNames.map((key) => cells[key as PlainColumn](from, pictures)),
        ...ofSizes.map((column) => sizeCell(from, column)),
        ...ofWords.map((column) => wordCell(from.row.words, column)),
      ])
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
// not a message: rows of a file
const examples: Partial<Record<ColumnKey, string>>[] = [
  {
    slug: 'banarasi-silk-saree-maroon',
    name: 'Banarasi Silk Saree in Maroon',
    title: '',
    description: 'Woven in Varanasi, with a zari border. Blouse piece included.',
    category: 'saree',
    price: '12999.00',
    mrp: '15999.00',
    mrpPrinted: 'true',
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
    quantity: '',
    enableSize: '',
    sizes: '',
    ...{
      'stock.S': '4',
      'stock.M': '8',
      'stock.L': '5',
      'sku.S': 'CSI-S',
      'sku.M': 'CSI-M',
      'sku.L': 'CSI-L',
    },
    status: 'inactive',
    hsn: '6204',
    gstClass: 'garment',
    countryOfOrigin: 'India',
    pictures: '',
  },
]

const templateSizes: readonly SizeColumn[] = ['stock.S', 'stock.M', 'stock.L', 'sku.S', 'sku.M', 'sku.L']
const templateColumns = [...columnNames, ...templateSizes]

/** An empty file to fill in: the names of the columns and two rows of example. */
export const templateCsv = (): string =>
  CSV_MARK +
  lineOf(templateColumns) +
  examples.map((example) => lineOf(templateColumns.map((key) => example[key as ColumnKey] ?? ''))).join('')

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
