import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { useChoice } from '#/ui/kit/useChoice.ts'
import { specifiedSorts } from '../../facets/address.rules.ts'
import { sortLabels } from './filterWords.ts'
import { m } from './messages/listing.messages.ts'
import { type Listing, useChangeListing } from './useListing.ts'

export interface SortSelectProps {
  listing: Listing
  /** Those that make a difference here, where that is known. */
  sorts?: readonly string[] | undefined
  /** The plain form it belongs to when it stands outside of it. */
  form?: string
  hideLabel?: boolean
  className?: string
}

export function SortSelect({
  listing,
  sorts = specifiedSorts,
  form,
  hideLabel = false,
  className,
}: SortSelectProps) {
  const change = useChangeListing(listing)
  const [sort, choose] = useChoice<string>(listing.search.sort ?? 'none', (next) => change({ sort: next }))
  const labels: Readonly<Record<string, string>> = listing.source?.sortLabels ?? sortLabels()
  const offered = Object.keys(labels).filter((one) => one === sort || sorts.includes(one))
  return (
    <Field label={m.sortBy()} hideLabel={hideLabel} className={className}>
      <Select name="sort" form={form} value={sort} onChange={(event) => choose(event.currentTarget.value)}>
        {offered.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
