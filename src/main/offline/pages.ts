import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { SESSION_MARK } from '#/platform/http/sessionMark.rules.ts'
import { dropOfflinePage, languageAt, offlinePage } from './offlinePage.ts'
import { limits, mayBeSaved, pageKind, WAIT_S } from './saving.rules.ts'
import { currentMark, learn } from './session.ts'

const PAGES = 'pages'
const matchOptions = { ignoreVary: true }

const markOf = (response: Response): string | null => response.headers.get(SESSION_MARK)

/** Deletes all saved pages, with what is known of when they were used. */
export async function dropPages(): Promise<void> {
  await caches.delete(PAGES)
  await dropOfflinePage()
  await new CacheExpiration(PAGES, { maxEntries: 1 }).delete()
}

/** Takes up whose an answer is. @returns whether it is that of who is here now */
export const learnFrom = async (response: Response, began: number): Promise<boolean> => {
  const mark = markOf(response)
  return mark !== null && learn(mark, began, dropPages)
}

/** Saves what may be saved, under whose it is, and shows it to nobody else. */
const forOneSession = {
  handlerWillStart: async ({ state }: { state?: Record<string, unknown> | undefined }) => {
    if (state) state.began = Date.now()
  },
  cacheWillUpdate: async ({
    request,
    response,
    state,
  }: {
    request: Request
    response: Response
    state?: Record<string, unknown> | undefined
  }) => {
    const isCurrent = await learnFrom(response, Number(state?.began))
    const { status, redirected, headers } = response
    const path = new URL(request.url).pathname
    const facts = { path, status, redirected, type: headers.get('content-type'), mark: markOf(response) }
    return isCurrent && mayBeSaved(facts) ? response : null
  },
  cacheDidUpdate: async ({ request, newResponse }: { request: Request; newResponse: Response }) => {
    // Somebody left while it was being saved.
    if (markOf(newResponse) !== (await currentMark()))
      await (await caches.open(PAGES)).delete(request, matchOptions)
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | undefined }) =>
    cachedResponse && markOf(cachedResponse) === (await currentMark()) ? cachedResponse : null,
}

/** Says in a saved page when it was made (OfflineCallout.tsx). */
const dated = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | undefined }) => {
    if (!cachedResponse) return null
    const { headers } = cachedResponse
    const html = await cachedResponse.text()
    const at = Date.parse(headers.get('date') ?? '') || Date.now()
    return new Response(html.replace('<html', `<html data-saved-at="${at}"`), { headers })
  },
}

/** The shop's answer; its saved copy only where none comes, and the page for without a connection where there is no copy. */
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: WAIT_S,
  matchOptions,
  plugins: [
    forOneSession,
    new ExpirationPlugin({ ...limits.pages, matchOptions, purgeOnQuotaError: true }),
    dated,
    {
      handlerDidError: async ({ request }) =>
        request.mode === 'navigate'
          ? offlinePage(savedPages, languageAt(new URL(request.url).pathname))
          : Response.error(),
    },
  ],
})

/** Answers for a page. */
export const answerPage = ({
  request,
  event,
}: {
  request: Request
  event: ExtendableEvent
}): Promise<Response> => pages.handle({ request, event })

/** The saved pages of who is here, newest first. */
async function savedPages(): Promise<Response[]> {
  const cache = await caches.open(PAGES)
  const keys = (await cache.keys()).toReversed()
  const mark = await currentMark()
  const saved = await Promise.all(keys.map((key) => cache.match(key, matchOptions)))
  return saved
    .filter((page) => page !== undefined)
    .filter((page) => markOf(page) === mark && page.headers.get('content-type')?.includes('html'))
}

/** Addresses of the saved pages that are somebody's own. */
export async function ownPages(): Promise<string[]> {
  const cache = await caches.open(PAGES)
  return (await cache.keys()).map(({ url }) => url).filter((url) => pageKind(new URL(url).pathname) === 'own')
}

/** When the saved copy of a page was made, ms since 1970; 0 where there is none. */
export async function savedAt(address: string): Promise<number> {
  const saved = await caches.match(address, { cacheName: PAGES, ...matchOptions })
  const isOwn = saved && markOf(saved) === (await currentMark())
  return isOwn ? Date.parse(saved.headers.get('date') ?? '') || 0 : 0
}

/** Asks for a page to save it. Who saves data or is not connected goes without. */
export async function copyPage(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address, { headers: { accept: 'text/html' } })
  const [answer, saved] = pages.handleAll({ request, event })
  await Promise.allSettled([answer, saved])
}
