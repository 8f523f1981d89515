import { attributeInputs } from '../attributes/attributeInputs.rules.ts'
import { attributes } from '../attributes/attributes.rules.ts'
import {
  LONGEST_CODE,
  LONGEST_FAMILY,
  MOST_CHOSEN,
  pictureLimits,
  sizeNames,
} from '../rules/catalog.rules.ts'
import { type SizeColumn, sizeColumns } from './sizeColumns.rules.ts'
import { type WordColumn, wordColumns } from './wordColumns.rules.ts'

/** One column of the file, as the page explains it. */
export interface ImportColumn {
  readonly key: string
  /** `new`: a product that is not in the shop yet cannot do without it. */
  readonly needed: 'always' | 'new' | 'never'
  readonly text: string
  /** Other names under which it is known, in small letters without spaces. */
  readonly also?: readonly string[]
}

/** The columns in the order in which the template and the exports have them. */
export const importColumns = [
  {
    key: 'slug',
    needed: 'always',
    text: 'Finds the product: a slug that the shop knows changes that product, any other adds one. Small letters, digits and hyphens, up to 120.',
  },
  { key: 'name', needed: 'new', text: 'Up to 200 characters, in any script.' },
  { key: 'title', needed: 'never', text: 'For search engines, up to 200 characters. Empty: the name.' },
  { key: 'description', needed: 'never', text: 'Up to 5,000 characters; line breaks stay.' },
  {
    key: 'category',
    needed: 'never',
    text: 'The name of a category, or its name in small letters with hyphens: “salwar suit” or “salwar-suit”.',
  },
  {
    key: 'price',
    needed: 'new',
    text: 'Rupees with at most two decimals, tax included, e.g. 12999.00 or ₹12,999.',
    also: ['sellingprice'],
  },
  {
    key: 'mrp',
    needed: 'never',
    text: 'Rupees; struck through in the shop when it is higher than the price.',
  },
  {
    key: 'mrpPrinted',
    needed: 'never',
    text: 'true or false (yes or no): whether the MRP is printed on the piece. Empty: as it is, false for a new product.',
  },
  {
    key: 'quantity',
    needed: 'new',
    text: 'Pieces in stock. It replaces the stock the shop has: leave the column out to keep what was sold meanwhile.',
    also: ['stock', 'qty'],
  },
  {
    key: 'sku',
    needed: 'never',
    text: `Your own code, up to ${LONGEST_CODE} characters; no two products have the same. Of sizes that are counted by themselves: sku.S, sku.M …`,
    also: ['articlecode', 'itemcode'],
  },
  { key: 'barcode', needed: 'never', text: `Up to ${LONGEST_CODE} characters.`, also: ['ean', 'gtin'] },
  { key: 'enableSize', needed: 'never', text: 'true or false (yes or no): whether shoppers choose a size.' },
  {
    key: 'sizes',
    needed: 'never',
    text: `Any of ${sizeNames.join(', ')} with | between them. Empty while sizes are on: all of them.`,
  },
  {
    key: 'family',
    needed: 'never',
    text: `The code of the design, up to ${LONGEST_FAMILY} characters: products with the same one are shown as each other’s other colours.`,
    also: ['design', 'designcode', 'familycode'],
  },
  {
    key: 'goesWith',
    needed: 'never',
    text: `Up to ${MOST_CHOSEN} slugs or SKUs of products that go with it, with | between them, of the shop or of this file.`,
    also: ['pairswith', 'completethelook'],
  },
  { key: 'status', needed: 'never', text: 'active or inactive. Empty: active for a new product.' },
  ...attributes.map(({ key }) => ({ key, needed: 'never' as const, ...attributeInputs[key].csv })),
  {
    key: 'pictures',
    needed: 'never',
    text: `Up to ${pictureLimits.count} names of pictures in the ZIP, or addresses of this shop’s pictures (/media/…) as an export has them, with | between them. The first one is the main picture.`,
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
  const problem = !keys.includes('slug')
    ? 'The first row must hold the names of the columns, and “slug” is not among them.'
    : twice && `The column “${twice}” is there twice.`
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
