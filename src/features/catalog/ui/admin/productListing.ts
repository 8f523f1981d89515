import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import { filterAttributes } from '../../attributes.rules.ts'
import type { Category } from '../../catalog.schema.ts'
import { productSortKeys, statusWords, stockLevels } from '../../list.rules.ts'

/** How the list of products is narrowed and ordered, in the address and at the API. */

const shape = {
  sortKeys: productSortKeys,
  filters: {
    category: 'any',
    status: statusWords,
    stock: stockLevels,
    family: 'any',
    ...Object.fromEntries(filterAttributes().map(({ key }) => [key, 'any'])),
  },
} as const

export const readProductSearch = (raw: Record<string, unknown>): ListSearch => readListSearch(raw, shape)

export const productQueryOf = (search: ListSearch) => queryOf(search)

/** There may be thousands of families: one is chosen at a product of it, and can be taken away here. */
const familyFilter = (chosen: string): Filter => ({
  name: 'family',
  label: 'Family',
  options: [{ value: chosen, label: `Family ${chosen}` }],
})

export const productFilters = (
  categories: readonly Category[],
  family?: string | number,
): readonly Filter[] => [
  {
    name: 'category',
    label: 'Category',
    options: categories.map(({ _id, name }) => ({ value: _id, label: name })),
  },
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  {
    name: 'stock',
    label: 'Stock',
    options: [
      { value: 'low', label: 'Low stock (under 10)' },
      { value: 'out', label: 'Sold out' },
    ],
  },
  ...(family === undefined ? [] : [familyFilter(String(family))]),
]
