import type { Config } from '#/platform/config/config.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#/platform/db/embedded/embedded.ts'
import { closeDataFolder } from '#/platform/disk/ownerOnly.ts'
import { printLine } from './announce.ts'
import { prepareInChildProcess } from './childProcesses.ts'
import type { Preparation } from './preparation.ts'

/** A shop whose database is up, migrated and filled; no process serves it yet. */
export interface Startup extends Preparation {
  readonly databaseUrl: string
  /** Undefined when DATABASE_URL names a database of the shopkeeper's own. */
  readonly database: EmbeddedDatabase | undefined
}

/** Starts or reaches the database, migrates it, and makes settings, admin and demo shop where there are none. */
export async function openShop(config: Config): Promise<Startup> {
  await closeDataFolder(config.dataDir)
  const database = config.databaseUrl ? undefined : await startDatabase(config)
  const databaseUrl = config.databaseUrl ?? database?.url ?? ''
  try {
    return { databaseUrl, database, ...(await prepareInChildProcess(databaseUrl)) }
  } catch (error) {
    await database?.stop()
    throw error
  }
}

const startDatabase = (config: Config): Promise<EmbeddedDatabase> =>
  startEmbeddedDatabase({
    dataDir: config.dataDir,
    log: (line) => printLine(`  ${line}`),
    onTaken: (reason) => {
      console.error(reason.message)
      process.kill(process.pid, 'SIGTERM')
    },
  })

/**
 * SIGTERM and Ctrl-C stop gracefully, once. Answers the function that stops.
 * @param stop is told whether the stop is a planned one (SIGTERM), of which load balancers learn first
 */
export function stopOnSignal(stop: (isPlanned: boolean) => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  const once = (isPlanned = false) => {
    stopping ??= stop(isPlanned)
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      printLine('\nZari is stopping ...')
      void once(signal === 'SIGTERM').then(() => process.exit(0))
    })
  }
  return once
}
