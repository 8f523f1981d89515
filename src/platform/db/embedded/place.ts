/**
 * Where the cluster lies: in the data folder, or, when root keeps that where the database's user cannot get to
 * (/root/zari/data), in a folder of its own elsewhere, with a link in the data folder that leads there.
 */
import { randomBytes } from 'node:crypto'
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readlink,
  realpath,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { syncFolder } from './cluster.ts'
import { codeOf, EmbeddedDatabaseError, explainFailure } from './problem.ts'
import {
  chooseDatabaseUser,
  closedOnTheWay,
  type DatabaseUser,
  makeReachable,
  unreachableFolder,
} from './reach.ts'

/** Tried in this order. /var/tmp is last: systems may clear away what was not touched there for weeks. */
export const BASES = ['/var/lib', '/srv', '/opt', '/var/tmp']

export interface ClusterPlace {
  /** real path of the cluster, which is there already or to be made */
  cluster: string
  /** folder for copies of the programs, which `user` can get to */
  programs: string
  user: DatabaseUser
  /** Of a cluster that is to be made elsewhere: its new folder, and the closed one that is the reason. */
  elsewhere?: { home: string; closed: string }
}

/**
 * Finds the place of the data folder's cluster, or chooses one. Throws `unreachable-folder` when an existing cluster
 * is out of reach or no base has room, `vanished-database` when the link in the data folder leads nowhere.
 */
export async function choosePlace(folder: string, bases: string[]): Promise<ClusterPlace> {
  const inside = join(folder, 'postgres')
  const entry = await lstat(inside).catch(() => undefined)
  if (entry?.isSymbolicLink()) return followLink(folder, inside)
  const user = await chooseDatabaseUser(inside)
  const closed = await makeReachable(folder, user)
  if (closed === undefined) return { cluster: inside, programs: folder, user }
  const isNew = !entry || (await readdir(inside)).length === 0
  const home = isNew ? await makeHome(folder, user, bases) : undefined
  if (home === undefined) throw unreachableFolder(folder, closed, user)
  return { cluster: join(home, 'postgres'), programs: home, user, elsewhere: { home, closed } }
}

/**
 * Runs `fill`, which makes the cluster, and then sets the link to a cluster elsewhere: as the last step, so that it
 * never leads to half a cluster. Undefined when another program was quicker; a place that is not used is removed.
 */
export async function claimPlace<T>(
  folder: string,
  { cluster, elsewhere }: ClusterPlace,
  fill: () => Promise<T>,
): Promise<T | undefined> {
  if (!elsewhere) return fill()
  let linked = false
  try {
    const filled = await fill()
    await syncFolder(dirname(elsewhere.home))
    linked = await link(cluster, join(folder, 'postgres'))
    if (!linked) return undefined
    await syncFolder(folder)
    return filled
  } finally {
    if (!linked) await rm(elsewhere.home, { recursive: true, force: true })
  }
}

async function followLink(folder: string, inside: string): Promise<ClusterPlace> {
  const cluster = await realpath(inside).catch(async (error) => {
    if (codeOf(error) !== 'ENOENT') throw explainFailure('Opening the database', inside, String(error))
    const target = resolve(folder, await readlink(inside))
    throw new EmbeddedDatabaseError(
      'vanished-database',
      [
        `The database is gone: ${inside} is a link to ${target}, and nothing is there any more.`,
        `Bring ${target} back (from a backup, or by attaching the disk it lies on) and start again.`,
        `To begin with a new, empty database instead, delete the link ${inside}.`,
      ].join('\n'),
    )
  })
  const user = await chooseDatabaseUser(cluster)
  const home = dirname(cluster)
  const closed = await closedOnTheWay(home, user)
  if (closed !== undefined) throw unreachableFolder(home, closed, user)
  const isFolderClosed = (await makeReachable(folder, user)) !== undefined
  return { cluster, programs: isFolderClosed ? home : folder, user }
}

/** A new folder with a random name, so that what an earlier data folder left is never taken for this one's. */
async function makeHome(folder: string, user: DatabaseUser, bases: string[]): Promise<string | undefined> {
  for (const base of bases) {
    const shelf = await makeShelf(join(base, 'zari')).catch(() => undefined)
    if (shelf === undefined || (await closedOnTheWay(shelf, user)) !== undefined) continue
    const home = join(shelf, randomBytes(8).toString('hex'))
    try {
      // Root's, crossed by the database's user by way of its group: root works in here (copies programs, clears old
      // ones away), which in a folder of somebody else could be led astray by links.
      await mkdir(home, { mode: 0o700 })
      await writeFile(join(home, 'data-folder.txt'), `${folder}\n`, { mode: 0o600 })
      if ((await makeReachable(home, user)) === undefined) return home
    } catch {
      // Full or read-only: the next base may do.
    }
    await rm(home, { recursive: true, force: true })
  }
  return undefined
}

/** Makes `shelf` if needed and gives its real path. Undefined when somebody else could exchange what lies in it. */
async function makeShelf(shelf: string): Promise<string | undefined> {
  await mkdir(shelf, { mode: 0o755 }).then(
    // The umask may have taken rights away.
    () => chmod(shelf, 0o755),
    (error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    },
  )
  const found = await lstat(shelf)
  const isRoots = found.isDirectory() && found.uid === 0 && !(found.mode & 0o022)
  return isRoots ? realpath(shelf) : undefined
}

/** False when something is there already. */
async function link(cluster: string, inside: string): Promise<boolean> {
  // An empty folder may be in the way; anything else stays.
  await rmdir(inside).catch(() => undefined)
  return symlink(cluster, inside).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    },
  )
}
