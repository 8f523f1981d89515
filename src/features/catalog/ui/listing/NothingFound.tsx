import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { EVERYTHING } from '../categoryMenu.ts'
import { activeFilters } from './filterWords.ts'
import { useLater } from './useFacets.ts'
import type { Listing } from './useListing.ts'

const fetchRelaxations = () => import('./Relaxations.tsx').then((module) => module.Relaxations)

/** An empty listing, and the nearest ones that are not. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { category, search } = listing
  const filters = activeFilters(search).map((filter) => filter.words)
  const filtered = filters.length > 0
  const Relaxations = useLater(fetchRelaxations, filtered)
  const route = { to: '/new/$category/collections', params: { category } } as const
  return (
    <EmptyState
      title="No products found"
      text={
        filtered ? (
          <>
            <p>Nothing matches all of these: {filters.join(', ')}. Take one away to see more.</p>
            <div className="mt-5 min-h-11">{Relaxations && <Relaxations listing={listing} />}</div>
          </>
        ) : (
          'This collection is still on the loom. Look at what is ready:'
        )
      }
      action={
        <>
          {filtered && (
            <Link {...route} className={buttonClass({ variant: 'primary' })}>
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
