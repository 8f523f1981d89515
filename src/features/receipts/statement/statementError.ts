import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { m } from './messages/statement.messages.ts'
/** A file that cannot be read as a table; the message is for whoever chose it. */
export class StatementError extends Error {
  override name = 'StatementError'
}

/** What a statement may have: a year of a busy shop has 30,000 lines. */
export const statementLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 40_000,
  cells: 60,
  cellCharacters: 2_000,
} as const

export const tooManyRows = () =>
  new StatementError(m.tooManyRows({ most: formatNumber(statementLimits.rows) }))
