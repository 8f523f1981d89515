/** The postgres server process: starting, finding, judging and ending it. */
import { spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CHILD_ENV } from './binaries.ts'
import { isLiving } from './living.ts'
import { codeOf, EmbeddedDatabaseError, explainFailure } from './problem.ts'
import type { DatabaseUser } from './reach.ts'

/** How often a condition outside this process is looked at, ms. */
export const POLL = 10
/** A server that replays its log after a crash gets this long to become ready, ms. */
const READY_TIMEOUT = 120_000
const LOG_LIMIT = 4 * 1024 * 1024

/** What postmaster.pid says; `port` and `status` appear while the server comes up. */
interface Postmaster {
  pid: number
  port: number
  status: string
}

export interface Server {
  pid: number
  /** Of a server that we launched: settles with its last words when it ends. */
  ended?: Promise<string>
}

/** The living server of this cluster, launched by whomever. */
export async function findServer(cluster: string): Promise<Server | undefined> {
  const written = await readPostmaster(cluster)
  return written && (await isServerOf(cluster, written.pid)) ? { pid: written.pid } : undefined
}

/**
 * Launches postgres in a session of its own, so that Ctrl-C in the terminal reaches us and not it: we end it when the
 * last request is answered. Its log is a file, so that it can go on writing when we are killed.
 */
export async function launchServer(options: {
  program: string
  folder: string
  cluster: string
  user: DatabaseUser
  port: number
  args: string[]
}): Promise<Server> {
  const { program, folder, cluster, user, port, args } = options
  const logFile = join(folder, 'postgres.log')
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  const start = size > LOG_LIMIT ? 0 : size
  try {
    const child = spawn(program, ['-D', cluster, '-p', String(port), ...args], {
      ...user.ids,
      detached: true,
      cwd: '/',
      env: CHILD_ENV,
      stdio: ['ignore', log.fd, log.fd],
    })
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(String(error)))
      child.once('exit', () => {
        lastWords(logFile, start).then(resolve, (error) => resolve(String(error)))
      })
    })
    child.unref()
    if (child.pid === undefined) throw explainFailure('Starting the database', cluster, await ended)
    return { pid: child.pid, ended }
  } finally {
    await log.close()
  }
}

/**
 * The port of the server once it accepts connections, as it says itself in postmaster.pid, or its last words when it
 * ended before.
 */
export async function whenReady(
  cluster: string,
  server: Server,
): Promise<{ port: number } | { words: string }> {
  let words: string | undefined
  server.ended?.then((said) => {
    words = said
  })
  for (const deadline = Date.now() + READY_TIMEOUT; Date.now() < deadline; await pause(POLL)) {
    const written = await readPostmaster(cluster)
    if (written?.pid === server.pid && written.status === 'ready') return { port: written.port }
    if (words !== undefined) return { words }
    if (!server.ended && !(await isServerOf(cluster, server.pid))) return { words: '' }
  }
  throw new EmbeddedDatabaseError(
    'start-failed',
    `The database in ${cluster} (process ${server.pid}) is not ready after ${READY_TIMEOUT / 1000} s. It goes on trying: see postgres.log in the data folder and start Zari again later.`,
  )
}

/** Ends the server: finished transactions are kept, open ones rolled back. Resolves when the process is gone. */
export async function endServer(cluster: string, server: Server): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    // The harder ways lose nothing either: the next start replays the log.
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, timeoutMs] of steps) {
    if (!(await isServerOf(cluster, server.pid))) return
    try {
      process.kill(server.pid, signal)
    } catch (error) {
      if (codeOf(error) === 'ESRCH') return
      throw error
    }
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await pause(POLL)) {
      if (!(await isServerOf(cluster, server.pid))) return
    }
  }
}

/**
 * Removes postmaster.pid when the number in it was given to an unrelated process since (a restarted machine or
 * container does that) or to one that is dead but not yet collected: PostgreSQL would take either for a living server.
 * True when it did. Servers and their shared memory still guard each other.
 */
export async function removeMisleadingPidFile(cluster: string): Promise<boolean> {
  const written = await readPostmaster(cluster)
  if (!written) return false
  const args = await commandLine(written.pid)
  if (args === undefined || basename(args[0] ?? '') === 'postgres') return false
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  return true
}

/** What the log says from `start` on; a server on a full disk could not even write that it is full. */
async function lastWords(logFile: string, start: number): Promise<string> {
  const words = (await readFile(logFile)).subarray(start).toString()
  const { bavail } = await statfs(logFile)
  return words || bavail > 0 ? words : 'No space left on device'
}

async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, , , , status] = text.split('\n')
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), status: status?.trim() ?? '' } : undefined
}

/** Whether this living process is a server of this cluster, and not somebody who got its number later. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isLiving(pid)) return false
  const args = await commandLine(pid)
  // Systems without /proc: the number has to do.
  return args === undefined ? process.platform !== 'linux' : args.includes(cluster)
}

/** Arguments of a living process (none when it is dead but not yet collected); undefined when unknown or gone. */
async function commandLine(pid: number): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return text?.split('\0').filter((arg) => arg !== '')
}
