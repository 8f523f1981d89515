/**
 * Who runs the database, and can that user get to its folder? PostgreSQL refuses to run as root, so under root we
 * borrow an unprivileged user that exists already; everybody else runs it as themselves.
 */
import { execFile } from 'node:child_process'
import { access, chmod, chown, constants, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { codeOf, EmbeddedDatabaseError } from './problem.ts'

const run = promisify(execFile)

/** `ids` goes into spawn(): empty when the database runs as the user of this program. */
export interface DatabaseUser {
  name: string
  ids: { uid: number; gid: number } | Record<string, never>
}

interface Account {
  name: string
  uid: number
  gid: number
}

/** True when this program runs as root and has to hand the database to somebody else. */
export function runsAsRoot(): boolean {
  return process.geteuid?.() === 0
}

/**
 * Makes the data folder if needed, private to us, and gives its real, absolute path. Parents that have to be made under
 * root can be crossed (not listed) by everybody, so that the database's user gets through; existing ones stay as they are.
 */
export async function prepareFolder(dataDir: string): Promise<string> {
  const wanted = resolve(dataDir)
  try {
    const firstMade = await mkdir(wanted, { recursive: true, mode: 0o700 })
    for (let made = wanted; firstMade !== undefined && made !== resolve(firstMade); ) {
      made = dirname(made)
      if (runsAsRoot()) await chmod(made, 0o711)
    }
    const folder = await realpath(wanted)
    await access(folder, constants.W_OK | constants.X_OK)
    return folder
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'no-permission',
      `Zari cannot write to its data folder ${wanted} (${codeOf(error) ?? String(error)}). Make it writable for the user who runs Zari, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

/**
 * Chooses the user: the program's own, or under root the owner of an existing cluster, else `postgres`, else
 * `nobody`. Throws when an ordinary user meets a cluster of somebody else.
 */
export async function chooseDatabaseUser(cluster: string): Promise<DatabaseUser> {
  const accounts = await readAccounts()
  const nameOf = (uid: number) => accounts.find((account) => account.uid === uid)?.name ?? `number ${uid}`
  const owner = await stat(cluster).catch(() => undefined)
  const me = process.geteuid?.()
  if (me !== undefined && !runsAsRoot()) {
    if (owner && owner.uid !== me) {
      throw new EmbeddedDatabaseError(
        'no-permission',
        `The database in ${cluster} belongs to the user ${nameOf(owner.uid)}, but Zari runs as ${nameOf(me)}. Run Zari as ${nameOf(owner.uid)} or as root, or set DATA_DIR to another folder.`,
      )
    }
    return { name: nameOf(me), ids: {} }
  }
  if (me === undefined) return { name: 'this user', ids: {} }
  if (owner && owner.uid !== 0) {
    return { name: nameOf(owner.uid), ids: { uid: owner.uid, gid: owner.gid } }
  }
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((candidate) => candidate.name === name && candidate.uid !== 0))
    .find((found) => found !== undefined)
  if (!account) {
    throw new EmbeddedDatabaseError(
      'no-database-user',
      'Zari runs as root, PostgreSQL refuses to, and this system has neither a user postgres nor a user nobody to run it. Run Zari as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
  return { name: account.name, ids: { uid: account.uid, gid: account.gid } }
}

/**
 * Lets the database's user cross `folder`, where only root could, by way of its group; nobody else gets in. Gives the
 * closed folder that keeps the user out nevertheless: those above are not ours to open.
 */
export async function makeReachable(folder: string, user: DatabaseUser): Promise<string | undefined> {
  const above = await closedOnTheWay(dirname(folder), user)
  if (above !== undefined) return above
  const { gid } = user.ids
  const { mode, uid: owner } = await stat(folder)
  if (gid !== undefined && owner === 0 && !(mode & 0o077)) {
    await chown(folder, owner, gid)
    await chmod(folder, (mode & 0o700) | 0o010)
  }
  return closedOnTheWay(folder, user)
}

/** The folder that keeps `user` from entering `folder`, if any. */
export async function closedOnTheWay(folder: string, user: DatabaseUser): Promise<string | undefined> {
  const closed = await firstClosedFolder(folder, user)
  // Modes do not know about access control lists: believe a closed door only after trying it.
  return closed !== undefined && !(await canEnter(folder, user)) ? closed : undefined
}

/** Names folder, user and remedies. */
export function unreachableFolder(folder: string, closed: string, user: DatabaseUser): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'unreachable-folder',
    [
      `The database cannot get to its folder ${folder}: Zari runs as root, PostgreSQL refuses to, so it runs as the user ${user.name}, and ${user.name} may not enter ${closed}.`,
      'Either set DATA_DIR to a folder that this user can get to (for example DATA_DIR=/var/lib/zari),',
      'or start Zari as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
    ].join('\n'),
  )
}

/** The topmost folder on the way that the modes forbid `user` to enter. */
async function firstClosedFolder(folder: string, user: DatabaseUser): Promise<string | undefined> {
  const { uid, gid } = user.ids
  if (uid === undefined) return undefined
  const way = [folder]
  for (let at = folder; at !== dirname(at); at = dirname(at)) way.unshift(dirname(at))
  for (const step of way) {
    const { mode, uid: owner, gid: group } = await stat(step)
    const enter = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if (!(mode & enter)) return step
  }
  return undefined
}

async function canEnter(folder: string, user: DatabaseUser): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user.ids, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function readAccounts(): Promise<Account[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    // Some systems write nobody's ids as -2.
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : []
  })
}
