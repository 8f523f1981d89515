import { m } from './messages/http.messages.ts'

/** What is said of a page that is shown as it was at `time`, as people write it. */
export const staleText = (time: string): string => m.stale({ time })
