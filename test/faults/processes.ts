import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { RunningShop } from '../fixtures/runningShop.ts'

/** What of a running shop is killed. */
export const victims = ['server', 'database', 'everything', 'one process'] as const
export type Victim = (typeof victims)[number]

/** The server of a data folder's database; undefined when there is none. */
async function databasePid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || undefined
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').filter(Boolean).map(Number)
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was quicker.
  }
}

/** The processes that serve. */
export async function workersOf(shop: RunningShop): Promise<number[]> {
  const children = await childrenOf(shop.pid)
  const commands = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_, at) => commands[at]?.includes('main/processes/worker.ts'))
}

/** Kills without a warning (SIGKILL), all victims in the same instant. */
export async function strike(shop: RunningShop, dataDir: string, victim: Victim): Promise<void> {
  const database = await databasePid(dataDir)
  const workers = await workersOf(shop)
  const hit: Record<Victim, readonly (number | undefined)[]> = {
    server: [shop.pid, ...workers],
    database: [database],
    everything: [shop.pid, ...workers, database],
    'one process': workers.slice(0, 1),
  }
  const pids = hit[victim].filter((pid) => pid !== undefined)
  if (pids.length === 0) throw new Error(`There is no ${victim} to kill`)
  for (const pid of pids) end(pid)
}

/** Ends a database that nobody looks after any more. */
export async function endOrphan(dataDir: string): Promise<void> {
  const pid = await databasePid(dataDir)
  if (pid !== undefined) end(pid)
}

/** A look into the database of a data folder from outside. */
export async function lookInto(dataDir: string) {
  const { zari } = JSON.parse(await readFile(join(dataDir, 'postgres-secret.json'), 'utf8'))
  const port = (await readFile(join(dataDir, 'postgres-port'), 'utf8')).trim()
  return openDatabase(`postgres://zari:${zari}@127.0.0.1:${port}/zari`, { max: 2 })
}
