/** What a start runs before any process serves: migrations, queues, settings, admin, sample shop. The parent waits for it (childProcesses.ts). */
import { format } from 'node:util'
import { dropLeftImports } from '#/features/catalog/import/dropImports.actions.ts'
import { isEmptyShop } from '#/features/catalog/stores/firstCategories.store.ts'
import { type Config, ConfigError } from '#/platform/config/config.ts'
import { DatabaseAddressError } from '#/platform/db/addressProblem.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { limitRole } from '#/platform/db/roleLimits.ts'
import { oneStartAtATime } from '#/platform/db/startLock.ts'
import { openJobs } from '#/platform/jobs/jobs.ts'
import { describeError } from '#/platform/log/describeError.ts'
import { createLog } from '#/platform/log/log.ts'
import type { DemoLogins } from '../../../demo/seed.ts'
import { readConfig } from '../services/readConfig.ts'
import { printLine } from './announce.ts'
import { type FirstStart, prepareShop } from './prepare.ts'
import { upgradeDatabase } from './upgrade.ts'

/** What this start made, or found. */
export interface Preparation {
  readonly first: FirstStart
  readonly demo: DemoLogins | undefined
}

/** What is said once: how it ended, or why it cannot, in words for who started the shop. */
export type PreparationWord = Preparation | { readonly failure: string }

/** One machine after the other: what the first one makes, the others find. */
async function prepare(): Promise<Preparation> {
  const config = readConfig(process.env)
  const { databaseUrl = '', directUrl = databaseUrl } = config
  return oneStartAtATime(
    directUrl,
    () => prepareAlone(config, directUrl),
    () => printLine('  Another start is at work on this database; this one goes on when it is done.'),
  )
}

async function prepareAlone(config: Config, url: string): Promise<Preparation> {
  await upgradeDatabase(url)
  if (config.databaseUrl && config.databaseUrl !== url) await limitPooled(config.databaseUrl)
  const db = openDatabase(url, { max: 4 })
  try {
    const first = await prepareShop(db, config)
    // guard: left-imports-dropped-at-start
    await dropLeftImports({ db, config }).catch((error) =>
      printLine(`  What is left of imports could not be dropped: ${describeError(error).message}`),
    )
    const isToFill = config.demo && first.demo && (await isEmptyShop(db))
    const demo = isToFill ? await fillWithDemo(db, config) : undefined
    return { first, demo }
  } finally {
    await db.$client.end()
  }
}

async function limitPooled(url: string): Promise<void> {
  for (const statement of await limitRole(url)) {
    printLine(`  Nothing ends a statement that takes too long. Have somebody who may do so run: ${statement}`)
  }
}

async function fillWithDemo(db: Database, { media, logLevel }: Config): Promise<DemoLogins> {
  // Half of all that this process would load, and later starts fill nothing.
  const { seedDemoShop } = await import('../../../demo/seed.ts')
  const jobs = await openJobs(db, createLog(logLevel))
  try {
    return await seedDemoShop(db, media, (line) => printLine(`  ${line}`), jobs.send)
  } finally {
    await jobs.close()
  }
}

const explain = (error: unknown): string =>
  error instanceof ConfigError || error instanceof DatabaseAddressError
    ? error.message
    : format(describeError(error))

// Signals reach the whole group; the parent decides. Once it has heard how it went, or is gone, this process ends.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

const word: PreparationWord = await prepare().catch((error) => ({ failure: explain(error) }))
process.send?.(word)
