import { ConfigError, loadConfig } from '#/platform/config/config.ts'
import { EmbeddedDatabaseError } from '#/platform/db/embedded/embedded.ts'
import { announce } from './announce.ts'
import { buildApart, needsBuild } from './build.ts'
import { type Opening, openShop, say, stopOnSignal } from './opening.ts'
import { type Processes, StartFailure, startProcesses } from './processes.ts'

/** Starts everything: pages if they need building, database, migrations, demo shop, processes; stops it in the opposite order. */
async function main(): Promise<void> {
  const started = performance.now()
  const config = loadConfig(process.env)
  say('Zari is starting ...')
  let opening: Opening | undefined
  let processes: Processes | undefined
  const stop = stopOnSignal(async () => {
    await processes?.stop()
    await opening?.database?.stop()
  })
  try {
    const building = buildPages()
    building.catch(() => undefined) // awaited once the database can be stopped properly
    opening = await openShop(config)
    await building
    processes = await startProcesses(config.workers, { DATABASE_URL: opening.databaseUrl })
    announce(config, opening, performance.now() - started)
  } catch (error) {
    await stop()
    throw error
  }
}

async function buildPages(): Promise<void> {
  if (!(await needsBuild())) return
  say('  Building the pages.')
  await buildApart()
}

main().catch((error) => {
  const expected = [ConfigError, EmbeddedDatabaseError, StartFailure].some((kind) => error instanceof kind)
  console.error(expected ? error.message : error)
  process.exit(1)
})
