/** What rooms keep in this browser of whoever is at it, by its place in `localStorage`; it ends with a log-in and a log-out. */
export const OWN_SEARCHES = 'recentSearches'

/** Nothing of this person stays for the next one. */
export function forgetLeftBehind(): void {
  try {
    // guard: searches-leave-with-person
    localStorage.removeItem(OWN_SEARCHES)
  } catch {
    // Storage is switched off: then there is nothing.
  }
}

/** What a tab remembers of what its person looked at, by its place in `sessionStorage`: ids alone. It ends with a log-out or the tab. */
export const RECENTLY_VIEWED = 'recentlyViewed'

/** Whoever comes next sees nothing of it. */
export function forgetViewed(): void {
  try {
    // guard: views-leave-with-person
    sessionStorage.removeItem(RECENTLY_VIEWED)
  } catch {
    // Storage is switched off: then nothing was remembered.
  }
}
