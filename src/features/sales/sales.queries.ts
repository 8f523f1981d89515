import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { PeriodName } from './periods.rules.ts'
import type { SalesApi } from './sales.handlers.ts'

/** The figures of a period; read again when an order changes, for it is among what belongs to the orders. */
export const salesQuery = (period: PeriodName) =>
  queryOptions({
    queryKey: [...ordersKey, 'sales', period],
    queryFn: ({ signal }) =>
      read(client<SalesApi>().api.admin.sales.$get({ query: { period } }, { init: { signal } })),
    placeholderData: keepPreviousData,
    // Opened in the morning and left open: what is shown is never much older than this.
    refetchInterval: 120_000,
  })
