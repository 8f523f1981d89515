/** `npm run backup [-- file]`: keeps the shop in one file, whether it runs or not. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setMark } from '#/features/shop/launch/launch.store.ts'
import { type MadeBackup, makeBackup } from '#/platform/backup/make.ts'
import { rowsIn } from '#/platform/backup/manifest.ts'
import { BackupError, isGone } from '#/platform/backup/problem.ts'
import { othersDone } from '#/platform/backup/session.ts'
import type { Config } from '#/platform/config/config.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { visitEmbeddedDatabase } from '#/platform/db/embedded/visit.ts'
import { openReplica } from '#/platform/db/replica.ts'
import { printLine } from '../processes/announce.ts'
import { readConfig } from '../services/readConfig.ts'
import { amounts, megabytes } from './amounts.ts'
import { runCommand } from './command.ts'

/** Whoever stops the database so often will not stop doing so. */
const MOST_TRIES = 5

interface Reached {
  readonly url: string
  /** Somebody else runs it, who may stop it at any time. */
  readonly borrowed: boolean
  end(): Promise<void>
}

async function reach(config: Config): Promise<Reached> {
  const given = config.directUrl ?? config.databaseUrl
  if (given) return { url: await sourceOf(config, given), borrowed: false, end: async () => undefined }
  const visit = await visitEmbeddedDatabase(config.dataDir, (line) => printLine(`  ${line}`))
  if (!visit) throw new BackupError(`There is no shop in ${config.dataDir}: nothing to keep.`)
  return {
    url: visit.url,
    borrowed: !visit.started,
    async end() {
      // A second backup may be reading what was started for this one.
      if (visit.started) await othersDone(visit.url).catch(() => undefined)
      await visit.end()
    },
  }
}

/** The replica, where there is one that follows: what lies in a backup must not be days old because a replica is. */
async function sourceOf({ readUrl }: Config, databaseUrl: string): Promise<string> {
  if (!readUrl) return databaseUrl
  const db = openDatabase(databaseUrl, { max: 1 })
  const replica = openReplica(db, readUrl)
  const { isReplica } = await replica.choose()
  await Promise.all([replica.close(), db.$client.end()])
  if (isReplica) return readUrl
  printLine(
    '  The replica of DATABASE_READ_URL cannot be read or is too far behind: the database itself is read.',
  )
  return databaseUrl
}

/** A shop or another backup that ends takes its database along: then this backup starts it itself and begins anew. */
async function make(config: Config, file: string, signal: AbortSignal): Promise<MadeBackup> {
  const { version: program } = JSON.parse(await readFile('package.json', 'utf8'))
  for (let tries = 1; ; tries += 1) {
    const { url, borrowed, end } = await reach(config)
    try {
      const source = { databaseUrl: url, media: config.media.folder, program }
      const made = await makeBackup(source, file, signal)
      await noteBackup(config.directUrl ?? config.databaseUrl ?? url, file)
      return made
    } catch (error) {
      // guard: borrowed-database-retry
      if (!borrowed || !isGone(error) || tries === MOST_TRIES) throw error
      printLine('  The database was stopped meanwhile. The backup begins anew.')
    } finally {
      await end()
    }
  }
}

/** Lets the admin page tell when the last backup was made. A database that is gone by now has its backup all the same. */
async function noteBackup(url: string, file: string): Promise<void> {
  const db = openDatabase(url, { max: 1 })
  await setMark(db, 'backup', file).catch(() => undefined)
  await db.$client.end().catch(() => undefined)
}

/** By the second in UTC, without characters that some file systems refuse. */
const defaultFile = (config: Config): string => {
  const name = `zari-${new Date().toISOString().replaceAll(':', '-').replace('.', '-')}.zip`
  return join(config.dataDir, 'backups', name)
}

await runCommand(async (signal) => {
  const started = performance.now()
  const config = readConfig(process.env)
  const file = process.argv[2] ? resolve(process.argv[2]) : defaultFile(config)
  printLine(
    `Zari makes a backup of ${config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir} ...`,
  )
  const { manifest, size } = await make(config, file, signal)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  printLine(
    [
      '',
      `The backup is complete: ${megabytes(size)} in ${seconds} s.`,
      '',
      `  File       ${file}`,
      `  State of   ${manifest.madeAt}; orders that came later are not in it`,
      `  Holds      ${amounts(manifest)}`,
      ...(config.media.s3
        ? [`  Not in it  the pictures: they are in the bucket ${config.media.s3.bucket}`]
        : []),
      `  Restore    DATA_DIR=/a/new/folder npm run restore -- ${file}`,
      '',
      '  It holds all customers, sessions and secrets of the shop: keep it as safe as the shop itself,',
      '  and not only on this machine.',
      '',
    ].join('\n'),
  )
  if (rowsIn(manifest, 'public.users') === 0)
    printLine('  There is nobody in this shop: was it ever started?')
})
