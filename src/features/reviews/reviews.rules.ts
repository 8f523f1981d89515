import { m } from './messages/reviews.messages.ts'

/** Where the reviews stand on the product's page, as its address says after `#`. */
export const REVIEWS_ID = 'reviews'

/** Reviews shown on the product page before 'View All Reviews' (specification, section 9). */
export const NEWEST_SHOWN = 3

/** Seconds in each unit of time-ago, from the year of 365 days down (specification, section 9). */
const units = [
  [m.yearsAgo, 365 * 86_400],
  [m.monthsAgo, 30 * 86_400],
  [m.daysAgo, 86_400],
  [m.hoursAgo, 3_600],
  [m.minutesAgo, 60],
  [m.secondsAgo, 1],
] as const

/**
 * How long ago something was, in the largest unit that fits, e.g. '2 years ago' or '1 second ago'. `at` and `now` are
 * milliseconds; the present moment, and a clock that runs ahead, give 'just now'.
 */
export function timeAgo(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 1000)
  for (const [ago, length] of units) {
    const count = Math.floor(seconds / length)
    if (count >= 1) return ago({ count })
  }
  return m.justNow()
}

/** The mean rating rounded to one decimal, or null when there is nothing to take a mean of. */
export function averageRating(reviews: readonly { readonly rating: number }[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, review) => total + review.rating, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}

/** How a size turned out, as reviewers say it. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

const fitsSaid = { small: m.sayRunsSmall, true: m.sayRunsTrue, large: m.sayRunsLarge } as const

/** From so many answers on, what most of them say is told. */
const FEWEST_FITS = 3

/** What most say about the size, such as `4 of 5 say: true to size`; undefined while few have said anything. */
export function fitSummary(reviews: readonly { readonly fit: Fit | null }[]): string | undefined {
  const said = reviews.flatMap(({ fit }) => fit ?? [])
  if (said.length < FEWEST_FITS) return undefined
  const countOf = (fit: Fit) => said.filter((one) => one === fit).length
  // Of two that are said as often, what warns comes before what does not.
  const most = (['small', 'large', 'true'] as const).reduce((one, other) =>
    countOf(other) > countOf(one) ? other : one,
  )
  return fitsSaid[most]({ count: countOf(most), total: said.length })
}

/** From so many stars on a review is one that the shop may show elsewhere. */
export const GOOD_STARS = 4

/** What an answer shows that is made of the reviews of any product. */
export const REVIEWS = 'reviews'

/** The stars there are, best first. */
export const allStars = [5, 4, 3, 2, 1] as const

/** How many gave each number of stars, best first. */
export const countStars = (reviews: readonly { readonly rating: number }[]) =>
  allStars.map((stars) => ({ stars, count: reviews.filter(({ rating }) => rating === stars).length }))
