import type { Day } from '#/platform/time/days.ts'
import { type BankCredit, utrIn } from '../receipts.rules.ts'
import { isRounded, statementAmount, statementDay, wayOf } from './cells.rules.ts'
import type { Columns } from './layouts.rules.ts'
import { m } from './messages/statement.messages.ts'

/** A row of a file with its number, as a spreadsheet counts. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** What a statement says: what came in, and how much else it holds. */
export interface StatementLines {
  readonly credits: readonly BankCredit[]
  /** Lines of what went out: not kept. */
  readonly debits: number
  /** References that a spreadsheet rounded, and that nobody can read any more. */
  readonly rounded: number
  /** What cannot be read, in words; with one of these the file is not taken. */
  readonly problems: readonly string[]
}

/** Problems that are named; more of them say nothing new. */
const MOST_PROBLEMS = 5
/** Lines with a day and without an amount that a bank means. */
const BALANCE = /balance|brought forward|carried forward|\bb\/f\b|\bc\/f\b|^total/i

type Line = { readonly credit: BankCredit } | { readonly problem: string } | 'debit' | 'none'

/** Reads the rows below a header. @param today days after it are misread ones */
export function readLines(
  rows: readonly FileRow[],
  columns: Columns,
  { account, today }: { readonly account: string; readonly today: Day },
): StatementLines {
  const credits: BankCredit[] = []
  const problems: string[] = []
  let [debits, rounded] = [0, 0]
  for (const { row, cells } of rows) {
    const line = readLine((at) => (at === undefined ? '' : (cells[at] ?? '').trim()), columns, {
      account,
      today,
    })
    if (line === 'debit') debits += 1
    else if (line !== 'none' && 'problem' in line) problems.push(m.rowProblem({ row, problem: line.problem }))
    else if (line !== 'none') credits.push(line.credit)
    if (columns.reference !== undefined && isRounded(cells[columns.reference] ?? '')) rounded += 1
  }
  const more = problems.length - MOST_PROBLEMS
  return {
    ...{ credits, debits, rounded },
    problems: more > 0 ? [...problems.slice(0, MOST_PROBLEMS), m.moreRows({ more })] : problems,
  }
}

function readLine(
  cell: (at: number | undefined) => string,
  columns: Columns,
  { account, today }: { readonly account: string; readonly today: Day },
): Line {
  const [date, narration] = [cell(columns.date), cell(columns.narration)]
  // Titles, sums and what else stands around the lines have no day.
  if (!/^\d/.test(date)) return 'none'
  const receivedOn = statementDay(date)
  if (receivedOn === undefined) return /[-/. ]/.test(date) ? { problem: m.noDay({ date }) } : 'none'
  // guard: statement-future-day
  if (receivedOn > today) return { problem: m.futureDay({ date }) }
  const money = moneyOf(cell, columns)
  if (money === 'zero') return 'none'
  // guard: statement-half-line
  if (money === 'none') return BALANCE.test(narration) ? 'none' : { problem: m.amountMissing() }
  if (typeof money === 'string') return money === 'out' ? 'debit' : { problem: money.slice(1) }
  const reference = /^(?:UPI|IMPS)?0*(\d{12})$/i.exec(cell(columns.reference).replace(/[\s'/-]/g, ''))?.[1]
  const utr = reference ?? (/upi|imps|rrn/i.test(narration) ? utrIn(narration, receivedOn) : null)
  return { credit: { amountPaise: money, receivedOn, utr, narration, payer: '', account } }
}

/** Paise that came in, `out`, `zero` where the bank writes it, `none` where there is nothing, or `!` with what is wrong. */
function moneyOf(
  cell: (at: number | undefined) => string,
  columns: Columns,
): number | 'out' | 'zero' | 'none' | `!${string}` {
  if (columns.amount !== undefined) {
    const text = cell(columns.amount)
    const amount = statementAmount(text)
    if (amount === undefined) return `!${m.noAmount({ text })}`
    if (amount === null) return text === '' ? 'none' : 'zero'
    const way = columns.sign === undefined ? (amount.way ?? 'in') : wayOf(cell(columns.sign))
    // guard: statement-way
    if (way === undefined) return `!${m.neitherCrNorDr({ text: cell(columns.sign) })}`
    return way === 'out' ? 'out' : amount.paise
  }
  const [inText, outText] = [cell(columns.credit), cell(columns.debit)]
  const [came, went] = [statementAmount(inText), statementAmount(outText)]
  if (came === undefined) return `!${m.noAmount({ text: inText })}`
  if (went === undefined) return `!${m.noAmount({ text: outText })}`
  // guard: statement-both-ways
  if (came && went) return `!${m.bothWays()}`
  if (went) return 'out'
  if (!came) return `${inText}${outText}` === '' ? 'none' : 'zero'
  // guard: statement-reversal
  return came.way === 'out' ? 'out' : came.paise
}
