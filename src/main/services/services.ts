import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type AccountServices, openAuth } from '#/features/accounts/auth/auth.ts'
import { findCallers } from '#/features/accounts/sessions/caller.ts'
import { type CatalogServices, openCatalog } from '#/features/catalog/catalog.cache.ts'
import { type SavedCatalog, savedCatalog } from '#/features/catalog/view/savedCatalog.ts'
import { type CodServices, openCodSettings } from '#/features/cod/cod.cache.ts'
import { type CollectionsServices, openCollections } from '#/features/collections/collections.cache.ts'
import { type ContentServices, openContent } from '#/features/content/content.cache.ts'
import { type HomeServices, openBestReviews, openHome } from '#/features/home/home.cache.ts'
import { type OffersServices, openOffers } from '#/features/offers/offers.cache.ts'
import { openSettings, type ShopServices } from '#/features/shop/shop.cache.ts'
import { openVisuals, type VisualsServices } from '#/features/visuals/visuals.cache.ts'
import type { Config } from '#/platform/config/config.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { listenForDatabaseNotices } from '#/platform/db/databaseNotices.ts'
import { openReplica } from '#/platform/db/replica.ts'
import { openPurger, type Purger } from '#/platform/http/cdn/purger.ts'
import type { Services } from '#/platform/http/env.ts'
import { ResponseCache } from '#/platform/http/responseCache.ts'
import { openJobs } from '#/platform/jobs/jobs.ts'
import { createLog } from '#/platform/log/log.ts'
import { openMailer } from '#/platform/mail/mailer.ts'
import { openMedia } from '#/platform/media/media.ts'
import { openMetrics } from '#/platform/metrics/metrics.ts'
import { BUILT } from '../build/buildInChild.ts'
import { builtFrom } from '../build/installing.ts'

/** What one process holds open, once: its connections, and what the rooms keep in memory. */
export type AppServices = AccountServices &
  ShopServices &
  CatalogServices &
  CollectionsServices &
  OffersServices &
  CodServices &
  VisualsServices &
  ContentServices &
  HomeServices

/**
 * Opens all that one process works with; a test's shop is opened in the same way, with fewer `connections`.
 * @throws when the database cannot be reached
 */
export async function openServices(config: Config, connections?: number): Promise<AppServices> {
  if (!config.databaseUrl) throw new Error('DATABASE_URL is not set: start the shop with `npm start`')
  const log = createLog(config.logLevel)
  const { databaseUrl, directUrl = databaseUrl } = config
  const isPooled = directUrl !== databaseUrl
  const tracing = config.tracing && (await import('#/platform/tracing/otlp.ts')).openTracing(config.tracing)
  const db = openDatabase(databaseUrl, { log, isPooled, tracing, ...(connections && { max: connections }) })
  const cdn = config.cdn && openPurger(config.cdn, log)
  let isLooking = false
  const databaseNotices = await listenForDatabaseNotices(directUrl, log, {
    onLost() {
      // What changes from now on is not heard.
      cdn?.purgeAll()
      isLooking = true
      const end = () => {
        isLooking = false
      }
      db.reach.check().then(end, end)
    },
    // Nobody waits for the answer whether it is only the notices.
    isAway: () => isLooking || !db.reach.isUp,
    isBack: () => db.reach.check(),
    staleMs: config.stalePagesMs,
    ...(isPooled && {
      write: ({ channel, message }) => db.execute(sql`select pg_notify(${channel}, ${message})`),
    }),
  })
  const services: Services = {
    config,
    log,
    db,
    replica: openReplica(db, config.readUrl, { log, tracing }),
    jobs: await openJobs(db, log, tracing),
    mailer: openMailer(config, log),
    databaseNotices,
    responseCache: new ResponseCache(
      () => databaseNotices.connected,
      () => databaseNotices.staleSince !== undefined,
      (changed) => endInFront(cdn, changed),
    ),
    cdn,
    media: openMedia(config.media),
    metrics: openMetrics(),
    tracing,
  }
  const auth = openAuth(services)
  return {
    ...services,
    auth,
    findCaller: findCallers({ ...services, auth }),
    settings: openSettings(services),
    catalog: openCatalog(services, await openSavedCatalog(services)),
    collections: openCollections(services),
    offers: openOffers(services),
    codSettings: openCodSettings(services),
    visuals: openVisuals(services),
    content: openContent(services),
    home: openHome(services),
    bestReviews: openBestReviews(services),
  }
}

/** Settings say who may see anything at all: with them everything in front ends. */
function endInFront(cdn: Purger | undefined, changed: readonly string[] | 'everything'): void {
  // guard: settings-end-all-in-front
  if (changed === 'everything' || changed.includes('shop')) cdn?.purgeAll()
  else cdn?.purge(changed)
}

/** Sources that are edited make other things of the same rows all the time. */
async function openSavedCatalog({ config, log }: Services): Promise<SavedCatalog | undefined> {
  if (!config.production) return undefined
  const program = `${await builtFrom(BUILT)} ${process.version}`
  return savedCatalog({ folder: join(config.dataDir, 'catalog'), program, log })
}

/** Jobs under way are finished first; what they changed is told in front. */
export async function closeServices({
  jobs,
  databaseNotices,
  db,
  replica,
  cdn,
  tracing,
}: Services): Promise<void> {
  await jobs.close()
  await databaseNotices.close()
  await cdn?.close()
  await replica.close()
  await db.$client.end()
  await tracing?.close()
}
