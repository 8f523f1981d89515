import { queryOptions } from '@tanstack/react-query'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { Day } from '#/platform/time/days.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { BooksApi } from './books.handlers.ts'
import type { CloseInput } from './books.schema.ts'

const api = () => client<BooksApi>().api.admin.books
/** Below the orders: whatever changes them moves money. */
const booksKey = [...ordersKey, 'books'] as const

/** What came in and went out on a day, and what was counted. */
export const dayQuery = (day: Day) =>
  queryOptions({
    queryKey: [...booksKey, 'day', day],
    queryFn: () => read(api().day[':day'].$get({ param: { day } })),
    staleTime: 0,
  })

/** Days with money that nobody counted yet. */
export const openDaysQuery = queryOptions({
  queryKey: [...booksKey, 'open'],
  queryFn: () => read(api().open.$get()),
})

/** All that happened to the money of an order. */
export const moneyTimelineQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...booksKey, 'order', orderId],
    queryFn: () => read(api().order[':_id'].$get({ param: { _id: orderId } })),
  })

export const useCloseDay = (day: Day) =>
  useChange(booksKey, (json: CloseInput) => read(api().day[':day'].close.$post({ param: { day }, json })), {
    afterRefusal: true,
  })
