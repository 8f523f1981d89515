import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyMinute, queues } from '../../src/main/jobs/queues.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { findBinaries } from '../../src/platform/db/embedded/binaries.ts'
import { checkCluster } from '../../src/platform/db/embedded/cluster.ts'
import { startEmbeddedDatabase } from '../../src/platform/db/embedded/embedded.ts'
import { endServer, launchServer } from '../../src/platform/db/embedded/process.ts'
import { chooseDatabaseUser } from '../../src/platform/db/embedded/reach.ts'
import { serverSettings } from '../../src/platform/db/embedded/settings.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { prepareJobs } from '../../src/platform/jobs/jobs.ts'
import { freePort } from '../fixtures/runningShop.ts'

/** A migrated database, and a standby that follows it. */
export interface Pair {
  readonly url: string
  readonly readUrl: string
  /** The standby, as superuser. */
  readonly adminUrl: string
  stop(): Promise<void>
}

const throwaway = { fsync: 'off', full_page_writes: 'off' }

/** Copies the folder of a database that stands still, and has the copy follow it. */
export async function openPair(): Promise<Pair> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-pair-'))
  await chmod(dataDir, 0o755)
  const first = await startEmbeddedDatabase({ dataDir, settings: throwaway })
  await migrateDatabase(first.url, 'db/migrations')
  const db = openDatabase(first.url, { max: 1 })
  await prepareJobs(db, queues, everyMinute)
  await db.$client.end()
  await first.stop()

  const cluster = join(dataDir, 'standby')
  const user = await chooseDatabaseUser(first.folder)
  await cp(first.folder, cluster, { recursive: true, preserveTimestamps: true })
  const primary = await startEmbeddedDatabase({ dataDir, settings: throwaway })
  const admin = new URL(primary.adminUrl)
  await writeFile(join(cluster, 'standby.signal'), '')
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${admin.port} user=postgres password=${admin.password}'\nhot_standby_feedback = on\n`,
  )
  const binaries = await findBinaries(dataDir, user)
  // What root copied belongs to root, and is handed over.
  await checkCluster(cluster, binaries, user)
  const port = await freePort()
  const { args } = serverSettings(binaries, throwaway)
  const standby = await launchServer({
    program: binaries.postgres,
    folder: dataDir,
    cluster,
    user,
    port,
    args,
  })
  const at = (url: string) => url.replace(`:${admin.port}/`, `:${port}/`)
  return {
    url: primary.url,
    readUrl: at(primary.url),
    adminUrl: at(primary.adminUrl),
    async stop() {
      await endServer(cluster, standby)
      await primary.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
