import { chown, readFile } from 'node:fs/promises'

/** The user of Debian's PostgreSQL, which refuses to run as root. */
const USER = 'postgres'
const isRoot = process.geteuid?.() === 0

/** What goes before a command of the database: under root it runs as another user. */
export const asPostgres = (): readonly string[] =>
  isRoot ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--'] : []

/** Gives files to the user that the database runs as. */
export async function chownToPostgres(...paths: readonly string[]): Promise<void> {
  if (!isRoot) return
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = lines.find(([name]) => name === USER) ?? []
  for (const path of paths) await chown(path, Number(uid), Number(gid))
}
