import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import { mayBeMissing } from '../../attributes/attributeInputs.rules.ts'
import { type FilterAttribute, filterAttributes } from '../../attributes/attributes.rules.ts'
import { facetValue } from '../../facets/facetValues.rules.ts'
import type { ValueList } from '../../lists/lists.schema.ts'
import { productSortKeys, statusWords, stockLevels } from '../../rules/list.rules.ts'
import type { Category } from '../../schema/category.schema.ts'

/** How the list of products is narrowed and ordered, in the address and at the API. */

const shape = {
  sortKeys: productSortKeys,
  filters: {
    category: 'any',
    status: statusWords,
    stock: stockLevels,
    family: 'any',
    without: mayBeMissing().map(({ key }) => key),
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

/** The values of an attribute; one that the address names and no list has can be taken away at least. */
function attributeFilter(
  { key, label }: FilterAttribute,
  lists: readonly ValueList[],
  chosen: string,
): Filter {
  const values = lists.find((list) => list.key === key)?.values ?? []
  const options =
    key === 'blousePiece'
      ? [
          { value: 'yes', label: `${label}: yes` },
          { value: 'no', label: `${label}: no` },
        ]
      : values.map(({ value, products }) => ({ value: facetValue(value), label: `${value} (${products})` }))
  const isUnknown = chosen !== '' && !options.some(({ value }) => value === chosen)
  return {
    ...{ name: key, label, folded: true },
    options: [...options, ...(isUnknown ? [{ value: chosen, label: chosen }] : [])],
  }
}

const withoutFilter: Filter = {
  name: 'without',
  folded: true,
  label: 'Not described',
  options: mayBeMissing().map(({ key, label }) => ({ value: key, label: `${label}: none` })),
}

/** @param lists what attributes may be; empty while they are not known */
export const productFilters = (
  categories: readonly Category[],
  search: ListSearch,
  lists: readonly ValueList[],
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
  ...(search.family === undefined ? [] : [familyFilter(String(search.family))]),
  withoutFilter,
  ...filterAttributes()
    .map((attribute) => attributeFilter(attribute, lists, String(search[attribute.key] ?? '')))
    .filter(({ options }) => options.length > 0),
]
