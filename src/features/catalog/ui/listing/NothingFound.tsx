import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { EVERYTHING } from '../categoryMenu.ts'
import { activeFilters } from './filterWords.ts'
import { m } from './messages/listing.messages.ts'
import { useLater } from './useFacets.ts'
import { useFilterNames } from './useFilterNames.ts'
import { type Listing, linkTo } from './useListing.ts'
import { WaysOn } from './WaysOn.tsx'

const fetchRelaxations = () => import('./Relaxations.tsx').then((module) => module.Relaxations)

export interface NothingFoundProps {
  listing: Listing
  /** What is said where nothing narrows it. */
  empty?: ReactNode
}

/** An empty listing, and the nearest ones that are not. */
export function NothingFound({ listing, empty }: NothingFoundProps) {
  const { category, search } = listing
  const filters = activeFilters(search, useFilterNames(listing)).map((filter) => filter.words)
  const filtered = filters.length > 0
  const Relaxations = useLater(fetchRelaxations, filtered)
  return (
    <EmptyState
      title={m.noProducts()}
      text={
        filtered ? (
          <>
            <p>{m.nothingMatches({ filters: filters.join(', ') })}</p>
            <div className="mt-5 min-h-11">{Relaxations && <Relaxations listing={listing} />}</div>
          </>
        ) : (
          (empty ?? m.stillOnTheLoom())
        )
      }
      action={
        <>
          {filtered && (
            <Link {...linkTo(listing, {})} className={buttonClass({ variant: 'primary' })}>
              {m.clearAllFilters()}
            </Link>
          )}
          {(listing.source !== undefined || category.toLowerCase() !== EVERYTHING) && (
            <Link
              to="/new/$category/collections"
              params={{ category: EVERYTHING }}
              className={buttonClass({ variant: filtered ? 'secondary' : 'primary' })}
            >
              {m.seeEverything()}
            </Link>
          )}
          {!filtered && <WaysOn except={category} />}
        </>
      }
    />
  )
}
