import { demoProducts, demoReviews } from './catalogue.ts'
import { isOnFirstScreen } from './firstViews.ts'
import type { DemoOrder } from './orders.ts'

/** The size of each customer who writes reviews, by index into `demoCustomers`. */
const sizes = ['M', 'S', 'L', 'M', 'M', 'L'] as const

/** Days from an order to what is said of it: the parcel came, and the piece was worn. */
const UNTIL_REVIEW = 9
/** Days ago: before the month whose figures the dashboard shows. */
const BEFORE_MONTH = 31.2
/** Days over which orders are spread that would all be at the end of that time. */
const SPREAD = 13

const sizeOf = (slug: string, customer: number): string =>
  demoProducts.find((product) => product.slug === slug)?.enableSize ? (sizes[customer] ?? 'M') : ''

/**
 * What was bought before the month by those who say something of it: whoever reviewed a piece of the first screens has it, so that
 * the reviews which are read first are by people of whom the shop knows that. @param month orders that may have been theirs already
 */
export function ordersOfReviewers(month: readonly DemoOrder[]): DemoOrder[] {
  const purchased = new Set(
    month.flatMap(({ customer, goods }) => goods.map(([slug]) => `${customer} ${slug}`)),
  )
  return demoReviews
    .filter(
      ({ productSlug, customer }) =>
        isOnFirstScreen(productSlug) && !purchased.has(`${customer} ${productSlug}`),
    )
    .map(({ productSlug, customer, daysAgo }, at) => ({
      daysAgo: Math.max(daysAgo + UNTIL_REVIEW, BEFORE_MONTH) + ((at * 7) % SPREAD) + 0.1 * (at % 4),
      ...{ customer, payment: 'upi', until: 'delivered' },
      goods: [[productSlug, sizeOf(productSlug, customer)]],
    }))
}
