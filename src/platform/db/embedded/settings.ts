import { createHash } from 'node:crypto'

/** PostgreSQL settings for a machine with 2 cores; whatever is not here keeps PostgreSQL's default. */
const DEFAULTS: Record<string, string> = {
  // Acknowledged orders survive power loss.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Nobody but this machine, and there only with the password: no socket files.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  // Our queries are short: compiling them costs more than it saves.
  jit: 'off',
  // Bounds what has to be replayed after a crash, and so the time until the shop is back.
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Rows and statements in errors hold customers' data: the log names the error, the program logs the rest.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** Name of the setting by which a running server tells what it was started with. */
export const FINGERPRINT = 'zari.fingerprint'

/** Command-line arguments for postgres, and a fingerprint of program and settings (not of the port). */
export function serverSettings(
  program: { postgres: string; version: string },
  own: Record<string, string> = {},
): { args: string[]; fingerprint: string } {
  const settings = Object.entries({ ...DEFAULTS, ...own })
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([program.postgres, program.version, settings]))
    .digest('hex')
    .slice(0, 16)
  const args = [...settings, [FINGERPRINT, fingerprint]].flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  return { args, fingerprint }
}
