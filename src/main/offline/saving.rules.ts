import { informationPaths } from '#/features/shop/information.rules.ts'
import { NOBODYS, OWN_TOO } from '#/platform/http/sessionMark.rules.ts'
import { addressIn, moreLanguages, readAddress } from '#/platform/language/languages.rules.ts'

/** Where the service worker's script is. */
export const SERVICE_WORKER = '/service-worker.js'

/** The page that stands in for one that was never seen. */
export const OFFLINE_PAGE = '/offline'

/** How long a page of before may be waited for until its saved copy is shown, seconds. */
export const WAIT_S = 6

/** What is saved at most, and how long, seconds. */
export const limits = {
  pages: { maxEntries: 60, maxAgeSeconds: 7 * 24 * 3600 },
  files: { maxEntries: 300, maxAgeSeconds: 30 * 24 * 3600 },
  pictures: { maxEntries: 150, maxAgeSeconds: 30 * 24 * 3600 },
} as const

/** A page that was come upon without a visit is fetched anew when its copy is older than this, ms. */
export const COPY_MS = 10 * 60_000

/**
 * What a page is to the service worker: one that many get alike, one that is somebody's own and is to be read without a
 * connection (wishlist, orders, an order with what is to be paid and its QR code), or one that is never saved.
 */
export type PageKind = 'shared' | 'own' | 'never'

const shared: readonly RegExp[] = [
  /^\/$/,
  /^\/new\/[^/]+\/collections$/,
  /^\/(?:details|size-chart|pages)\/[^/]+$/,
]
/** The picture by which an order is paid. */
const QR = /^\/api\/order\/[^/]+\/upi-qr\.svg$/
const own: readonly RegExp[] = [/^\/wishlist$/, /^\/order$/, /^\/order\/view\/[^/]+$/, QR]
const information: readonly string[] = informationPaths

/** Whatever is not named is never saved: the admin's area, the checkout, log-ins, profiles, what is searched for. */
export function pageKind(address: string): PageKind {
  const path = readAddress(address, moreLanguages).page
  if (own.some((page) => page.test(path))) return 'own'
  if (information.includes(path) || shared.some((page) => page.test(path))) return 'shared'
  // guard: saved-pages-named
  return 'never'
}

/** What the service worker knows of an answer to a page. */
export interface PageAnswer {
  readonly path: string
  readonly status: number
  readonly type: string | null
  /** It is that of another address than was asked for. */
  readonly redirected: boolean
  /** Whose it is (sessionMark.rules.ts); null where the shop does not say. */
  readonly mark: string | null
}

/** Whether a page that is somebody's own may be saved, as the owner says. */
const hasOwn = (path: string, mark: string): boolean => pageKind(path) !== 'own' || mark.endsWith(OWN_TOO)

/** Whether the answer may be saved, for the one whose it is. */
export const mayBeSaved = ({ path, status, type, redirected, mark }: PageAnswer): boolean =>
  status === 200 &&
  !redirected &&
  mark !== null &&
  // guard: nothing-saved-for-nobody
  mark !== NOBODYS &&
  (type?.startsWith(QR.test(path) ? 'image/svg' : 'text/html') ?? false) &&
  pageKind(path) !== 'never' &&
  // guard: own-pages-by-setting
  hasOwn(path, mark)

/** Whether a page is one of the admin's area, in whatever language. */
export const isAdminPage = (path: string): boolean =>
  readAddress(path, moreLanguages).page.startsWith('/admin')

/** Files that pages are made of: those of the program, whose address changes with them, and pictures. */
export function fileKind(path: string): 'files' | 'pictures' | undefined {
  if (/^\/assets\/(?:[a-z]{2,3}\/)?admin\//.test(path)) return undefined
  if (/^\/(?:assets|fonts)\//.test(path) || path === '/brand.css') return 'files'
  return /^\/(?:media|app-icon)\//.test(path) ? 'pictures' : undefined
}

/** The page to save beside one that was seen: an order shows again what the thanks for it showed. */
export function pageBeside({ pathname, searchParams }: URL): string | undefined {
  const { language, page } = readAddress(pathname, moreLanguages)
  const order = page === '/thankyou' ? searchParams.get('order') : null
  return order === null ? undefined : addressIn(language, `/order/view/${encodeURIComponent(order)}`)
}

/** Whether a call of the API goes through the service worker, which hears from the answer who is asking. */
export const isRelayed = (path: string, contentType: string | null): boolean =>
  path.startsWith('/api/') &&
  !path.startsWith('/api/admin') &&
  // How far an upload is would not be known.
  !contentType?.startsWith('multipart/')
