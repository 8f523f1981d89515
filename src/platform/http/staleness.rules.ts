/** The header of an answer that may be out of date, because the database is away: since when, ms since 1970. */
export const STALE_SINCE = 'x-stale-since'

/** When a request may be sent again while the database is away, seconds. */
export const RETRY_S = 10
