import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { m } from '../messages/home.messages.ts'

/**
 * What stands over sections for which the owner has written no heading, by their kind. A file without the kinds' schemas, because
 * the pages of shoppers say it too: each in its own language, which the answer they are made of has not.
 */
export const usualHeadings = {
  categoryWindows: m.shopByCollections,
  collections: m.collections,
  categories: m.shopByCategory,
  occasions: m.shopByOccasion,
  newArrivals: m.newArrivals,
  bestSellers: m.bestSellers,
  underPrice: ({ most }: { readonly most: number }) => m.underPrice({ amount: formatNumber(most) }),
  bestReviews: m.whatCustomersSay,
  recentlyViewed: m.recentlyViewed,
}

/** What an answer has of a section's heading. */
interface Headed {
  readonly section: { readonly kind: string; readonly heading: string }
  readonly heading: string
}

/** The heading over a section on a page: the usual one of its kind in the language of the page, or whatever else the answer has. */
export function headingSaid({ section, heading }: Headed): string {
  const usual = new Map<string, (section: never) => string>(Object.entries(usualHeadings)).get(section.kind)
  return section.heading || !usual ? heading : usual(section as never)
}
