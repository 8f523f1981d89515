import { BackupError, explain } from '#/platform/backup/problem.ts'
import { ConfigError } from '#/platform/config/config.ts'
import { DatabaseAddressError } from '#/platform/db/addressProblem.ts'
import { EmbeddedDatabaseError } from '#/platform/db/embedded/embedded.ts'
import { describeError } from '#/platform/log/describeError.ts'

/**
 * Runs a command to its end: what was expected to go wrong is told in words, Ctrl-C and SIGTERM stop it and leave nothing
 * behind. The exit code is 1 when it did not succeed.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new BackupError('It was stopped; nothing is left of it.')))
  }
  try {
    await work(stopping.signal)
  } catch (thrown) {
    const error = explain(thrown)
    const expected = [BackupError, ConfigError, DatabaseAddressError, EmbeddedDatabaseError].some(
      (kind) => error instanceof kind,
    )
    console.error(expected ? (error as Error).message : describeError(error))
    process.exitCode = 1
  }
}
