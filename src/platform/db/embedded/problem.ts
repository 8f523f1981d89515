/** What kept the embedded database from starting; callers may branch on it, people read the message. */
export type EmbeddedDatabaseProblem =
  | 'another-server'
  | 'unreachable-folder'
  | 'vanished-database'
  | 'no-permission'
  | 'no-database-user'
  | 'no-program'
  | 'wrong-version'
  | 'unknown-files'
  | 'disk-full'
  | 'start-failed'

/** The message is written for the person who runs the shop: what is wrong, where, and what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
  readonly problem: EmbeddedDatabaseProblem

  constructor(problem: EmbeddedDatabaseProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/**
 * Turns what initdb or postgres said before they ended into one of our errors. Their words are stable because
 * they always run with LC_ALL=C.
 */
export function explainFailure(doing: string, folder: string, output: string): EmbeddedDatabaseError {
  const words = output.trim().split('\n').slice(-8).join('\n')
  if (/no space left on device|disk quota exceeded/i.test(output)) {
    return new EmbeddedDatabaseError(
      'disk-full',
      `The disk is full: ${doing} in ${folder} did not succeed. Free some space and start again.\n${words}`,
    )
  }
  if (/permission denied|read-only file system|operation not permitted/i.test(output)) {
    return new EmbeddedDatabaseError(
      'no-permission',
      `${doing} in ${folder} did not succeed because the system denied access. Make the folder writable, or set DATA_DIR to another one.\n${words}`,
    )
  }
  if (/could not look up effective user id/i.test(output)) {
    return new EmbeddedDatabaseError(
      'no-database-user',
      `The user that runs Zari has no name on this system, and PostgreSQL insists on one. Run Zari as a user of the system, or set DATABASE_URL.\n${words}`,
    )
  }
  return new EmbeddedDatabaseError('start-failed', `${doing} in ${folder} did not succeed.\n${words}`)
}

/** The code of a Node system error (`ENOENT`, `EACCES`...) or of a PostgreSQL error (`28P01`...). */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
