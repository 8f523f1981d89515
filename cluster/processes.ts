import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Whether this path is the folder or lies below it. */
export const isBelow = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)

/**
 * The living processes of a folder: that work in it, or were given it by their environment. PostgreSQL's leave the
 * group and the session that they were started in and rename themselves, but never go elsewhere.
 */
export async function processesBelow(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid)
  const are = await Promise.all(pids.map((pid) => isOf(folder, pid)))
  return pids.filter((_, at) => are[at])
}

async function isOf(folder: string, pid: number): Promise<boolean> {
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  if (isBelow(folder, cwd.replace(/ \(deleted\)$/, ''))) return true
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
  return environment
    .split('\0')
    .some((line) => line === `DATA_DIR=${folder}` || line.startsWith(`DATA_DIR=${folder}/`))
}

/** Sends a signal to every process of a folder, and says to how many. */
export async function signalAll(folder: string, signal: NodeJS.Signals): Promise<number> {
  const pids = await processesBelow(folder)
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself.
    }
  }
  return pids.length
}

/**
 * Starts a program in a folder of its own, which it is found by, and writes down what it prints beside that folder.
 * Ctrl-C reaches this command and not the program.
 */
export function startProgram(
  folder: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  mkdirSync(folder, { recursive: true })
  const log = openSync(join(folder, '..', `${basename(folder)}.log`), 'a')
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', (error) => console.error(`${command}: ${error.message}`))
  child.unref()
  return child
}
