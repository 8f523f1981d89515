import { flushCompileCache } from 'node:module'
import { ConfigError } from '#/platform/config/config.ts'
import { EmbeddedDatabaseError } from '#/platform/db/embedded/embedded.ts'
import { describeError } from '#/platform/log/describeError.ts'
import { safeText } from '#/platform/log/safeText.rules.ts'
import { buildInChild, finishInChild, needsBuild } from '../build/buildInChild.ts'
import { announce, printLine } from '../processes/announce.ts'
import { upgradeInChildProcess } from '../processes/childProcesses.ts'
import { collectOnce } from '../processes/collectOnce.ts'
import { type Processes, StartFailure, startProcesses } from '../processes/processes.ts'
import { onceAtATime, restartOnSignal } from '../processes/restarting.ts'
import { removeServerFile, writeServerFile } from '../processes/serverFile.ts'
import { openShop, type Startup, stopOnSignal } from '../processes/startup.ts'
import { readConfig } from '../services/readConfig.ts'

/**
 * Starts everything: pages if they need building, database, migrations, demo shop, processes; stops it in the opposite order.
 * What goes wrong is told, and ends the process.
 */
export async function serve(): Promise<void> {
  try {
    await start()
  } catch (error) {
    const expected = [ConfigError, EmbeddedDatabaseError, StartFailure].some((kind) => error instanceof kind)
    console.error(expected ? (error as Error).message : describeError(error))
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  printLine('Zari is starting ...')
  let startup: Startup | undefined
  let processes: Processes | undefined
  const leaving = new AbortController()
  const { promise: open, resolve: opened } = Promise.withResolvers<void>()
  const stop = stopOnSignal(async (isPlanned) => {
    leaving.abort()
    await processes?.stop(isPlanned ? config.drainMs : 0)
    await startup?.database?.stop()
    if (processes) await removeServerFile(config.dataDir)
  })
  restartOnSignal(
    onceAtATime(async () => {
      await open
      if (startup && processes) await replaceAll(startup, processes, leaving.signal)
    }),
  )
  try {
    const building = buildPages()
    building.catch(() => undefined) // awaited once the database can be stopped properly
    startup = await openShop(config)
    await building
    // What was built runs with the libraries' builds for use: React's other one checks more and is slower.
    const env = { DATABASE_URL: startup.databaseUrl, NODE_ENV: 'production' }
    processes = await startProcesses(config.workers, env)
    await writeServerFile(config.dataDir)
    announce(config, startup, performance.now() - started)
    opened()
    await finishInChild(leaving.signal)
    flushCompileCache() // a start that is killed has compiled for the next one, too
    collectOnce()
  } catch (error) {
    await stop()
    throw error
  }
}

async function buildPages(): Promise<void> {
  if (!(await needsBuild())) return
  printLine('  Building the pages.')
  await buildInChild('soon')
}

/** Takes up the files of now without a gap. What fails is told, and the processes that ran before go on. */
async function replaceAll(startup: Startup, processes: Processes, leaving: AbortSignal): Promise<void> {
  printLine('Zari replaces its processes ...')
  try {
    // guard: restart-prepares
    await upgradeInChildProcess(startup.databaseUrl, leaving)
    await processes.replace()
    printLine('Zari has replaced all its processes.')
  } catch (error) {
    if (leaving.aborted) return
    console.error(safeText(error instanceof Error ? error.message : String(error)))
    console.error('Zari has not replaced all its processes: those that could not be stay at work.')
  }
}
