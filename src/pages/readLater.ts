/**
 * For a page whose own code reads what its address says (`readOrdersSearch(Route.useSearch())`): every shopper's first load
 * carries the site map, and would carry the words of all lists with it.
 */
export const readLater =
  <Search extends object>() =>
  (unread: Record<string, unknown>): Search =>
    unread as Search
