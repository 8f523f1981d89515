import { SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { FileRow } from './lines.rules.ts'
import { m } from './messages/statement.messages.ts'
import { StatementError, tooManyRows } from './statementError.ts'
import { columnOf, excelDay, isDateFormat } from './workbook.rules.ts'

interface Limits {
  readonly rows: number
  readonly cells: number
  readonly cellCharacters: number
}

/** Unpacked, all that is read of a workbook may have so much, whatever the ZIP says of itself. */
const UNPACKED_BYTES = 64 * 1024 * 1024
const MOST_ENTRIES = 500

/**
 * The rows of the first sheet of an XLSX file. It is unpacked piece by piece and never past the limits; nothing in it is
 * computed, and of a formula the value counts that was saved with it. @throws StatementError
 */
export async function readWorkbook(bytes: Uint8Array, limits: Limits): Promise<FileRow[]> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false })
    try {
      return await readFirstSheet(zip, limits)
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof StatementError) throw error
    throw new StatementError(m.damaged(), { cause: error })
  }
}

async function readFirstSheet(zip: ZipFile, limits: Limits): Promise<FileRow[]> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry)
    if (entries.size > MOST_ENTRIES) throw new StatementError(m.damaged())
  }
  const budget = { bytes: UNPACKED_BYTES }
  const read = async (name: string, parser: SaxesParser) => {
    const entry = entries.get(name)
    if (entry) await parseEntry(zip, entry, parser, budget)
    return entry !== undefined
  }
  const strings = sharedStrings(limits)
  await read('xl/sharedStrings.xml', strings.parser)
  const styles = dateStyles()
  await read('xl/styles.xml', styles.parser)
  const sheet = sheetRows(limits, strings.texts, styles.isDate)
  const names = [...entries.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  const first = names.includes('xl/worksheets/sheet1.xml') ? 'xl/worksheets/sheet1.xml' : names.sort()[0]
  if (!first || !(await read(first, sheet.parser))) throw new StatementError(m.damaged())
  return sheet.rows
}

/** Feeds an entry to a parser, watched: the declared size may be a lie. */
async function parseEntry(
  zip: ZipFile,
  entry: Entry,
  parser: SaxesParser,
  budget: { bytes: number },
): Promise<void> {
  const source = await zip.openReadStreamPromise(entry)
  const decoder = new TextDecoder('utf-8')
  for await (const piece of source) {
    budget.bytes -= piece.byteLength
    // guard: statement-unpacked-limit
    if (budget.bytes < 0) {
      source.destroy()
      throw new StatementError(m.tooLarge())
    }
    parser.write(decoder.decode(piece, { stream: true }))
  }
  parser.close()
}

/** Entities are those of XML; a document type, which could define more, is refused. */
function openParser(): SaxesParser {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  // guard: statement-no-doctype
  parser.on('doctype', () => {
    throw new StatementError(m.damaged())
  })
  return parser
}

/** Names with or without a prefix: `x:row` is `row`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function sharedStrings({ cellCharacters }: Limits) {
  const texts: string[] = []
  const parser = openParser()
  let [text, isInText, isPhonetic] = ['', false, false]
  parser.on('opentag', ({ name }) => {
    if (local(name) === 'si') text = ''
    if (local(name) === 'rPh') isPhonetic = true
    isInText = local(name) === 't' && !isPhonetic
  })
  parser.on('text', (piece) => {
    if (isInText && text.length < cellCharacters) text += piece
  })
  parser.on('closetag', ({ name }) => {
    if (local(name) === 'si') texts.push(text.slice(0, cellCharacters))
    if (local(name) === 'rPh') isPhonetic = false
    isInText = false
  })
  return { parser, texts }
}

/** Which styles of cells show a number as a day. */
function dateStyles() {
  const formats = new Map<number, string>()
  const styles: number[] = []
  const parser = openParser()
  let isInCells = false
  parser.on('opentag', ({ name, attributes }) => {
    const tag = local(name)
    if (tag === 'numFmt') formats.set(Number(attributes.numFmtId), String(attributes.formatCode))
    if (tag === 'cellXfs') isInCells = true
    if (tag === 'xf' && isInCells) styles.push(Number(attributes.numFmtId ?? 0))
  })
  parser.on('closetag', ({ name }) => {
    if (local(name) === 'cellXfs') isInCells = false
  })
  const isDate = (style: number): boolean => {
    const format = styles[style] ?? 0
    return isDateFormat(format, formats.get(format))
  }
  return { parser, isDate }
}

function sheetRows(
  { rows: most, cells: mostCells, cellCharacters }: Limits,
  texts: readonly string[],
  isDate: (style: number) => boolean,
) {
  const rows: FileRow[] = []
  const parser = openParser()
  let row = 0
  let cells: string[] = []
  let [at, type, style, value, isInValue] = [0, '', 0, '', false]
  parser.on('opentag', ({ name, attributes }) => {
    const tag = local(name)
    if (tag === 'row') {
      row = Number(attributes.r ?? row + 1)
      cells = []
      at = -1
    }
    if (tag === 'c') {
      at = attributes.r ? columnOf(String(attributes.r)) : at + 1
      type = String(attributes.t ?? 'n')
      style = Number(attributes.s ?? 0)
      value = ''
    }
    isInValue = tag === 'v' || (tag === 't' && type === 'inlineStr')
  })
  parser.on('text', (piece) => {
    if (isInValue && value.length < cellCharacters) value += piece
  })
  parser.on('closetag', ({ name }) => {
    isInValue = false
    if (local(name) === 'c' && at >= 0 && at < mostCells) {
      while (cells.length < at) cells.push('')
      cells[at] = cellText({ type, value: value.slice(0, cellCharacters), isDay: isDate(style) }, texts)
    }
    if (local(name) === 'row' && cells.some((cell) => cell.trim() !== '')) {
      rows.push({ row, cells })
      if (rows.length > most) throw tooManyRows()
    }
  })
  return { parser, rows }
}

function cellText(
  { type, value, isDay }: { readonly type: string; readonly value: string; readonly isDay: boolean },
  texts: readonly string[],
): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'n' && isDay && value !== '') return excelDay(Number(value)) ?? value
  if (type === 'd') return value.slice(0, 10)
  // 412345678901 may be written 4.12345678901E11.
  if (type === 'n' && /e/i.test(value) && Number.isSafeInteger(Number(value))) return String(Number(value))
  return value
}
