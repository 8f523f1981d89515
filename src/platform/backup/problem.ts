/** A backup that was not made or not restored; the message is for the person who runs the shop. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether a database is not there, or not there any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  (codeOf(error) === 'ECONNREFUSED' ||
    codeOf(error).startsWith('57P') ||
    /connection (terminated|ended|error)|ECONNRESET|EPIPE/i.test(`${codeOf(error)} ${error.message}`))

/** Puts what a system or a database says into our words, as far as the reader can do something about it. */
export function explain(error: unknown): unknown {
  if (error instanceof BackupError || !(error instanceof Error)) return error
  const code = codeOf(error)
  const because = (words: string) => new BackupError(`${words} (${error.message})`, { cause: error })
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code)) {
    return because('The disk is full. Make room, or choose another disk, and try again.')
  }
  if (['EACCES', 'EPERM', 'EROFS', '42501'].includes(code)) {
    return because(
      'The system does not let Zari read or write what it has to. Run it as the user who runs the shop.',
    )
  }
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000'].includes(code)) {
    return because('The database cannot be reached. Is DATABASE_URL right, and does the database run?')
  }
  if (code === '40001') {
    return because(
      'The replica had to take over a change that the backup stood in the way of. Set hot_standby_feedback and a longer max_standby_streaming_delay there, or make the backup again.',
    )
  }
  if (isGone(error)) {
    return because('The database went away in the middle of it. Start it and try again.')
  }
  return error
}
