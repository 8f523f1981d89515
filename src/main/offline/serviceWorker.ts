/** What answers for the shop while there is no connection. Built by itself (build/buildServiceWorker.ts), served at the root. */
import { enable } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { answerFile, dropOtherBuilds, saveFiles } from './files.ts'
import { languageAt, saveOfflinePage } from './offlinePage.ts'
import { answerPage, copyPage, dropPages, learnFrom, ownPages, savedAt } from './pages.ts'
import { COPY_MS, fileKind, isAdminPage, isRelayed, pageBeside, pageKind } from './saving.rules.ts'
import { scope } from './scope.ts'
import type { Seen } from './seen.ts'

/** What was saved of who is here before another build came: asked for again by the first page that is seen. */
let toCopy: string[] = []

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  const takeOver = async () => {
    toCopy = await ownPages()
    await dropPages()
    await dropOtherBuilds()
    await scope.clients.claim()
  }
  event.waitUntil(takeOver())
})
// The page is asked for while the worker wakes up.
enable()

const isOwn = ({ origin }: URL) => origin === location.origin

const file = ({ url, request }: { url: URL; request: Request }) =>
  isOwn(url) &&
  request.mode !== 'navigate' &&
  fileKind(url.pathname) !== undefined &&
  // Pictures that only the admin's area shows.
  !isAdminPage(URL.parse(request.referrer)?.pathname ?? '')
registerRoute(file, answerFile)

const isDownload = (path: string) => /^\/(?:api|media)\//.test(path)
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isOwn(url) && !isDownload(url.pathname),
  answerPage,
)
// What is fetched ahead is used, or it would be asked for twice.
registerRoute(({ url, request }) => request.mode === 'navigate' && isOwn(url), new NetworkOnly())

registerRoute(({ url }) => isOwn(url) && pageKind(url.pathname) === 'own', answerPage)

/** Answers as the shop does, and hears who is asking. */
async function watch({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> {
  const began = Date.now()
  const answer = await fetch(request)
  event.waitUntil(learnFrom(answer, began))
  return answer
}
for (const method of ['GET', 'POST', 'DELETE'] as const)
  registerRoute(
    ({ url, request }) =>
      isOwn(url) &&
      request.mode !== 'navigate' &&
      isRelayed(url.pathname, request.headers.get('content-type')),
    watch,
    method,
  )

scope.addEventListener('message', (event) => event.waitUntil(save(event, event.data as Seen)))

/** Saves what a page says that it shows. */
async function save(
  event: ExtendableEvent,
  { address, files, isRelayed: isControlled, mayFetch }: Seen,
): Promise<void> {
  const url = new URL(address)
  if (!isControlled) {
    const began = Date.now()
    await learnFrom(await fetch('/api/me'), began)
  }
  await saveFiles(event, files)
  const beside = pageBeside(url)
  const parts = files.filter((file) => pageKind(new URL(file).pathname) === 'own')
  const wanted = [address, ...(beside ? [new URL(beside, url).href] : []), ...parts, ...toCopy.splice(0)]
  for (const page of mayFetch ? wanted : []) {
    const isSaved = Date.now() - (await savedAt(page)) < COPY_MS
    if (pageKind(new URL(page).pathname) !== 'never' && !isSaved) await copyPage(event, page)
  }
  await saveFiles(event, await saveOfflinePage(languageAt(url.pathname)))
}
