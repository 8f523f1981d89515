import { useOrderChange } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { WorkApi } from './work.handlers.ts'

/** An admin says that work on a service of an order has begun. */
export const useBeginWork = (orderId: string) =>
  useOrderChange((serviceId: string) =>
    read(
      client<WorkApi>().api.admin.order[':_id'].begin[':serviceId'].$post({
        param: { _id: orderId, serviceId },
      }),
    ),
  )
