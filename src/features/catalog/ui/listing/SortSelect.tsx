import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { sortLabels } from './filterWords.ts'
import { type Listing, useChangeListing } from './useListing.ts'

export interface SortSelectProps {
  listing: Listing
  /** The plain form it belongs to when it stands outside of it. */
  form?: string
  hideLabel?: boolean
  className?: string
}

export function SortSelect({ listing, form, hideLabel = false, className }: SortSelectProps) {
  const change = useChangeListing(listing)
  return (
    <Field label="Sort by" hideLabel={hideLabel} className={className}>
      <Select
        name="sort"
        form={form}
        value={listing.search.sort ?? 'none'}
        onChange={(event) => void change({ sort: event.currentTarget.value })}
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
