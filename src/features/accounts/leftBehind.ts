import { forgetDrafts } from '#/ui/drafts.ts'
import { forgetTypedCheckout } from './typedCheckout.ts'

/** What rooms keep in this browser of whoever is at it, by its place in `localStorage`; it ends with a log-in and with the person. */
export const OWN_SEARCHES = 'recentSearches'

/** What a tab remembers of what its person looked at, by its place in `sessionStorage`: ids alone. It ends with the person or the tab. */
export const RECENTLY_VIEWED = 'recentlyViewed'

/** Whose it is what a tab keeps, by its place in `sessionStorage`: an account's id; nothing for a visitor. */
const OWNER = 'owner'

/** What was searched is nobody's who logs in afterwards. */
export function forgetSearches(): void {
  try {
    // guard: searches-leave-with-person
    localStorage.removeItem(OWN_SEARCHES)
  } catch {
    // Storage is switched off: then there is nothing.
  }
}

/** Nothing of this person stays in browser and tab for the next one. */
export function forgetPerson(): void {
  forgetTraces()
  forgetDrafts()
}

/** What was searched, looked at and typed on the way to an order, and whose it was. */
function forgetTraces(): void {
  forgetSearches()
  forgetTypedCheckout()
  try {
    // guard: views-leave-with-person
    sessionStorage.removeItem(RECENTLY_VIEWED)
    sessionStorage.removeItem(OWNER)
  } catch {
    // As above.
  }
}

/**
 * From here on this tab keeps things for this account ('' for a visitor): what is there of somebody else is forgotten, also where
 * that one left in another tab. A session that ended by itself leaves the drafts of long forms to whoever typed them, should they
 * log in again. What a visitor looked at is that visitor's who logs in.
 */
export function rememberFor(id: string): void {
  try {
    const before = sessionStorage.getItem(OWNER)
    // guard: one-owner
    if (before !== null && before !== id) forgetTraces()
    if (id === '') return
    sessionStorage.setItem(OWNER, id)
    forgetDrafts(id)
  } catch {
    // As above.
  }
}
