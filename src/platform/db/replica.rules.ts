/** A replica that is further behind is not read, ms. Something is committed each minute at least, so one that follows never is. */
export const MOST_BEHIND_MS = 120_000
