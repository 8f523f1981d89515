/** `npm run backup [-- file]`: keeps the shop in one file, whether it runs or not. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeBackup } from '#/platform/backup/make.ts'
import { rowsIn } from '#/platform/backup/manifest.ts'
import { BackupError } from '#/platform/backup/problem.ts'
import { othersDone } from '#/platform/backup/session.ts'
import { type Config, loadConfig } from '#/platform/config/config.ts'
import { visitEmbeddedDatabase } from '#/platform/db/embedded/visit.ts'
import { amounts, megabytes } from './amounts.ts'
import { runCommand } from './command.ts'
import { say } from './say.ts'

interface Reached {
  readonly url: string
  end(): Promise<void>
}

async function reach(config: Config): Promise<Reached> {
  if (config.databaseUrl) return { url: config.databaseUrl, end: async () => undefined }
  const visit = await visitEmbeddedDatabase(config.dataDir, (line) => say(`  ${line}`))
  if (!visit) throw new BackupError(`There is no shop in ${config.dataDir}: nothing to keep.`)
  return {
    url: visit.url,
    async end() {
      // A second backup may be reading what was started for this one.
      if (visit.started) await othersDone(visit.url).catch(() => undefined)
      await visit.end()
    },
  }
}

/** By the second in UTC, without characters that some file systems refuse. */
const defaultFile = (config: Config): string => {
  const name = `zari-${new Date().toISOString().replaceAll(':', '-').replace('.', '-')}.zip`
  return join(config.dataDir, 'backups', name)
}

await runCommand(async (signal) => {
  const started = performance.now()
  const config = loadConfig(process.env)
  const file = process.argv[2] ? resolve(process.argv[2]) : defaultFile(config)
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  say(`Zari makes a backup of ${config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir} ...`)
  const { url, end } = await reach(config)
  try {
    const source = { databaseUrl: url, media: config.media.folder, program: version }
    const { manifest, size } = await makeBackup(source, file, signal)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(
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
    if (rowsIn(manifest, 'public.users') === 0) say('  There is nobody in this shop: was it ever started?')
  } finally {
    await end()
  }
})
