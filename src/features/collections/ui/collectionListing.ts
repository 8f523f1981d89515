import { sortLabels } from '#/features/catalog/ui/listing/filterWords.ts'
import type { Listing } from '#/features/catalog/ui/listing/useListing.ts'
import type { ListingSearch } from '#/features/catalog/ui/listingSearch.ts'
import { readFilters } from '#/features/catalog/ui/search/searchAddress.ts'
import { listedIn } from '../collections.queries.ts'
import { COLLECTIONS_PATH, collectionPath } from '../collections.rules.ts'
import type { Collection } from '../collections.schema.ts'
import { m } from '../messages/collections.messages.ts'

/** Its own order comes first, by whatever name; each sort is offered once. */
export function labelsOf(order: Collection['order']): Readonly<Record<string, string>> {
  if (order === 'none') return sortLabels()
  const { none: newest, ...others } = sortLabels()
  const { [order as keyof typeof others]: own = m.asArranged(), ...rest } = others
  return { none: own, newest, ...rest }
}

/** A collection as a list that is narrowed and sorted like any other. */
export const collectionListing = (
  { slug, name, order }: Pick<Collection, 'slug' | 'name' | 'order'>,
  search: ListingSearch,
): Listing => ({
  category: 'all',
  search,
  source: {
    path: collectionPath(slug),
    beside: {},
    title: name,
    above: { to: COLLECTIONS_PATH, label: m.collections() },
    read: readFilters,
    ...listedIn(slug),
    sortLabels: labelsOf(order),
  },
})
