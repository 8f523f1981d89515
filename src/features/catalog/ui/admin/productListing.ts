import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import type { Category } from '../../catalog.schema.ts'

/** How the list of products is narrowed and ordered, in the address and at the API. */

const shape = {
  sortKeys: ['name', 'price', 'quantity', 'category', 'status', 'createdAt'],
  filters: { category: 'any', status: ['active', 'inactive'], stock: ['low', 'out'] },
} as const

export const readProductSearch = (raw: Record<string, unknown>): ListSearch => readListSearch(raw, shape)

export const productQueryOf = (search: ListSearch) => queryOf(search)

export const productFilters = (categories: readonly Category[]): readonly Filter[] => [
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
]
