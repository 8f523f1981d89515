import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { categoriesQuery } from '../../catalog.queries.ts'
import { facetValue } from '../../facets/facetValues.rules.ts'
import type { SuggestedList } from '../../productSearch/productSearch.schema.ts'
import { categoryLabel, categoryText, EVERYTHING } from '../categoryMenu.ts'
import { activeFilters } from '../listing/filterWords.ts'
import { readListingSearch } from '../listingSearch.ts'
import { m } from './messages/search.messages.ts'

const chipClass =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-surface px-4 text-sm font-semibold hover:border-peacock hover:bg-peacock-wash md:min-h-9'

export interface SuggestedListsProps {
  lists: readonly SuggestedList[]
  onChosen: () => void
}

/** Lists of the shop that a text may mean, each with how many products it holds. */
export function SuggestedLists({ lists, onChosen }: SuggestedListsProps) {
  if (lists.length === 0) return null
  return (
    <ul aria-label={m.collectionsAndFilters()} className="flex flex-wrap gap-2 pt-3">
      {lists.map((list) => (
        <li key={nameOf(list)} className="max-w-full">
          <Link
            to="/new/$category/collections"
            params={{ category: list.category ?? EVERYTHING }}
            search={addressOf(list)}
            onClick={onChosen}
            className={chipClass}
          >
            <span className="min-w-0 wrap-anywhere">{nameOf(list)}</span>
            <span className="flex-none font-normal text-ink-soft tabular-nums">
              <span aria-hidden>· </span>
              {formatNumber(list.total)}
              <span className="sr-only">{` ${m.products({ count: list.total })}`}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Where to begin for somebody who has not searched before: the categories. */
export function FirstLists({ onChosen }: Pick<SuggestedListsProps, 'onChosen'>) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  if (categories.length === 0) return null
  return (
    <ul aria-label={m.collectionsAndFilters()} className="flex flex-wrap gap-2 pt-3">
      {categories.map((category) => (
        <li key={category._id} className="max-w-full">
          <Link
            to="/new/$category/collections"
            params={{ category: category.name }}
            onClick={onChosen}
            className={chipClass}
          >
            <span className="min-w-0 wrap-anywhere">{categoryText(category)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The parameters of a list. */
export function addressOf({ filters, min, max }: SuggestedList) {
  const values = Map.groupBy(filters, ({ key }) => key)
  const chosen = [...values].map(([key, some]) => [key, some.map(({ value }) => facetValue(value)).join(',')])
  return readListingSearch({ ...Object.fromEntries(chosen), min: min ?? undefined, max: max ?? undefined })
}

/** "Red Silk Saree, up to ₹5,000". */
export function nameOf({ category, categoryLabel: label, filters, min, max }: SuggestedList): string {
  const [price] = activeFilters({ ...(min !== null && { min }), ...(max !== null && { max }) })
  const words = [
    ...filters.map(({ value, called }) => called ?? value),
    ...(category === null ? [] : [label ?? categoryLabel(category)]),
  ]
  return [
    words.join(' '),
    ...(price ? [price.words.replace(/^[UF]/, (letter) => letter.toLowerCase())] : []),
  ].join(', ')
}
