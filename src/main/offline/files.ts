import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { fileKind, limits } from './saving.rules.ts'

declare const __BUILD__: string

/** Files of another build go when this one's worker takes over; an open page of that build finds them at the shop. */
const FILES = `files-${__BUILD__}`
const matchOptions = { ignoreVary: true }

const storable = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.headers.get('cache-control')?.includes('no-store') ? response : null,
}

const strategyOf = (cacheName: string, most: { maxEntries: number; maxAgeSeconds: number }) =>
  new CacheFirst({
    cacheName,
    matchOptions,
    plugins: [storable, new ExpirationPlugin({ ...most, matchOptions, purgeOnQuotaError: true })],
  })

const strategies = {
  files: strategyOf(FILES, limits.files),
  pictures: strategyOf('pictures', limits.pictures),
}

/** Answers for a file of a page. */
export const answerFile = ({ request, event, url }: { request: Request; event: ExtendableEvent; url: URL }) =>
  strategies[fileKind(url.pathname) ?? 'files'].handle({ request, event })

/** Saves what a page loaded before its worker was there; what is saved already is not asked for. */
export async function saveFiles(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const own = addresses
    .map((address) => new URL(address, location.origin))
    .filter(({ origin, pathname }) => origin === location.origin && fileKind(pathname))
  await Promise.allSettled(own.map((url) => answerFile({ request: new Request(url.href), event, url })))
}

export async function dropOtherBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('files-') && name !== FILES) await caches.delete(name)
}
