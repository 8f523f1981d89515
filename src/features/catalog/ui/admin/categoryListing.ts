import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import { categorySortKeys, statusWords } from '../../rules/list.rules.ts'
import { m } from './messages/admin.messages.ts'

/** How the list of categories is narrowed and ordered, in the address and at the API. */

export const categoryFilters = (): readonly Filter[] => [
  {
    name: 'status',
    label: m.status(),
    options: [
      { value: 'active', label: m.active() },
      { value: 'inactive', label: m.inactive() },
    ],
  },
]

export const readCategorySearch = (raw: Record<string, unknown>): ListSearch =>
  readListSearch(raw, { sortKeys: categorySortKeys, filters: { status: statusWords } })

export const categoryQueryOf = (search: ListSearch) => queryOf(search)
