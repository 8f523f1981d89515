import type { Said } from '#/platform/language/said.rules.ts'
import { attributeInputs } from '../attributes/attributeInputs.rules.ts'
import { attributes } from '../attributes/attributes.rules.ts'
import { sizeNames } from '../rules/catalog.rules.ts'
import { LONGEST_CODE, LONGEST_FAMILY, MOST_CHOSEN, pictureLimits } from '../rules/productForm.rules.ts'
import { m } from './messages/import.messages.ts'
import { type SizeColumn, sizeColumns } from './sizeColumns.rules.ts'
import { type WordColumn, wordColumns } from './wordColumns.rules.ts'

/** One column of the file, as the page explains it. */
export interface ImportColumn {
  readonly key: string
  /** `new`: a product that is not in the shop yet cannot do without it. */
  readonly needed: 'always' | 'new' | 'never'
  readonly text: Said
  /** Other names under which it is known, in small letters without spaces. */
  readonly also?: readonly string[]
}

/** The columns in the order in which the template and the exports have them. */
export const importColumns = [
  {
    key: 'slug',
    needed: 'always',
    text: m.slugColumn,
  },
  { key: 'name', needed: 'new', text: m.nameColumn },
  { key: 'title', needed: 'never', text: m.titleColumn },
  { key: 'description', needed: 'never', text: m.descriptionColumn },
  {
    key: 'category',
    needed: 'never',
    text: m.categoryColumn,
  },
  {
    key: 'price',
    needed: 'new',
    text: m.priceColumn,
    also: ['sellingprice'],
  },
  {
    key: 'mrp',
    needed: 'never',
    text: m.mrpColumn,
  },
  {
    key: 'mrpPrinted',
    needed: 'never',
    text: m.mrpPrintedColumn,
  },
  {
    key: 'quantity',
    needed: 'new',
    text: m.quantityColumn,
    also: ['stock', 'qty'],
  },
  {
    key: 'sku',
    needed: 'never',
    text: () => m.skuColumn({ most: LONGEST_CODE }),
    also: ['articlecode', 'itemcode'],
  },
  {
    key: 'barcode',
    needed: 'never',
    text: () => m.barcodeColumn({ most: LONGEST_CODE }),
    also: ['ean', 'gtin'],
  },
  { key: 'enableSize', needed: 'never', text: m.enableSizeColumn },
  {
    key: 'sizes',
    needed: 'never',
    text: () => m.sizesColumn({ sizes: sizeNames.join(', ') }),
  },
  {
    key: 'family',
    needed: 'never',
    text: () => m.familyColumn({ most: LONGEST_FAMILY }),
    also: ['design', 'designcode', 'familycode'],
  },
  {
    key: 'goesWith',
    needed: 'never',
    text: () => m.goesWithColumn({ most: MOST_CHOSEN }),
    also: ['pairswith', 'completethelook'],
  },
  { key: 'status', needed: 'never', text: m.statusColumn },
  ...attributes.map(({ key }) => ({ key, needed: 'never' as const, ...attributeInputs[key].csv })),
  {
    key: 'pictures',
    needed: 'never',
    text: () => m.picturesColumn({ most: pictureLimits.count }),
    also: ['images', 'image', 'picture'],
  },
] as const satisfies readonly ImportColumn[]

export type PlainColumn = (typeof importColumns)[number]['key']
export type ColumnKey = PlainColumn | SizeColumn | WordColumn

/** What separates sizes and pictures within a cell. */
export const LIST_MARK = '|'

const bare = (name: string) => name.toLowerCase().replace(/[\s_.()-]+/g, '')

const keyByName = new Map<string, ColumnKey>([
  ...[...sizeColumns, ...wordColumns].map((key) => [bare(key), key] as const),
  ...importColumns.flatMap((column: ImportColumn & { key: PlainColumn }) =>
    [column.key, ...(column.also ?? [])].map((name) => [bare(name), column.key] as const),
  ),
])

/** What the first row of a file says. */
export interface Header {
  /** For each place in a row its column; undefined for one that is not known and not read. */
  readonly keys: readonly (ColumnKey | undefined)[]
  readonly ignored: readonly string[]
  /** Why the file cannot be read at all. */
  readonly problem: string | undefined
}

/** Reads the names of the columns, whatever their case, spaces, hyphens and underscores. */
export function headerOf(names: readonly string[]): Header {
  const keys = names.map((name) => keyByName.get(bare(name)))
  const ignored = names.filter((name, at) => keys[at] === undefined && name.trim() !== '')
  const twice = keys.find((key, at) => key !== undefined && keys.indexOf(key) !== at)
  const problem = !keys.includes('slug') ? m.noSlugColumn() : twice && m.columnTwice({ name: twice })
  return { keys, ignored, problem }
}

const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** What separates the cells, found in the first line: spreadsheets write commas, semicolons or tabs. */
export function delimiterOf(firstLine: string): Delimiter {
  const known = (delimiter: string) =>
    firstLine.split(delimiter).filter((cell) => keyByName.has(bare(cell.replaceAll('"', '')))).length
  return [...delimiters].sort((one, other) => known(other) - known(one))[0] ?? ','
}
