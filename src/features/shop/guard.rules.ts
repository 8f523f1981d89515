import type { Audience } from '#/platform/http/audience.rules.ts'
import { informationPaths } from './information.rules.ts'

export type ShopAccess = 'members' | 'open'

const authPages = ['/login', '/register']
const recovery = ['/forgot-password', '/reset-password', '/back-in-stock', '/confirm-order', '/offline']
/** Pages that make sense only for somebody known, also in an open shop. */
const personal = ['/checkout', '/wishlist', '/thankyou', '/dashboard', '/profile', '/order', '/admin']

const isUnder = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/**
 * Where a request for `path` is sent instead, or null when it may pass (specification, section 2 "Route guard", and
 * "Where we depart" 1-4). The same function decides on the server and in the browser.
 */
export function guard(path: string, audience: Audience, access: ShopAccess): string | null {
  // guard: linear-slashes
  const page = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
  if (audience === 'visitor') return mayVisit(page, access) ? null : '/login'
  return audience === 'admin' ? guardAdmin(page) : guardCustomer(page)
}

function mayVisit(page: string, access: ShopAccess): boolean {
  if (page === '/' || isUnder(page, [...authPages, ...recovery, ...informationPaths])) return true
  return access === 'open' && !isUnder(page, personal)
}

function guardAdmin(page: string): string | null {
  if (page === '/' || isUnder(page, [...informationPaths, '/details', '/prices', '/pages'])) return null
  if (page === '/admin') return '/admin/dashboard'
  return isUnder(page, ['/admin']) ? null : '/admin/dashboard'
}

function guardCustomer(page: string): string | null {
  return isUnder(page, [...authPages, '/admin']) ? '/' : null
}

/**
 * Whether a page says the same to all of an audience, so that one rendering serves them all. An admin's pages show drafts
 * and addresses of others, a personal one is personal, and a reset link is nobody else's. `pattern` is that of the site map.
 */
// guard: shared-pages
export const isShared = (pattern: string, audience: Audience): boolean =>
  audience !== 'admin' &&
  !isUnder(pattern, [...personal, '/reset-password', '/back-in-stock', '/confirm-order'])

/** Whether search engines may show the shop: not a members' one, and not the sample shop, which sells nothing. */
export const isFindable = (shop: { access: 'members' | 'open'; demo: boolean } | undefined): boolean =>
  shop?.access === 'open' && !shop.demo
