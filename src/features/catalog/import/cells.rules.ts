import { usualOf } from '../attributes/attributeInputs.rules.ts'
import { attributes } from '../attributes/attributes.rules.ts'
import { isNothing } from '../attributes/kinds.rules.ts'
import { readTaxClass } from '../taxes/taxClasses.rules.ts'
import { type ColumnKey, type Header, LIST_MARK } from './columns.rules.ts'
import { m } from './messages/import.messages.ts'
import {
  otherSizeProblems,
  readVariants,
  type SizeCells,
  type SizeColumn,
  sizeColumns,
  withVariants,
} from './sizeColumns.rules.ts'
import { isOfWords, readWords, type WordColumn } from './wordColumns.rules.ts'

/** What is wrong with one cell. */
export interface Problem {
  readonly field: ColumnKey | 'row'
  readonly message: string
}

/** One row of the file as the product form would send it; texts are not checked yet. */
export interface ReadRow {
  /** Counted as a spreadsheet does: the header is row 1. */
  readonly row: number
  readonly slug: string
  readonly input: Readonly<Record<string, unknown>>
  /** Names or addresses; undefined when the file has no such column. */
  readonly pictures: readonly string[] | undefined
  readonly problems: readonly Problem[]
}

const yes = new Set(['true', 'yes', 'y', '1', 'on', 'active'])
const no = new Set(['false', 'no', 'n', '0', 'off', 'inactive'])

const listOf = (text: string, marks: RegExp): string[] =>
  text
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Columns in which an empty cell says "as it is, or as usual" instead of "nothing". */
const usualWhenEmpty: ReadonlySet<ColumnKey> = new Set([
  'mrpPrinted',
  'enableSize',
  'status',
  ...attributes.filter((attribute) => !isNothing(usualOf(attribute))).map(({ key }) => key),
])

type Reader = (text: string) => unknown

const flag: Reader = (text) => {
  const word = text.toLowerCase()
  return yes.has(word) ? 'true' : no.has(word) ? 'false' : undefined
}

/** A text with several values: neither mark stands in one. */
const several: Reader = (text) => listOf(text, /[|,;]/)

const readers: Partial<Record<ColumnKey, Reader>> = {
  ...Object.fromEntries(
    attributes.filter(({ value }) => value.is === 'several').map(({ key }) => [key, several]),
  ),
  goesWith: (text) => listOf(text, /[|,;\n]/),
  mrpPrinted: flag,
  enableSize: flag,
  status: flag,
  gstClass: readTaxClass,
  sizes: (text) => listOf(text.toUpperCase(), /[|,;/\s]+/),
}

const refusals: Partial<Record<ColumnKey, () => string>> = {
  mrpPrinted: m.writeTrueOrFalse,
  enableSize: m.writeTrueOrFalse,
  status: m.writeActiveOrInactive,
}

/** Reads one row; `cells` have lost their guard against formulas already. */
export function readRow(row: number, cells: readonly string[], { keys }: Header): ReadRow {
  const input: Record<string, unknown> = {}
  const problems: Problem[] = []
  let slug = ''
  let pictures: string[] | undefined
  const sizes: Partial<Record<SizeColumn, string>> = {}
  const words: Partial<Record<WordColumn, string>> = {}
  for (const [at, key] of keys.entries()) {
    if (!key) continue
    const text = (cells[at] ?? '').trim()
    if (key === 'slug') slug = text
    if (key === 'pictures') {
      pictures = [...new Set(listOf(text, /[|\n]/))]
      continue
    }
    if (isOfSize(key)) {
      sizes[key] = text
      continue
    }
    if (isOfWords(key)) {
      words[key] = text
      continue
    }
    if (text === '' && usualWhenEmpty.has(key)) continue
    const value = (readers[key] ?? String)(text)
    if (value === undefined) problems.push({ field: key, message: refusals[key]?.() ?? m.cannotBeRead() })
    else input[key] = value
  }
  if (cells.slice(keys.length).some((cell) => cell.trim() !== '')) {
    problems.push({
      field: 'row',
      message: m.moreCells(),
    })
  }
  const inOthers = readWords(words)
  if (inOthers) input.words = inOthers
  return { row, slug, pictures, ...withSizes(input, sizes, problems) }
}

const isOfSize = (key: ColumnKey): key is SizeColumn => sizeColumns.some((one) => one === key)

/** With the sizes that are counted by themselves, if the file has columns for them. */
function withSizes(input: ReadRow['input'], cells: SizeCells, problems: readonly Problem[]) {
  if (!Object.keys(cells).some((key) => key.startsWith('stock.'))) return { input, problems }
  const { variants, problems: ofCells } = readVariants(cells)
  const others = variants.length > 0 ? otherSizeProblems(variants, input) : []
  return { input: withVariants(input, variants), problems: [...problems, ...ofCells, ...others] }
}

/** Sizes or pictures as one cell. */
export const joined = (parts: readonly string[]): string => parts.join(LIST_MARK)
