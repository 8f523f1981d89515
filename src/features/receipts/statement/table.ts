import { CsvError, parse } from 'csv-parse/sync'
import type { FileRow } from './lines.rules.ts'
import { m } from './messages/statement.messages.ts'
import { StatementError, statementLimits, tooManyRows } from './statementError.ts'

/** What a file begins with that is no statement, and what to do about it. */
const others: readonly (readonly [beginning: string, words: () => string])[] = [
  ['%PDF', m.isPdf],
  ['\xD0\xCF\x11\xE0', m.isOldExcel],
  ['Rar!', m.isArchive],
]

/** The rows of a statement, in the order of the file, empty ones left out. @throws StatementError */
export async function readTable(bytes: Uint8Array): Promise<FileRow[]> {
  if (bytes.byteLength === 0) throw new StatementError(m.isEmpty())
  const beginning = Buffer.from(bytes.subarray(0, 512)).toString('latin1')
  const other = others.find(([mark]) => beginning.startsWith(mark))
  if (other) throw new StatementError(other[1]())
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(beginning)) throw new StatementError(m.isWebPage())
  const rows = beginning.startsWith('PK')
    ? await (await import('./workbook.ts')).readWorkbook(bytes, statementLimits)
    : numbered(readCsv(decoded(bytes)))
  if (rows.length === 0) throw new StatementError(m.hasNoLines())
  return rows
}

const isMarked = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte)

/** The text of a file as banks and Excel write it: UTF-8, UTF-16 with a mark, else the usual table of Windows. */
function decoded(bytes: Uint8Array): string {
  const wide = isMarked(bytes, 0xff, 0xfe) ? 'utf-16le' : isMarked(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined
  const text = wide ? new TextDecoder(wide).decode(bytes) : utf8Or1252(bytes)
  if (text.includes('\0')) throw new StatementError(m.isNoTable())
  return text
}

function utf8Or1252(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const delimiters = [',', '\t', ';', '|', '~'] as const

/** The mark that stands in most lines most often. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 64 * 1024)
    .split(/\r\n|\n|\r/)
    .slice(0, 80)
  const columnsBy = (delimiter: string) =>
    lines.map((line) => line.split(delimiter).length).sort((one, other) => other - one)[
      Math.floor(lines.length / 4)
    ] ?? 0
  return [...delimiters].sort((one, other) => columnsBy(other) - columnsBy(one))[0] ?? ','
}

function readCsv(text: string): string[][] {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Banks write quotation marks into narrations as they come.
      relax_quotes: true,
      max_record_size: 64 * 1024,
      to: statementLimits.rows + 1,
    })
    // guard: statement-row-limit
    if (rows.length > statementLimits.rows) throw tooManyRows()
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new StatementError(m.openQuotation())
  }
}

/** What a spreadsheet would take for a formula is a text here, and nothing is ever computed. */
const numbered = (rows: readonly (readonly string[])[]): FileRow[] =>
  rows.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '')
      ? [{ row: at + 1, cells: cells.slice(0, statementLimits.cells).map(shortened) }]
      : [],
  )

/** `="0001234"` is how exports protect a number from Excel. */
const shortened = (cell: string): string =>
  cell
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=\d)/, '')
    .slice(0, statementLimits.cellCharacters)
