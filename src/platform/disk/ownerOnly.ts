/** The data folder holds reset links, names and addresses (outbox), and what opens the database: it is its owner's alone. */
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const

/** What in the data folder the user of the database has no business in. */
const closed = ['outbox', 'imports', 'media', 'backups'] as const

/**
 * Makes the data folder if needed and closes it to everybody else; what lies in it from before, too. Under root the
 * database runs as another user, who gets through to its own folder by way of the group (`makeReachable`): such a folder
 * can be crossed, not listed. What belongs to somebody else is left as it is.
 */
export async function closeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY.folder })
  const { mode } = await lstat(dataDir)
  const isCrossed = (mode & 0o077) === 0o010
  // guard: data-folder-closed
  if (!isCrossed) await close(dataDir)
  for (const name of closed) await close(join(dataDir, name))
  const outbox = join(dataDir, 'outbox')
  for (const mail of await readdir(outbox).catch(() => [])) await close(join(outbox, mail))
}

/** Takes the rights of group and others away from a file or folder of our own; nothing happens where there is none. */
async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  const isOurs = found && (process.geteuid === undefined || found.uid === process.geteuid())
  if (!isOurs || (found.mode & 0o077) === 0) return
  if (found.isDirectory()) await chmod(path, OWNER_ONLY.folder)
  else if (found.isFile()) await chmod(path, OWNER_ONLY.file)
}
