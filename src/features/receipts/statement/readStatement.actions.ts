import type { Actor } from '#/features/orders/context.ts'
import type { Db } from '#/platform/db/database.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { doubtText } from '../doubts.rules.ts'
import { matchReceipts, type OpenReceipt } from '../match.rules.ts'
import { payablesFor } from '../payables.store.ts'
import type { BankCredit } from '../receipts.rules.ts'
import { amountsOf, knownOf, type NewReceipt } from '../receipts.store.ts'
import { newReceipts, type Recorded, type Recording, recordReceipts } from '../recordReceipts.actions.ts'
import { columnsProblem, layoutOf, signatureOf } from './layouts.rules.ts'
import { type FileRow, readLines, type StatementLines } from './lines.rules.ts'
import { m } from './messages/statement.messages.ts'
import { accountOf, headerCandidate } from './preamble.rules.ts'
import type { ChosenColumns, UnknownStatement } from './statement.schema.ts'
import { type ChosenLayout, findLayout, saveLayout } from './statement.store.ts'
import { StatementError } from './statementError.ts'
import { readTable } from './table.ts'

/** Rows in which the names of the columns are looked for: banks write an address and a summary above them. */
const MOST_PREAMBLE = 60
/** Rows of an unknown file that are shown. */
const SHOWN_ROWS = 5

interface Found extends ChosenLayout {
  /** The index of the header among the rows. */
  readonly at: number
  /** An admin chose the columns just now. */
  readonly isChosen: boolean
}

/** A statement that was read whole, without a doubt about a line. */
export interface ReadFile extends StatementLines {
  readonly bank: string
  /** What to remember when it is written. */
  readonly chosen?: ChosenLayout
}

/**
 * Reads a statement: by the layouts of large banks, by what was chosen for such a file before, or by what is chosen now.
 * @param chosen the columns of now, or `ask` to choose them whatever is known of the file
 * @returns what it says, or what to choose from
 * @throws StatementError in words for whoever chose the file: nothing of a file with a line that cannot be read is taken
 */
export async function readStatement(
  db: Db,
  bytes: Uint8Array,
  chosen: ChosenColumns | 'ask' | undefined,
  now: Date = new Date(),
): Promise<ReadFile | UnknownStatement> {
  const rows = await readTable(bytes)
  if (chosen === 'ask') return unknownFile(rows)
  const found = chosen ? byChoice(rows, chosen) : await byHeader(db, rows)
  if (!found) return unknownFile(rows)
  const { at, columns, bank, signature, isChosen } = found
  const account = accountOf(bank, rows.slice(0, at))
  const lines = readLines(rows.slice(at + 1), columns, { account, today: indiaDay(now) })
  // guard: statement-not-by-half
  if (lines.problems.length > 0)
    throw new StatementError(m.nothingTaken({ problems: lines.problems.join(' ') }))
  if (lines.credits.length === 0) throw new StatementError(m.noMoneyCame())
  return { ...lines, bank, ...(isChosen && { chosen: { signature, bank, columns } }) }
}

function byChoice(rows: readonly FileRow[], { headerRow, bank, ...columns }: ChosenColumns): Found {
  const at = rows.findIndex(({ row }) => row === headerRow)
  const header = rows[at]?.cells ?? []
  const problem = columnsProblem(columns, header.length)
  if (problem) throw new StatementError(problem)
  return { at, bank, columns, signature: signatureOf(header), isChosen: true }
}

async function byHeader(db: Db, rows: readonly FileRow[]): Promise<Found | undefined> {
  const first = rows.slice(0, MOST_PREAMBLE)
  const signatures = first.map(({ cells }) => signatureOf(cells))
  // What somebody chose counts before what the program believes.
  const chosen = await findLayout(db, signatures)
  if (chosen) return { ...chosen, at: signatures.indexOf(chosen.signature), isChosen: false }
  for (const [at, { cells }] of first.entries()) {
    const layout = layoutOf(cells)
    if (layout) return { ...layout, at, signature: signatures[at] ?? '', isChosen: false }
  }
  return undefined
}

function unknownFile(rows: readonly FileRow[]): UnknownStatement {
  const at = headerCandidate(rows.slice(0, MOST_PREAMBLE))
  const header = rows[at]
  if (!header || header.cells.filter((cell) => cell.trim() !== '').length < 3)
    throw new StatementError(m.noStatement())
  return {
    state: 'unknown',
    headerRow: header.row,
    header: header.cells.map((cell) => cell.trim()),
    rows: rows.slice(at + 1, at + 1 + SHOWN_ROWS).map(({ cells }) => [...cells]),
  }
}

/** What a credit of a statement would become. */
export interface PreviewLine {
  readonly credit: NewReceipt
  readonly isKnown: boolean
  readonly order?: number | undefined
  readonly likely?: string | undefined
}

/** What would become of every credit, without writing anything. */
export async function previewCredits(db: Db, credits: readonly BankCredit[]): Promise<PreviewLine[]> {
  const receipts = await newReceipts(db, credits)
  const known = await knownOf(
    db,
    receipts.map(({ fingerprint }) => fingerprint),
  )
  const standing = await amountsOf(
    db,
    receipts.flatMap(({ utr }) => utr ?? []),
  )
  const seen = new Set<string>()
  const isKnown = receipts.map(({ fingerprint, utr }) => {
    // guard: statement-preview-known
    const isOld = known.has(fingerprint) || (utr !== null && standing.has(utr)) || seen.has(fingerprint)
    seen.add(fingerprint)
    return isOld
  })
  const open: OpenReceipt[] = receipts.flatMap((receipt, at) =>
    isKnown[at] ? [] : [{ ...receipt, id: String(at) }],
  )
  const { certain, likely } = matchReceipts(open, await payablesFor(db, open, { withLikely: true }))
  const orders = new Map(certain.map(({ receipt, payable }) => [receipt.id, payable.number]))
  return receipts.map((credit, at) => {
    const [suggestion] = likely.get(String(at)) ?? []
    return {
      credit,
      isKnown: isKnown[at] ?? false,
      order: orders.get(String(at)),
      likely: suggestion && doubtText(suggestion, credit),
    }
  })
}

/** Writes a statement that was read, all of it or nothing, and remembers the columns that were chosen for it. */
export async function writeStatement(
  services: Recording,
  actor: Actor,
  { credits, chosen }: ReadFile,
): Promise<Recorded> {
  const recorded = await recordReceipts(services, { source: 'statement', actor }, credits)
  if (chosen) await saveLayout(services.db, chosen, actor)
  return recorded
}
