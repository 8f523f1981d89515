import { useQuery } from '@tanstack/react-query'
import { currentLanguage } from '#/platform/language/current.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { ownOf } from '#/platform/typed/ownOf.rules.ts'
import { menuQuery } from '../../catalog.queries.ts'
import type { Facets } from '../../facets/facets.schema.ts'
import { choiceKeys } from '../listingSearch.ts'
import type { NameOf } from './filterWords.ts'
import { useFacets } from './useFacets.ts'
import type { Listing } from './useListing.ts'

/** What the values in an address are called on the page. Addresses are in the main language, so that a page in it asks nobody. */
export function useFilterNames(listing: Listing): NameOf {
  const isFurther = currentLanguage() !== MAIN_LANGUAGE
  const isChosen = choiceKeys.some((key) => listing.search[key])
  const { data: facets } = useFacets(listing, isFurther && isChosen)
  const { data: categories } = useQuery({ ...menuQuery, enabled: isFurther })
  return (key, value) =>
    key === 'type'
      ? categories?.map(({ typeLabels }) => ownOf(typeLabels, value)).find(Boolean)
      : nameInFacets(facets, key, value)
}

/** The label that the answer has for a value of a query. */
export const nameInFacets = (
  facets: Pick<Facets, 'facets'> | undefined,
  key: string,
  value: string,
): string | undefined =>
  facets?.facets
    .find((facet) => facet.key === key)
    ?.values.find((one) => one.value === value.trim().toLowerCase())?.label
