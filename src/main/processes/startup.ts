import type { Config } from '#/platform/config/config.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#/platform/db/embedded/embedded.ts'
import { closeDataFolder } from '#/platform/disk/ownerOnly.ts'
import { type DemoLogins, seedDemoShop } from '../../../demo/seed.ts'
import { printLine } from './announce.ts'
import { type FirstStart, prepareShop } from './prepare.ts'
import { upgradeDatabase } from './upgrade.ts'

/** A shop whose database is up, migrated and filled; no process serves it yet. */
export interface Startup {
  readonly databaseUrl: string
  /** Undefined when DATABASE_URL names a database of the shopkeeper's own. */
  readonly database: EmbeddedDatabase | undefined
  readonly first: FirstStart
  readonly demo: DemoLogins | undefined
}

/** Starts or reaches the database, migrates it, and makes settings, admin and demo shop where there are none. */
export async function openShop(config: Config): Promise<Startup> {
  await closeDataFolder(config.dataDir)
  const database = config.databaseUrl ? undefined : await startDatabase(config)
  const databaseUrl = config.databaseUrl ?? database?.url ?? ''
  try {
    await upgradeDatabase(databaseUrl)
    return { databaseUrl, database, ...(await fill(config, databaseUrl)) }
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

async function fill(config: Config, url: string): Promise<Pick<Startup, 'first' | 'demo'>> {
  const db = openDatabase(url, { max: 4 })
  try {
    const first = await prepareShop(db, config)
    const demo =
      config.demo && first.demo
        ? await seedDemoShop(db, config.media, (line) => printLine(`  ${line}`))
        : undefined
    return { first, demo }
  } finally {
    await db.$client.end()
  }
}

/** SIGTERM and Ctrl-C stop gracefully, once. Answers the function that stops. */
export function stopOnSignal(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  const once = () => {
    stopping ??= stop()
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      printLine('\nZari is stopping ...')
      void once().then(() => process.exit(0))
    })
  }
  return once
}
