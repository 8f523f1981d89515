import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { setMark } from '../../src/features/shop/launch/launch.store.ts'
import { firstSettings } from '../../src/features/shop/shop.store.ts'
import { everyMinute, queues } from '../../src/main/jobs/queues.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startEmbeddedDatabase } from '../../src/platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { prepareJobs } from '../../src/platform/jobs/jobs.ts'
import { seller, sellerMarks } from '../fixtures/seller.ts'

/* The template's shop has an owner who can sell; tests of an empty one delete its row. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of the test server; its database `zari` is migrated and is the template of every test file's own. */
    databaseUrl: string
  }
}

/** One real PostgreSQL for the whole run, migrated once; every test file copies the template. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-test-'))
  // As root the database runs as another user, who must be able to get to the folder.
  await chmod(dataDir, 0o755)
  const database = await startEmbeddedDatabase({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200', max_wal_size: '2GB' },
  })
  await migrateDatabase(database.url, 'db/migrations')
  const db = openDatabase(database.url, { max: 1 })
  await prepareJobs(db, queues, everyMinute)
  await firstSettings(db, seller)
  for (const [key, value] of sellerMarks) await setMark(db, key, value)
  await db.$client.end()
  const admin = new Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query('alter database zari is_template true')
  await admin.end()
  project.provide('databaseUrl', database.adminUrl)
  return async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
