import { guard, type ShopAccess, safeReturn, type Visitor } from '#/features/shop/guard.rules.ts'

/**
 * Where a log-in leads: back to where the guard stopped the visitor (`from`), if this user may go there; else to the
 * user's own first page.
 */
export function nextPage(user: Visitor, from: string | undefined, access: ShopAccess): string {
  const back = safeReturn(from)
  const pathname = back?.replace(/[?#].*$/, '')
  if (back && pathname && guard(pathname, user, access) === null) return back
  return user.role === 'admin' ? '/admin/dashboard' : '/'
}
