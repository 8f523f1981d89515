import { Link } from '@tanstack/react-router'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import type { ListingSearch } from '../listingSearch.ts'
import { type ActiveFilter, activeFilters, without } from './filterWords.ts'
import { m } from './messages/listing.messages.ts'
import { useFacets } from './useFacets.ts'
import { useFilterNames } from './useFilterNames.ts'
import { type Listing, linkTo } from './useListing.ts'

/** Where nothing is found: what to take away, and how much there is then. */
export function Relaxations({ listing }: { listing: Listing }) {
  const { search } = listing
  const { data: facets } = useFacets(listing, true)
  const all = activeFilters(search, useFilterNames(listing))
  return (
    <ul aria-label={m.insteadThere()} className="flex flex-wrap justify-center gap-2">
      {facets?.relaxations.map(({ without: keys, total }) => (
        <li key={keys.join()}>
          <Link {...linkTo(listing, without(search, keysOf(keys)))} className={buttonClass({})}>
            {`${relaxedWords(all, keysOf(keys))}: ${formatNumber(total)}`}
            <span className="sr-only">{m.productNoun({ count: total })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const keysOf = (parameters: readonly string[]) => parameters as readonly (keyof ListingSearch)[]

/** "Without Maroon", or "Only Silk" where all else is taken away. */
function relaxedWords(all: readonly ActiveFilter[], keys: readonly (keyof ListingSearch)[]): string {
  const isGone = ({ keys: own }: { keys: typeof keys }) => own.some((key) => keys.includes(key))
  const words = (some: typeof all) => some.map((filter) => filter.words).join(', ')
  const [gone, left] = [all.filter(isGone), all.filter((filter) => !isGone(filter))]
  const hasManyGone = new Set(gone.map((filter) => filter.keys[0])).size > 1
  return hasManyGone && left.length > 0 ? m.only({ words: words(left) }) : m.without({ words: words(gone) })
}
