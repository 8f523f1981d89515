import { execFile } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Programs that have to be there, and the packages of Debian that bring them. */
const needed = {
  postgres: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
} as const
type Name = keyof typeof needed

/** Where each program was found; undefined: nowhere. */
export type Found = Readonly<Record<Name, string | undefined>>

/** What to do about programs that are missing; undefined when none is. */
export function wordsForMissing(found: Found): string | undefined {
  const missing = (Object.keys(needed) as Name[]).filter((name) => !found[name])
  if (missing.length === 0) return undefined
  return [
    `The cluster is made of programs of which some are not installed: ${missing.join(', ')}.`,
    'On Debian (as root):',
    '',
    `  apt-get install ${missing.map((name) => needed[name]).join(' ')}`,
    '',
    'The services that come with them are not used and may be switched off.',
  ].join('\n')
}

const firstOf = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of paths) {
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return undefined
}

const inPath = (name: string) =>
  firstOf(['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)))

/** The newest PostgreSQL of Debian that has what Patroni needs. */
async function postgresPrograms(): Promise<string | undefined> {
  const home = '/usr/lib/postgresql'
  const versions = (await readdir(home).catch(() => [])).toSorted((a, b) => Number(b) - Number(a))
  const rewind = await firstOf(versions.map((version) => join(home, version, 'bin', 'pg_rewind')))
  return rewind && join(rewind, '..')
}

/** Looks for all programs; `postgres` is the folder of PostgreSQL's. */
export async function findPrograms(): Promise<Found> {
  const [postgres, patroni, etcd, haproxy] = await Promise.all([
    postgresPrograms(),
    inPath('patroni'),
    inPath('etcd'),
    inPath('haproxy'),
  ])
  return { postgres, patroni, etcd, haproxy }
}

/** How Patroni is started, another one than Debian's where its folder of Python modules is given. */
export const patroniCommand = (folder?: string) => ({
  command: ['/usr/bin/python3', '-m', 'patroni'],
  env: folder ? { PYTHONPATH: folder } : undefined,
})

/** Versions of what runs, in one line. */
export async function versionsOf(found: Found, patroniFolder?: string): Promise<string> {
  const { command, env } = patroniCommand(patroniFolder)
  const [python = '', ...args] = command
  const says = async (program: string, ...words: string[]) => (await run(program, words, { env })).stdout
  const said = await Promise.all([
    says(join(found.postgres ?? '', 'postgres'), '--version'),
    says(python, ...args, '--version'),
    says(found.etcd ?? '', '--version'),
    says(found.haproxy ?? '', '-v'),
  ])
  const [postgres, patroni, etcd, haproxy] = said.map((text) => /\d+(\.\d+)+/.exec(text)?.[0])
  return `PostgreSQL ${postgres}, Patroni ${patroni}, etcd ${etcd}, HAProxy ${haproxy}`
}
