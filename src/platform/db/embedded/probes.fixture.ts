/** What the tests of the embedded database have in common: throw-away folders, programs to kill, waiting for facts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'

/** A folder that every user may enter, as a data folder under root has to be. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-database-'))
  await chmod(folder, 0o755)
  return folder
}

/** Ends whatever database still runs in the folder, then removes it. */
export async function removeFolder(folder: string): Promise<void> {
  const pid = await serverPid(folder)
  if (pid !== undefined && isRunning(pid)) {
    process.kill(pid, 'SIGKILL')
    await until(() => !isRunning(pid))
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** Process number of the postgres server, as the folder tells. */
export async function serverPid(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** Dead processes that their parent has not collected yet do not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return process.platform !== 'linux'
  }
}

/** Resolves with the first truthy answer; rejects after `timeoutMs` ms. */
export async function until<T>(ask: () => T | Promise<T>, timeoutMs = 15_000): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`did not come true within ${timeoutMs} ms: ${ask}`)
}

/** One query on a connection of its own. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

interface Line {
  url?: string
  adopted?: boolean
  log?: string
  stopped?: boolean
  problem?: string
  message?: string
}

export interface Program {
  pid: number
  lines: Line[]
  /** Resolves with the first line, url or problem, that tells how the start went. */
  outcome: Promise<Line>
  kill(signal: NodeJS.Signals): Promise<void>
  /** Resolves when the program has ended. */
  ended: Promise<unknown>
}

/** Starts a program that owns the folder's database, in a process group of its own like a terminal's job. */
export function startProgram(folder: string, options: { bases?: string[]; native?: string } = {}): Program {
  const script = join(import.meta.dirname, 'owner.fixture.ts')
  const child: ChildProcess = spawn(process.execPath, [script, folder, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  if (!child.stdout || child.pid === undefined) throw new Error('the program did not start')
  const pid = child.pid
  const lines: Line[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
  const ended = once(child, 'exit')
  return {
    pid,
    lines,
    outcome: until(() => lines.find((line) => line.url ?? line.problem), 45_000),
    async kill(signal) {
      // The whole group, as Ctrl-C does.
      process.kill(-pid, signal)
      await ended
    },
    ended,
  }
}
