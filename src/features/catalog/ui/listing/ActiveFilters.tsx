import { Link } from '@tanstack/react-router'
import { X } from '#/ui/icons/storefront.tsx'
import { activeFilters, leaving } from './filterWords.ts'
import type { Listing } from './useListing.ts'

/** What narrows the listing now; each is a link to the listing without it. */
export function ActiveFilters({ listing: { category, search } }: { listing: Listing }) {
  const filters = activeFilters(search)
  if (filters.length === 0) return null
  const route = { to: '/new/$category/collections', params: { category }, resetScroll: false } as const
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={`${filter.keys[0]} ${filter.words}`}>
          <Link
            {...route}
            search={leaving(search, filter)}
            aria-label={`Remove the filter ${filter.words}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-peacock-wash ps-4 pe-3 text-sm font-semibold text-peacock-deep hover:bg-peacock hover:text-white md:min-h-9"
          >
            {filter.words}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...route}
          search={search.sort ? { sort: search.sort } : {}}
          className="link inline-flex min-h-11 items-center px-2 text-sm md:min-h-9"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}
