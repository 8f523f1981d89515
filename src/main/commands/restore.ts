/** `npm run restore -- file`: puts a backup into an empty data folder or database. */
import { resolve } from 'node:path'
import { type Archive, openArchive } from '#/platform/backup/archive.ts'
import { BackupError } from '#/platform/backup/problem.ts'
import { restoreBackup } from '#/platform/backup/restore.ts'
import { nameOf } from '#/platform/backup/tables.ts'
import { assertKnown, assertNoPictures } from '#/platform/backup/target.ts'
import type { Config } from '#/platform/config/config.ts'
import { startEmbeddedDatabase } from '#/platform/db/embedded/embedded.ts'
import { migrateDatabase } from '#/platform/db/migrate.ts'
import { closeDataFolder } from '#/platform/disk/ownerOnly.ts'
import { printLine } from '../processes/announce.ts'
import { readConfig } from '../services/readConfig.ts'
import { amounts } from './amounts.ts'
import { runCommand } from './command.ts'

const MIGRATIONS = 'db/migrations'

async function restore(archive: Archive, config: Config, signal: AbortSignal): Promise<void> {
  const media = config.media.folder
  assertKnown(archive.manifest, MIGRATIONS)
  await assertNoPictures(media, archive)
  await closeDataFolder(config.dataDir)
  const database = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log: (line) => printLine(`  ${line}`) })
  const databaseUrl = config.directUrl ?? config.databaseUrl ?? database?.url ?? ''
  try {
    const target = { databaseUrl, media, migrationsFolder: MIGRATIONS }
    const { leftOut } = await restoreBackup(archive, target, signal)
    for (const table of leftOut) {
      printLine(`  Left out, because the shop has no such table: ${nameOf(table)} with ${table.rows} rows.`)
    }
    await migrateDatabase(databaseUrl, MIGRATIONS)
  } finally {
    await database?.stop()
  }
}

await runCommand(async (signal) => {
  const started = performance.now()
  const config = readConfig(process.env)
  const [, , given] = process.argv
  if (!given) throw new BackupError('Which backup? Say: npm run restore -- path/to/backup.zip')
  const file = resolve(given)
  printLine(`Zari checks ${file} ...`)
  const archive = await openArchive(file)
  try {
    printLine(`  It is whole, of ${archive.manifest.madeAt}: ${amounts(archive.manifest)}.`)
    const where = config.databaseUrl ? `the database of DATABASE_URL and ${config.dataDir}` : config.dataDir
    printLine(`  Restoring it into ${where}.`)
    await restore(archive, config, signal)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    printLine(
      [
        '',
        `The shop is restored in ${seconds} s: all rows and pictures are what they were, counts and checksums agree.`,
        '',
        ...(config.media.s3 && archive.pictures.length > 0
          ? [`  Copy the pictures from ${config.media.folder} into the bucket ${config.media.s3.bucket}.`]
          : []),
        '  Open it with npm start and the same DATA_DIR and DATABASE_URL. Mails that waited when the backup was made',
        '  are sent then.',
        '',
      ].join('\n'),
    )
  } finally {
    archive.close()
  }
})
