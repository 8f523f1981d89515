import { roles } from '#/platform/http/roles.rules.ts'
import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import { userStatuses } from '../../userStatus.rules.ts'
import { m } from './messages/admin.messages.ts'

/** How the list of users is narrowed and ordered, in the address and at the API. */

export const readUserSearch = (raw: Record<string, unknown>): ListSearch =>
  readListSearch(raw, {
    sortKeys: ['name', 'email', 'role', 'status', 'createdAt'],
    filters: { role: roles, status: userStatuses },
  })

export const userQueryOf = (search: ListSearch) => queryOf(search)

export const userFilters = (): readonly Filter[] => [
  {
    name: 'role',
    label: m.role(),
    options: [
      { value: 'admin', label: m.admin() },
      { value: 'customer', label: m.customer() },
    ],
  },
  {
    name: 'status',
    label: m.status(),
    options: [
      { value: 'active', label: m.active() },
      { value: 'inactive', label: m.disabled() },
    ],
  },
]
