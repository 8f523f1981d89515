import { Link } from '@tanstack/react-router'
import { X } from '#/ui/icons/storefront.tsx'
import type { Understood } from '../../search/understood.schema.ts'
import { filterChipClass } from '../listing/ActiveFilters.tsx'
import { activeFilters } from '../listing/filterWords.ts'
import type { Listing } from '../listing/useListing.ts'
import { linkTo } from '../listing/useListing.ts'
import { m } from './messages/search.messages.ts'

export interface UnderstoodLineProps {
  listing: Listing
  q: string
  understood: Understood
  /** Products that were found. */
  total: number
}

/** How a text was understood, where that is not what it says: corrected, in part, and with a price. */
export function UnderstoodLine({ listing, q, understood, total }: UnderstoodLineProps) {
  const { didYouMean, isPartial, missing, least, most, text } = understood
  const instead = (words: string, exact?: string) => linkTo(withText(listing, words, exact), listing.search)
  const [price] = activeFilters({
    ...(least !== null && { min: least }),
    ...(most !== null && { max: most }),
  })
  // What the slider says counts instead.
  const isPriced = price && listing.search.min === undefined && listing.search.max === undefined
  return (
    <>
      <div role="status" className="mt-4 empty:hidden">
        {didYouMean !== null && (
          <p>
            {m.showingResultsFor()} <strong>{didYouMean}</strong>.{' '}
            <Link {...instead(q, '1')} className="link inline-flex min-h-11 items-center md:min-h-0">
              {m.searchInsteadFor({ q })}
            </Link>
          </p>
        )}
        {total > 0 && isPartial && (
          <p>
            {missing.length > 0
              ? m.nothingOf({ words: missing.map((word) => `“${word}”`).join(', ') })
              : m.nothingHasAllNearest()}
          </p>
        )}
      </div>
      {isPriced && (
        <p className="mt-3">
          <Link
            {...instead(text)}
            aria-label={m.removeFilter({ words: price.words })}
            className={filterChipClass}
          >
            {price.words}
            <X aria-hidden className="size-4" />
          </Link>
        </p>
      )}
    </>
  )
}

/** The same list for another text. */
export const withText = (listing: Listing, q: string, exact?: string): Listing => ({
  ...listing,
  ...(listing.source && { source: { ...listing.source, beside: { q, exact } } }),
})
