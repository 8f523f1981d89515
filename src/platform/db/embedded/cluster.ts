/**
 * The cluster folder: made by initdb beside its final place and renamed when complete, so that a full disk, a crash or
 * a second program never leave half a cluster where the next start looks.
 */
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { lchown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, CHILD_ENV } from './binaries.ts'
import { isLiving } from './living.ts'
import { codeOf, EmbeddedDatabaseError, explainFailure } from './problem.ts'
import type { DatabaseUser } from './reach.ts'
import type { Secret } from './secret.ts'

const run = promisify(execFile)

const HALF_MADE = /^postgres\.new-(\d+)-/

/** True when `cluster` holds a finished cluster of any version. */
export async function clusterExists(cluster: string): Promise<boolean> {
  return stat(join(cluster, 'PG_VERSION')).then(
    () => true,
    (error) => {
      if (codeOf(error) === 'ENOENT') return false
      throw explainFailure('Opening the database', cluster, String(error))
    },
  )
}

/** Throws unless the cluster is of the programs' major version; under root hands over one that root owns. */
export async function checkCluster(cluster: string, binaries: Binaries, user: DatabaseUser): Promise<void> {
  const theirs = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const ours = binaries.version.split('.')[0]
  if (theirs !== ours) {
    throw new EmbeddedDatabaseError(
      'wrong-version',
      `The database in ${cluster} was made by PostgreSQL ${theirs}, but this release of Zari brings PostgreSQL ${ours}, which cannot open it. Start the release of Zari that made it, make a backup there and restore the backup with this release into another DATA_DIR.`,
    )
  }
  const { uid, gid } = user.ids
  // A folder restored or copied by root belongs to root, and PostgreSQL insists on owning it.
  if (uid !== undefined && (await stat(cluster)).uid !== uid) await chownTree(cluster, uid, gid)
}

/**
 * Makes the cluster in `folder`, where it also takes shape: renaming works within one file system only. When another
 * program was quicker, theirs stays and ours is dropped.
 */
export async function makeCluster(
  folder: string,
  cluster: string,
  binaries: Pick<Binaries, 'initdb'>,
  user: DatabaseUser,
  secret: Secret,
): Promise<void> {
  await sweepHalfMade(folder)
  if ((await readdir(cluster).catch(() => [])).length > 0) return assertFinished(cluster)
  const half = join(folder, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(half, { mode: 0o700 })
    const passwordFile = join(half, 'password')
    await writeFile(passwordFile, `${secret.postgres}\n`, { mode: 0o600 })
    if (user.ids.uid !== undefined) await chownTree(half, user.ids.uid, user.ids.gid)
    await initdb(binaries.initdb, join(half, 'cluster'), passwordFile, user)
    await rename(join(half, 'cluster'), cluster).catch(async (error) => {
      const occupied = codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST'
      if (!occupied) throw error
      await assertFinished(cluster)
    })
    await syncFolder(folder)
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error
    throw explainFailure('Creating the database', folder, String(error))
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

/**
 * Gives both roles the passwords of a newly made secret, for a cluster whose secret file was lost. Uses PostgreSQL's
 * single-user mode, which needs no password and refuses while a server runs.
 */
export async function resetPasswords(
  cluster: string,
  binaries: Binaries,
  user: DatabaseUser,
  secret: Secret,
): Promise<void> {
  const child = spawn(binaries.postgres, ['--single', '-j', '-D', cluster, 'postgres'], {
    ...user.ids,
    cwd: '/',
    env: CHILD_ENV,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  // base64url passwords need no quoting; -j ends a statement at an empty line.
  child.stdin.on('error', () => undefined)
  child.stdin.end(
    `alter role postgres password '${secret.postgres}';\n\nalter role zari password '${secret.zari}';\n\n`,
  )
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw explainFailure('Giving the database new passwords', cluster, output)
}

async function initdb(
  program: string,
  cluster: string,
  passwordFile: string,
  user: DatabaseUser,
): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth-host=scram-sha-256',
    '--auth-local=reject',
    '--encoding=UTF8',
    // Built into PostgreSQL: sorts alike on every machine, whatever locales the system has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  try {
    await run(program, args, { ...user.ids, cwd: '/', env: CHILD_ENV })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw explainFailure('Creating the database', dirname(dirname(cluster)), output || String(error))
  }
}

/** Accepts a cluster that another program has just made; throws for any other content of the folder. */
async function assertFinished(cluster: string): Promise<void> {
  if (await clusterExists(cluster)) return
  throw new EmbeddedDatabaseError(
    'unknown-files',
    `The folder ${cluster} holds files that are not a database. Move them away, or set DATA_DIR to another folder.`,
  )
}

/** Removes what programs that no longer live left behind, as far as their initdb does not still write there. */
async function sweepHalfMade(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = HALF_MADE.exec(name)?.[1]
    if (pid && Number(pid) !== process.pid && !isLiving(Number(pid))) {
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

async function chownTree(path: string, uid: number, gid: number): Promise<void> {
  await lchown(path, uid, gid)
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory()
  if (!isFolder) return
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await chownTree(inner, uid, gid)
    else await lchown(inner, uid, gid)
  }
}

/** Makes renames and new names in the folder survive power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
