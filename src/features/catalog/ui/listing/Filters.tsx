import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ownOf } from '#/platform/typed/ownOf.rules.ts'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { RangeSlider } from '#/ui/kit/RangeSlider.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { useChoice } from '#/ui/kit/useChoice.ts'
import { menuQuery } from '../../catalog.queries.ts'
import { priceRange } from '../../rules/catalog.rules.ts'
import { typesOf } from '../categoryMenu.ts'
import { priceOf } from '../listingSearch.ts'
import { priceWords } from './filterWords.ts'
import { m } from './messages/listing.messages.ts'
import { useLater } from './useFacets.ts'
import { type Listing, useChangeListing } from './useListing.ts'

const fetchFacetChoices = () => import('./FacetChoices.tsx').then((module) => module.FacetChoices)

/**
 * Type and price, and all else to choose by once the page is there. The names make it a plain form as well, for a page without
 * scripts.
 */
export function Filters({ listing, isSeen }: { listing: Listing; isSeen: boolean }) {
  const id = useId()
  const FacetChoices = useLater(fetchFacetChoices, isSeen)
  const change = useChangeListing(listing)
  const { category, search } = listing
  const { data: categories } = useQuery(menuQuery)
  const labels: Record<string, string> = Object.assign({}, ...(categories ?? []).map((one) => one.typeLabels))
  const types = typesOf(category, categories)
  const [type, chooseType] = useChoice(search.type ?? 'all', (next) => change({ type: next }))
  const [price, choosePrice] = useChoice(priceOf(search), ([min, max]) => change({ min, max }))
  return (
    <div className="flex flex-col gap-7">
      {types.length > 0 && (
        <ChipChoice
          legend={m.type()}
          name={`type-${id}`}
          inputProps={{ name: 'type' }}
          options={['all', ...types].map((value) => ({
            value,
            label: value === 'all' ? m.all() : (ownOf(labels, value) ?? value),
          }))}
          value={type}
          onChange={chooseType}
        />
      )}
      <RangeSlider
        label={m.price()}
        min={priceRange.least}
        max={priceRange.most}
        step={priceRange.step}
        value={price}
        names={['min', 'max']}
        format={priceWords}
        onCommit={choosePrice}
      />
      {isSeen && (FacetChoices ? <FacetChoices listing={listing} /> : <Skeleton className="h-48" />)}
    </div>
  )
}
