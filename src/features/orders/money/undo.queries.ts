import { client, read } from '#/platform/http/client.ts'
import { useOrderChange } from '../orders.life.queries.ts'
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
