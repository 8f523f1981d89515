import { useOrderChange } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { UndoApi } from './undo.handlers.ts'

/** An admin takes back that the money of an order is there; `event` is the one that is taken back. */
export const useUndoPayment = (paymentId: string) =>
  useOrderChange((event: string) =>
    read(
      client<UndoApi>().api.admin.order['undo-payment'][':paymentId'].$post({
        param: { paymentId },
        json: { event },
      }),
    ),
  )
