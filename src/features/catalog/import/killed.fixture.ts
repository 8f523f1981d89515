/** A process that works on one import until it is done or killed: `node killed.fixture.ts <import id>`. */
import { loadConfig } from '#/platform/config/config.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { listenForDatabaseNotices } from '#/platform/db/databaseNotices.ts'
import { ResponseCache } from '#/platform/http/cache/responseCache.ts'
import { openJobs } from '#/platform/jobs/jobs.ts'
import { createLog } from '#/platform/log/log.ts'
import { openMailer } from '#/platform/mail/mailer.ts'
import { openMedia } from '#/platform/media/media.ts'
import { openMetrics } from '#/platform/metrics/metrics.ts'
import { runImport } from './run.ts'

const config = loadConfig({ ...process.env, LOG_LEVEL: 'silent' })
const { databaseUrl = '' } = config
const log = createLog(config.logLevel)
const db = openDatabase(databaseUrl, { log })
const databaseNotices = await listenForDatabaseNotices(databaseUrl, log)
await runImport(
  {
    ...{ config, log, db },
    jobs: await openJobs(db, log),
    mailer: openMailer(config, log),
    databaseNotices,
    responseCache: new ResponseCache(() => databaseNotices.connected),
    media: openMedia(config.media),
    metrics: openMetrics(),
  },
  { id: process.argv[2] ?? '' },
)
process.exit()
