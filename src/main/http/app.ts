import type { IncomingMessage, ServerResponse } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { shownOnPage } from '#/features/catalog/rules/subjects.rules.ts'
import { openBankMails } from '#/features/receipts/mails/openBankMails.ts'
import { isShared } from '#/features/shop/guard.rules.ts'
import { openSharedBuild } from '#/platform/built/sharedBuild.ts'
import type { Config } from '#/platform/config/config.ts'
import { type AheadServices, answerAhead } from '#/platform/http/cache/answerAhead.ts'
import { cachePage } from '#/platform/http/cache/cachePage.ts'
import { incomingOf, isCacheable, VARIANTS_HEADER } from '#/platform/http/cache/cachePublicResponses.ts'
import { markStale } from '#/platform/http/cache/markStale.ts'
import { IN_PROCESS } from '#/platform/http/countRequests.ts'
import type { Services } from '#/platform/http/env.ts'
import { renderTracked } from '#/platform/http/inProcess.ts'
import { cacheKey } from '#/platform/http/responseCache.ts'
import { callingTrace } from '#/platform/http/traceRequests.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import {
  type Language,
  MAIN_LANGUAGE,
  moreLanguages,
  readAddress,
} from '#/platform/language/languages.rules.ts'
import { BUILT } from '../build/buildInChild.ts'
import { builtAssets, builtFrom } from '../build/installing.ts'
import { startBackgroundJobs } from '../jobs/backgroundJobs.ts'
import { closeServices, openServices } from '../services/services.ts'
import { addServiceWorker } from './addServiceWorker.ts'
import { aheadServices } from './aheadServices.ts'
import { createApi } from './api.ts'
import { addApiDocs } from './apiDocs.ts'
import { addAssets } from './assets.ts'
import { awayPage } from './away/awayPage.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics/metrics.ts'
import { meetNeighbours } from './neighbours/neighbours.ts'
import { offerBuild } from './offerBuild.ts'
import { pagePatternOf } from './pagePatterns.ts'
import type { RenderContext } from './renderContext.ts'

/** Renders a page: TanStack Start's handler. */
export type RenderPage = (
  request: Request,
  options: { context: RenderContext },
) => Response | Promise<Response>

export interface App {
  fetch(request: Request, env?: unknown): Response | Promise<Response>
  /** Answers what is cached or made of memory; false when `fetch` has to. */
  answerAhead(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** From now on `/readyz` says no, so that a load balancer sends nothing new. */
  drain(): void
  close(): Promise<void>
}

/** Everything one process serves: health, API, documentation and pages. @throws when the database cannot be reached */
export async function openApp(config: Config, renderPage: RenderPage): Promise<App> {
  const services = await openServices(config)
  // Pages in development are made of sources.
  const names = config.production ? await builtAssets(BUILT) : []
  const sharedBuild = openSharedBuild(services, { folder: `${BUILT}/client/assets`, names })
  const stopOffering = await offerBuild(sharedBuild, services.log)
  // Nobody waits for the first reading of the catalogue.
  await Promise.all([startBackgroundJobs(services), services.catalog.current()])
  const closeBankMails = await openBankMails(services)
  const app = createApi(services, (c) => addressOf(c, config.trustedProxies))
  const health = addHealth(app, services)
  const ahead = await aheadServices(services)
  const { findLooker } = ahead
  app.use('*', compress())
  const closeMetrics = addMetrics(app, services)
  addApiDocs(app, config)
  await addServiceWorker(app, config)
  app.all('/api/*', (c) => c.notFound())
  addAssets(app, sharedBuild)
  // No page, which would be rendered for its caller without the headers that protect one.
  for (const files of ['/assets/*', '/media/*']) app.all(files, (c) => c.notFound())
  // The shop has no server functions, and an address that begins like a host is none of its pages.
  app.all('/_serverFn/*', (c) => c.notFound())
  const call = (request: Request) => app.fetch(request)
  const neighbours = meetNeighbours(config.workers, await builtFrom(BUILT), services.responseCache, call)
  app.get('*', async (c) => {
    const languages = await ahead.languages()
    const { language, page: path } = readAddress(c.req.path, languages)
    // In a language that the shop does not speak any more, or not at the moment: links in mails and bookmarks lead to the page all the same.
    const unspoken =
      language === MAIN_LANGUAGE ? readAddress(new URL(c.req.url).pathname, moreLanguages) : undefined
    if (unspoken && unspoken.language !== MAIN_LANGUAGE && !/^[/\\]{2}|%5c/i.test(unspoken.page))
      return c.redirect(unspoken.page + new URL(c.req.url).search)
    // Neither is one that begins like a host once its language is taken off: the switch and the way to the chosen language would lead there.
    // guard: no-host-behind-language
    if (/^[/\\]{2}/.test(path)) return c.notFound()
    // Pages and scripts read the address as it was sent: with its language in disguise they would take it for another page.
    // guard: language-as-written
    if (language !== MAIN_LANGUAGE && !isWritten(c.req.url, language)) return c.notFound()
    const render = (request: Request, context: Omit<RenderContext, 'language'>) =>
      inLanguage(language, () => renderPage(request, { context: { ...context, language } }))
    const pattern = pagePatternOf(path)
    c.set('pattern', pattern ?? 'no page')
    // Whoever cannot be looked up at the moment is told so by the page.
    const looker = await findLooker(c.var.credential).catch(() => undefined)
    const { audience = 'visitor', caller } = looker ?? {}
    if (caller !== undefined) c.set('caller', caller)
    const { staleSince } = services.databaseNotices
    const isAway = () => staleSince !== undefined || !services.db.reach.isUp
    const nonce = c.get('secureHeadersNonce') ?? ''
    if (!looker || !pattern || !isShared(pattern, audience)) {
      const { page } = await renderTracked(call, () => render(c.req.raw, { nonce }))
      page.headers.delete(VARIANTS_HEADER)
      return page.status >= 500 && isAway() ? awayPage(c, language, staleSince !== undefined) : page
    }
    const incoming = incomingOf(c)
    if (incoming?.url && isCacheable(incoming)) {
      c.set('made', services.responseCache.begin(cacheKey(audience, incoming.url)))
    }
    const context = { nonce, sharedWith: audience }
    const rendered = await renderTracked(call, () => render(nobodys(c.req.raw), context), audience)
    const shows = () => rendered.shows().map(shownOnPage)
    // guard: failed-page-away
    if (rendered.page.status >= 500 && isAway()) return awayPage(c, language, staleSince !== undefined)
    if (staleSince === undefined) return cachePage(c, { ...rendered, shows }, neighbours)
    // What is missing cannot be had for anybody now: rendered once, it goes to all, to no neighbour, and ends with the outage.
    const marked = (html: string) => markStale(html, staleSince)
    const page = await cachePage(c, { ...rendered, shows, hasFailed: () => false }, { marked })
    if (page.status === 200) page.headers.set('cache-control', 'no-store')
    return page
  })
  return {
    fetch: (request, env) => app.fetch(request, env as object),
    answerAhead: (request, response) => {
      const answer = () => answerAhead(ahead, request, response)
      return ahead.tracing ? traceAhead(ahead, ahead.tracing, request, answer) : answer()
    },
    drain: health.drain,
    async close() {
      closeMetrics()
      stopOffering()
      neighbours.leave()
      await closeBankMails()
      await closeServices(services)
    },
  }
}

/** Whether an address names its language in plain letters: `/hi/about`, and not `/%68i/about`. */
const isWritten = (url: string, language: Language): boolean =>
  new URL(url).pathname.startsWith(`/${language}`)

/** A request for a page that many get alike: it says which page, and nothing about whoever asks for it. */
const nobodys = (request: Request): Request =>
  // guard: shared-page-nobodys
  new Request(request.url, { headers: { accept: 'text/html' } })

/** What was answered ahead is a span as well; what was not is one of the program's. */
async function traceAhead(
  { config, fastReads }: Pick<AheadServices, 'config' | 'fastReads'>,
  tracing: NonNullable<Services['tracing']>,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  answer: () => Promise<boolean>,
): Promise<boolean> {
  const begun = performance.now()
  const isAnswered = await answer()
  const { page } = readAddress(url.split('?', 1)[0] ?? '/', moreLanguages)
  const route = pagePatternOf(page) ?? (fastReads.has(page) ? page : 'cached answer')
  const facts = { 'http.request.method': method, 'http.route': route, 'zari.cached': true }
  if (isAnswered) {
    const caller = callingTrace(headers.traceparent?.toString(), config.trustedProxies)
    tracing.over({ name: `${method} ${route}`, kind: 'server', facts, caller }, performance.now() - begun)
  }
  return isAnswered
}

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
