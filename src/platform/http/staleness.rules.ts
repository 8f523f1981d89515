import { m } from './messages/http.messages.ts'

/** The header of an answer that may be out of date, because the database is away: since when, ms since 1970. */
export const STALE_SINCE = 'x-stale-since'

/** What is said of a page that is shown as it was at `time`, as people write it. */
export const staleText = (time: string): string => m.stale({ time })

/** When a request may be sent again while the database is away, seconds. */
export const RETRY_S = 10
