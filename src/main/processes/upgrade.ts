import { openDatabase } from '#/platform/db/database.ts'
import { migrateDatabase } from '#/platform/db/migrate.ts'
import { prepareJobs } from '#/platform/jobs/jobs.ts'
import { buildInChild, needsBuild } from '../build/buildInChild.ts'
import { everyMinute, queues } from '../jobs/queues.ts'

/** Brings the database to what the files of now expect of it. The processes before stay at work meanwhile. */
export async function upgradeDatabase(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl, 'db/migrations', console.warn)
  const db = openDatabase(databaseUrl, { max: 2 })
  try {
    await prepareJobs(db, queues, everyMinute)
  } finally {
    await db.$client.end()
  }
}

// What a restart runs, also one of a parent that was started with older files (childProcesses.ts).
if (import.meta.main) {
  if (await needsBuild()) await buildInChild()
  const { DATABASE_URL = '', DATABASE_DIRECT_URL } = process.env
  await upgradeDatabase(DATABASE_DIRECT_URL || DATABASE_URL)
}
