import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import { categorySortKeys, statusWords } from '../../rules/list.rules.ts'

/** How the list of categories is narrowed and ordered, in the address and at the API. */

export const categoryFilters: readonly Filter[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
]

export const readCategorySearch = (raw: Record<string, unknown>): ListSearch =>
  readListSearch(raw, { sortKeys: categorySortKeys, filters: { status: statusWords } })

export const categoryQueryOf = (search: ListSearch) => queryOf(search)
