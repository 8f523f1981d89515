import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { RangeSlider } from '#/ui/kit/RangeSlider.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
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
  const choices = [{ key: 'type' as const, label: m.type(), values: typesOf(category, categories) }]
  return (
    <div className="flex flex-col gap-7">
      {choices
        .filter(({ values }) => values.length > 0)
        .map(({ key, label, values }) => (
          <ChipChoice
            key={key}
            legend={label}
            name={`${key}-${id}`}
            inputProps={{ name: key }}
            options={['all', ...values].map((value) => ({
              value,
              label: value === 'all' ? m.all() : (labels[value] ?? value),
            }))}
            value={search[key] ?? 'all'}
            onChange={(value) => void change({ [key]: value })}
          />
        ))}
      <RangeSlider
        label={m.price()}
        min={priceRange.least}
        max={priceRange.most}
        step={priceRange.step}
        value={priceOf(search)}
        names={['min', 'max']}
        format={priceWords}
        onCommit={([min, max]) => void change({ min, max })}
      />
      {isSeen && (FacetChoices ? <FacetChoices listing={listing} /> : <Skeleton className="h-48" />)}
    </div>
  )
}
