import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { EVERYTHING } from '../categoryMenu.ts'
import { activeFilters } from './filterWords.ts'
import type { Listing } from './useListing.ts'

/** An empty listing, and the nearest one that is not. */
export function NothingFound({ listing: { category, search } }: { listing: Listing }) {
  const filters = activeFilters(search).map((filter) => filter.words)
  const filtered = filters.length > 0
  return (
    <EmptyState
      title="No products found"
      text={
        filtered
          ? `Nothing matches all of these: ${filters.join(', ')}. Take one away to see more.`
          : 'This collection is still on the loom. Look at what is ready:'
      }
      action={
        <>
          {filtered && (
            <Link
              to="/new/$category/collections"
              params={{ category }}
              className={buttonClass({ variant: 'primary' })}
            >
              Clear all filters
            </Link>
          )}
          {category.toLowerCase() !== EVERYTHING && (
            <Link
              to="/new/$category/collections"
              params={{ category: EVERYTHING }}
              className={buttonClass({ variant: filtered ? 'secondary' : 'primary' })}
            >
              See everything
            </Link>
          )}
        </>
      }
    />
  )
}
