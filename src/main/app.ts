import type { IncomingMessage, ServerResponse } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import type { Config } from '#/platform/config/config.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { listenForNotices } from '#/platform/db/notices.ts'
import type { Services } from '#/platform/http/env.ts'
import { drawWatched, offerApi } from '#/platform/http/inProcess.ts'
import { answerKept } from '#/platform/http/kept/answerKept.ts'
import { keepPage } from '#/platform/http/kept/keepPage.ts'
import { PublicAnswers } from '#/platform/http/kept/publicAnswers.ts'
import { openJobs } from '#/platform/jobs/jobs.ts'
import { createLog } from '#/platform/log/log.ts'
import { openMailer } from '#/platform/mail/mailer.ts'
import { openMedia } from '#/platform/media/media.ts'
import { IN_PROCESS } from '#/platform/metrics/countRequests.ts'
import { openMetrics } from '#/platform/metrics/metrics.ts'
import { startAfterwork } from './afterwork.ts'
import { createApi } from './api.ts'
import { addApiDocs } from './apiDocs.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics/metrics.ts'
import { pagePatternOf } from './pagePatterns.ts'

/** Draws a page: TanStack Start's handler. */
export type DrawPage = (
  request: Request,
  options: { context: { nonce: string } },
) => Response | Promise<Response>

export interface App {
  fetch(request: Request, env?: unknown): Response | Promise<Response>
  /** Answers from what is kept; false when `fetch` has to. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean
  /** From now on `/readyz` says no, so that a load balancer sends nothing new. */
  drain(): void
  close(): Promise<void>
}

/** Everything one process serves: health, API, documentation and pages. @throws when the database cannot be reached */
export async function openApp(config: Config, drawPage: DrawPage): Promise<App> {
  if (!config.databaseUrl) throw new Error('DATABASE_URL is not set: start the shop with `npm start`')
  const log = createLog(config.logLevel)
  const db = openDatabase(config.databaseUrl, { log })
  const notices = await listenForNotices(config.databaseUrl, log)
  const services: Services = {
    config,
    log,
    db,
    jobs: await openJobs(db, log),
    mailer: openMailer(config, log),
    notices,
    publicAnswers: new PublicAnswers(() => notices.connected),
    media: openMedia(config.media),
    metrics: openMetrics(),
  }
  const stopAfterwork = await startAfterwork(services)
  const app = createApi(services, (c) => addressOf(c, config.trustedProxies))
  const health = addHealth(app, services)
  app.use('*', compress())
  const closeMetrics = addMetrics(app, services)
  addApiDocs(app, config)
  app.all('/api/*', (c) => c.notFound())
  app.use('/assets/*', serveAssets())
  // No page, which would be drawn for its caller without the headers that protect one.
  for (const files of ['/assets/*', '/media/*']) app.all(files, (c) => c.notFound())
  // The shop has no server functions, and an address that begins like a host is none of its pages.
  app.all('/_serverFn/*', (c) => c.notFound())
  app.get('*', async (c) => {
    if (/^[/\\]{2}/.test(c.req.path)) return c.notFound()
    c.set('pattern', pagePatternOf(c.req.path) ?? 'no page')
    const context = { nonce: c.get('secureHeadersNonce') ?? '' }
    return keepPage(c, await drawWatched(() => drawPage(c.req.raw, { context })))
  })
  offerApi((request) => app.fetch(request))
  return {
    fetch: (request, env) => app.fetch(request, env as object),
    answerKept: (request, response) => answerKept(services.publicAnswers, request, response),
    drain: health.drain,
    async close() {
      closeMetrics()
      await stopAfterwork()
      await services.jobs.close()
      await services.notices.close()
      await services.db.$client.end()
    },
  }
}

/** Built files carry a hash in their name, so browsers may keep them for good; compressed copies lie beside them. */
const serveAssets = () =>
  serveStatic({
    root: 'dist/client',
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  })

/** The caller's address; of X-Forwarded-For only what our own proxies wrote is believed. */
function addressOf(c: Context, trustedProxies: number): string {
  const forwarded =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? []
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  if (believed) return believed
  // A page that is rendered here calls the API without a connection of its own.
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? 'unknown') : IN_PROCESS
}
