import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ArrivalApi } from './arrival.handlers.ts'
import type { PaymentArrival } from './arrival.schema.ts'

/** Whoever comes back to the page is answered anew if the last look is older than this, ms. */
const FRESH_MS = 1_000

/** Whether the money of an own order is there; begins as still awaited, which the page has just been told. */
export const arrivalQuery = (orderId: string) =>
  queryOptions({
    // Apart from the orders: it is asked when they are not, and they are read again once it says something new.
    queryKey: ['payment-arrival', orderId],
    queryFn: ({ signal }): Promise<PaymentArrival> =>
      read(
        client<ArrivalApi>().api.order[':_id'].payment.$get(
          { param: { _id: orderId } },
          { init: { signal } },
        ),
      ),
    staleTime: FRESH_MS,
    // The next look is a try as good as any.
    retry: false,
    gcTime: 0,
  })
