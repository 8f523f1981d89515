import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { unguarded } from '#/ui/resource/list/csv.ts'
import { type ReadRow, readRow } from './cells.rules.ts'
import { delimiterOf, type Header, headerOf } from './columns.rules.ts'
import { importLimits } from './import.rules.ts'
import { m } from './messages/import.messages.ts'

/** A file that cannot be read as a table; the message is for the person who chose it. */
export class TableError extends Error {
  override name = 'TableError'
}

type Encoding = 'utf-8' | 'utf-16le'

interface FileStart {
  readonly encoding: Encoding
  readonly firstLine: string
}

/** Looks at the beginning: which characters, and the first line. */
async function readFileStart(path: string): Promise<FileStart> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16_384), 0, 16_384, 0)
    const start = buffer.subarray(0, bytesRead)
    if (start[0] === 0xfe && start[1] === 0xff) {
      throw new TableError(m.utf16())
    }
    const encoding = start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : 'utf-8'
    const [firstLine = ''] = new TextDecoder(encoding).decode(start).split(/\r\n|\n|\r/)
    return { encoding, firstLine }
  } finally {
    await file.close()
  }
}

async function* textOf(path: string, encoding: Encoding, look: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined })
      if (!text.includes('\0')) return text
    } catch {
      throw new TableError(m.notUtf8())
    }
    throw new TableError(m.noText())
  }
  for await (const chunk of createReadStream(path)) {
    look()
    yield decode(chunk)
  }
  yield decode()
}

const words: Record<string, () => string> = {
  CSV_QUOTE_NOT_CLOSED: m.quoteNotClosed,
  CSV_INVALID_CLOSING_QUOTE: m.quoteGoesOn,
  INVALID_OPENING_QUOTE: m.quoteInside,
  CSV_MAX_RECORD_SIZE: m.rowTooLong,
}

interface Numbered {
  /** Counted as a spreadsheet does: the header is row 1, empty rows count. */
  readonly row: number
  readonly cells: string[]
}

/** How many rows lie before the next one: those that were read, and those without a cell. */
const rowsBefore = (info: { readonly [fact: string]: unknown }): number =>
  Number(info.records ?? 0) + Number(info.empty_lines ?? 0)

function checkCount(rows: number): void {
  // guard: import-row-limit
  if (rows <= importLimits.rows + 1) return
  const most = formatNumber(importLimits.rows)
  throw new TableError(m.tooManyRows({ most }))
}

/** @throws TableError, also for more rows than there may be: whoever computes is bound by their number, full or not */
async function* recordsOf(path: string, { encoding, firstLine }: FileStart): AsyncGenerator<Numbered> {
  const parser = parse({
    delimiter: delimiterOf(firstLine),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: importLimits.rowBytes,
    // A line without anything makes no record, but counts; it would cost as much as a product.
    skip_empty_lines: true,
    info: true,
  })
  const source = Readable.from(textOf(path, encoding, () => checkCount(rowsBefore({ ...parser.info }))))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const { record, info } of parser) {
      const row = rowsBefore({ ...info })
      checkCount(row)
      yield { row, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // How many were read before it, whether or not they have arrived here.
    const row = rowsBefore({ ...error }) + 1
    throw new TableError(m.rowProblem({ row, problem: words[error.code]?.() ?? m.rowUnreadable() }))
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** The names of the columns. @throws TableError */
export async function readHeader(path: string): Promise<Header> {
  for await (const { cells } of recordsOf(path, await readFileStart(path))) {
    const header = headerOf(cells)
    if (header.problem) throw new TableError(header.problem)
    return header
  }
  throw new TableError(m.fileEmpty())
}

/** The rows below the header, those without any text left out. One row is held at a time. @throws TableError */
export async function* readRows(path: string): AsyncGenerator<ReadRow> {
  let header: Header | undefined
  for await (const { row, cells } of recordsOf(path, await readFileStart(path))) {
    if (!header) header = headerOf(cells)
    else if (cells.some((cell) => cell.trim() !== '')) yield readRow(row, cells.map(unguarded), header)
  }
}
