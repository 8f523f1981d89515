import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '#/platform/db/database.ts'
import { migrateDatabase } from '#/platform/db/migrate.ts'
import { prepareJobs } from '#/platform/jobs/jobs.ts'
import { buildApart, needsBuild } from '../build/build.ts'
import { everyMinute, queues } from '../jobs/queues.ts'

/** Brings the database to what the files of now expect of it. The processes before stay at work meanwhile. */
export async function upgradeDatabase(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl, 'db/migrations')
  const db = openDatabase(databaseUrl, { max: 2 })
  try {
    await prepareJobs(db, queues, everyMinute)
  } finally {
    await db.$client.end()
  }
}

/**
 * Does what new files need before a process runs on them: builds the pages if they changed, then migrates. It happens
 * in a process of its own, because this one knows only the files of its start.
 * @throws Error when something of it fails; nothing was replaced then
 */
export async function upgradeInChildProcess(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [new URL(import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('What is new could not be prepared; see above.')
}

if (import.meta.main) {
  if (await needsBuild()) await buildApart()
  await upgradeDatabase(process.env.DATABASE_URL ?? '')
}
