import type { Filter } from '#/ui/resource/list/list.ts'
import { type ListSearch, queryOf, readListSearch } from '#/ui/resource/list/listSearch.ts'
import { m } from './messages/admin.messages.ts'

/** How the list of reviews is narrowed and ordered, in the address and at the API. */

const ratings = ['5', '4', '3', '2', '1']

export const readReviewSearch = (raw: Record<string, unknown>): ListSearch =>
  readListSearch(raw, { sortKeys: ['createdAt', 'rating'], filters: { rating: ratings } })

export const reviewQueryOf = (search: ListSearch) => queryOf(search)

export const ratingFilter = (): readonly Filter[] => [
  {
    name: 'rating',
    label: m.rating(),
    options: ratings.map((value) => ({ value, label: m.stars({ count: Number(value) }) })),
  },
]
