/** Where the reviews stand on the product's page, as its address says after `#`. */
export const REVIEWS_ID = 'reviews'

/** Reviews shown on the product page before 'View All Reviews' (specification, section 9). */
export const NEWEST_SHOWN = 3

/** Seconds in each unit of time-ago, from the year of 365 days down (specification, section 9). */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * How long ago something was, in the largest unit that fits, e.g. '2 years ago' or '1 second ago'. `at` and `now` are
 * milliseconds; the present moment, and a clock that runs ahead, give 'just now'.
 */
export function timeAgo(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 1000)
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`
  }
  return 'just now'
}

/** The mean rating rounded to one decimal, or null when there is nothing to take a mean of. */
export function averageRating(reviews: readonly { readonly rating: number }[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, review) => total + review.rating, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}
