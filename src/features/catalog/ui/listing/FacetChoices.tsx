import clsx from 'clsx'
import { useState } from 'react'
import { ChevronDown } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import type { Facet } from '../../facets/facets.schema.ts'
import { toggled, valuesIn } from '../../facets/facetValues.rules.ts'
import type { ListingSearch } from '../listingSearch.ts'
import { FacetValue } from './FacetValue.tsx'
import { facetLabel, facetValueLabel } from './facetLabels.ts'
import { m } from './messages/listing.messages.ts'
import { useFacets } from './useFacets.ts'
import { type Listing, useChangeListing } from './useListing.ts'

export interface FacetChoicesProps {
  listing: Listing
}

/** So many are open at the beginning; the others are opened by their headings. */
const OPEN = 6

/** All facets of a listing, with how many products each of their values would leave. */
export function FacetChoices({ listing }: FacetChoicesProps) {
  const { data, isError, refetch, isFetching } = useFacets(listing, true)
  if (!data) {
    return isError ? (
      <p className="text-sm text-ink-soft">
        {m.moreFiltersFailed()}{' '}
        <Button variant="quiet" onClick={() => void refetch()} pending={isFetching}>
          {m.tryAgain()}
        </Button>
      </p>
    ) : (
      <Skeleton className="h-48" />
    )
  }
  return (
    <div className="border-t border-line">
      {data.facets.map((facet, at) => (
        <FacetGroup key={facet.key} facet={facet} listing={listing} isOpen={at < OPEN} />
      ))}
    </div>
  )
}

/** Longer lists show so many values, and those that are chosen, until all are asked for. */
const SHORT = 8

function FacetGroup({ facet, listing, isOpen }: FacetChoicesProps & { facet: Facet; isOpen: boolean }) {
  const change = useChangeListing(listing)
  const textIn = (search: ListingSearch) => String(search[facet.key as keyof ListingSearch] ?? '')
  const chosen = valuesIn(textIn(listing.search))
  // What was open or closed at the beginning stays in the hands of who looks at it.
  const [startsOpen] = useState(isOpen || chosen.length > 0)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole
    ? facet.values
    : facet.values.filter(({ value }, at) => at < SHORT || chosen.includes(value))
  const areChips = facet.key === 'size'
  return (
    <details open={startsOpen} className="group border-b border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {facetLabel(facet)}
          {chosen.length > 0 && (
            <span className="font-normal text-ink-soft">
              {' '}
              ({chosen.length}
              <span className="sr-only"> {m.chosen()}</span>)
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 flex-none text-haldi-deep transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{facetLabel(facet)}</legend>
        <div className={clsx(areChips && 'flex flex-wrap gap-2 pt-1')}>
          {shown.map((value) => (
            <FacetValue
              key={value.value}
              name={facet.key}
              {...value}
              label={facetValueLabel(facet.key, value)}
              isChip={areChips}
              isChosen={chosen.includes(value.value)}
              onToggle={() => change((now) => ({ [facet.key]: toggled(textIn(now), value.value) }))}
            />
          ))}
        </div>
        {shown.length < facet.values.length && (
          <Button variant="quiet" className="mt-1 text-sm" onClick={() => setIsWhole(true)}>
            {m.showAll({ count: facet.values.length })}
            <span className="sr-only"> {m.showAllOf({ label: facetLabel(facet) })}</span>
          </Button>
        )}
      </fieldset>
    </details>
  )
}
