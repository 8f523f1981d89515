import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measured, textOf, writeTables } from '../bench/results.ts'
import { brokenPromises, type Outcome } from './measures.ts'
import { type Found, versionsOf } from './programs.ts'
import { rowsOf } from './report.ts'
import { playRound } from './round.ts'
import { type Situation, type SituationName, situations } from './situations.ts'
import { type Mode, openStage } from './stage.ts'

/** What the command was asked for. */
export interface Asked {
  readonly names: readonly SituationName[]
  readonly runs: number
  readonly mode: Mode
  readonly store: string
  readonly patroni: string | undefined
  readonly out: string
}

const LOGS = 'test-results/cluster-logs'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** A folder, and a process that empties it as soon as this one ends. */
async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'zari-cluster-'))
  // The database runs as another user.
  await chmod(folder, 0o711)
  const reaper = spawn(process.execPath, [fileURLToPath(new URL('reaper.ts', import.meta.url)), folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const gone = once(reaper, 'exit')
  return {
    folder,
    async close() {
      reaper.stdin.end()
      await gone
    },
  }
}

/** What is behind an error: a failed query is told by its text, not by why it failed. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

/** What the programs printed, for who looks into a failure. */
async function saveLogs(folder: string): Promise<void> {
  await mkdir(LOGS, { recursive: true })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  for (const name of names) await copyFile(join(folder, name), join(LOGS, name))
  say(`What the programs printed lies in ${LOGS}.`)
}

/**
 * Makes the cluster, plays every round and prints what came of it.
 * @param noNetwork why no link can be cut; undefined when it can
 * @returns the exit code
 */
export async function runRounds(
  asked: Asked,
  programs: Found,
  noNetwork: string | undefined,
): Promise<number> {
  const { folder, close } = await openFolder()
  const outcomes: Outcome[] = []
  const problems: string[] = []
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop)
  const interrupted = once(stopped.signal, 'abort').then(() => {
    throw new Error('Interrupted: everything is ended.')
  })
  try {
    await Promise.race([interrupted, play()])
  } catch (error) {
    problems.push(reasonOf(error))
    if (!stopped.signal.aborted) await saveLogs(folder)
  } finally {
    await close()
  }
  await print()
  // Whatever still waits for a shop or a database that is gone.
  setTimeout(() => process.exit(), 1_000).unref()
  return problems.length > 0 ? 1 : 0

  async function play() {
    say(await versionsOf(programs, asked.patroni))
    const { mode, store, patroni } = asked
    const stage = await openStage({
      folder,
      programs,
      mode,
      store,
      patroni,
      isolated: noNetwork === undefined,
    })
    say(`A cluster in ${folder}, ${stage.shops.length} shops by ${mode}, Patroni on ${store}`)
    for (const name of asked.names) {
      const { what, needsNetwork }: Situation = situations[name]
      if (needsNetwork && noNetwork) {
        say(`${what}: not tried, ${noNetwork}`)
        continue
      }
      for (let run = 1; run <= asked.runs; run += 1) {
        const outcome = await playRound(stage, name)
        outcomes.push(outcome)
        const broken = brokenPromises(outcome)
        problems.push(...broken.map((words) => `${what}: ${words}`))
        const held = broken.length === 0 ? 'held' : `NOT HELD: ${broken.join('; ')}`
        say(
          `${what} (${run}): ${outcome.orders} orders, none for ${(outcome.pauseMs / 1_000).toFixed(1)} s: ${held}`,
        )
      }
    }
    await stage.close()
  }

  async function print() {
    for (const problem of problems) console.error(problem)
    if (outcomes.length === 0) return
    const table = measured({ rows: rowsOf(outcomes) })
    say(`\n${textOf(table)}`)
    const key = `${asked.mode}, ${asked.store}`
    await writeTables(asked.out, { [key]: { ...table, outcomes } as typeof table })
  }
}
