import { Link } from '@tanstack/react-router'
import { X } from '#/ui/icons/storefront.tsx'
import { activeFilters, leaving } from './filterWords.ts'
import { m } from './messages/listing.messages.ts'
import { useFilterNames } from './useFilterNames.ts'
import { type Listing, linkTo } from './useListing.ts'

/** Of something that is taken away by a press. */
export const filterChipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full bg-peacock-wash ps-4 pe-3 text-sm font-semibold text-peacock-deep hover:bg-peacock hover:text-white md:min-h-9'

/** What narrows the listing now; each is a link to the listing without it. */
export function ActiveFilters({ listing }: { listing: Listing }) {
  const { search } = listing
  const filters = activeFilters(search, useFilterNames(listing))
  if (filters.length === 0) return null
  return (
    <ul aria-label={m.filtersInUse()} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={`${filter.keys[0]} ${filter.words}`}>
          <Link
            {...linkTo(listing, (now) => leaving(now, filter))}
            resetScroll={false}
            aria-label={m.removeFilter({ words: filter.words })}
            className={filterChipClass}
          >
            {filter.words}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...linkTo(listing, ({ sort }) => (sort ? { sort } : {}))}
          resetScroll={false}
          className="link inline-flex min-h-11 items-center px-2 text-sm md:min-h-9"
        >
          {m.clearAll()}
        </Link>
      </li>
    </ul>
  )
}
