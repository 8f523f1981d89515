import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import { mayBeMissing } from '../../attributes/attributeInputs.rules.ts'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import { type FilterAttribute, filterAttributes } from '../../attributes/attributes.rules.ts'
import { facetValue } from '../../facets/facetValues.rules.ts'
import type { ValueList } from '../../lists/lists.schema.ts'
import { productSortKeys, statusWords, stockLevels } from '../../rules/list.rules.ts'
import type { Category } from '../../schema/category.schema.ts'
import { m } from './messages/admin.messages.ts'

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
  label: m.family(),
  options: [{ value: chosen, label: m.familyWhich({ family: chosen }) }],
})

/** The values of an attribute; one that the address names and no list has can be taken away at least. */
function attributeFilter(attribute: FilterAttribute, lists: readonly ValueList[], chosen: string): Filter {
  const { key } = attribute
  const label = labelOf(attribute)
  const values = lists.find((list) => list.key === key)?.values ?? []
  const options =
    key === 'blousePiece'
      ? [
          { value: 'yes', label: m.isYes({ label }) },
          { value: 'no', label: m.isNo({ label }) },
        ]
      : values.map(({ value, products }) => ({ value: facetValue(value), label: `${value} (${products})` }))
  const isUnknown = chosen !== '' && !options.some(({ value }) => value === chosen)
  return {
    ...{ name: key, label, folded: true },
    options: [...options, ...(isUnknown ? [{ value: chosen, label: chosen }] : [])],
  }
}

const withoutFilter = (): Filter => ({
  name: 'without',
  folded: true,
  label: m.notDescribed(),
  options: mayBeMissing().map((one) => ({ value: one.key, label: m.isNone({ label: labelOf(one) }) })),
})

/** @param lists what attributes may be; empty while they are not known */
export const productFilters = (
  categories: readonly Category[],
  search: ListSearch,
  lists: readonly ValueList[],
): readonly Filter[] => [
  {
    name: 'category',
    label: m.category(),
    options: categories.map(({ _id, name }) => ({ value: _id, label: name })),
  },
  {
    name: 'status',
    label: m.status(),
    options: [
      { value: 'active', label: m.active() },
      { value: 'inactive', label: m.inactive() },
    ],
  },
  {
    name: 'stock',
    label: m.stock(),
    options: [
      { value: 'low', label: m.lowStock() },
      { value: 'out', label: m.soldOut() },
    ],
  },
  ...(search.family === undefined ? [] : [familyFilter(String(search.family))]),
  withoutFilter(),
  ...filterAttributes()
    .map((attribute) => attributeFilter(attribute, lists, String(search[attribute.key] ?? '')))
    .filter(({ options }) => options.length > 0),
]
