import type { User } from '#/features/accounts/accounts.schema.ts'
import { guard, type ShopAccess } from '#/features/shop/guard.rules.ts'
import { safeReturn } from '#/features/shop/safeReturn.rules.ts'
import { audienceOf } from '#/platform/http/audience.rules.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by the log-in page alone: the page it leads to may finish what was asked before. */
    afterLogin?: boolean
  }
}

/** The page to come back to, as the log-in pages carry it in their address. */
export const readFrom = (search: Record<string, unknown>): { from?: string } => {
  const from = typeof search.from === 'string' ? safeReturn(search.from) : undefined
  return from === undefined ? {} : { from }
}

/**
 * Where a log-in leads: back to where the guard stopped the visitor (`from`), if this user may go there; else to the
 * user's own first page.
 */
export function nextPage(
  user: Pick<User, 'name' | 'role'>,
  from: string | undefined,
  access: ShopAccess,
): string {
  const back = safeReturn(from)
  const pathname = back?.split(/[?#]/, 1)[0]
  if (back && pathname && guard(pathname, audienceOf(user), access) === null) return back
  return user.role === 'admin' ? '/admin/dashboard' : '/'
}
