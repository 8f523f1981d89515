import { useOrderChange } from '#/features/orders/orders.queries.ts'
import type { NoteInput, StatusChangeInput } from '#/features/orders/schema/orders.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { FulfilmentApi } from './fulfilment.handlers.ts'

const fulfilment = () => client<FulfilmentApi>().api

export const useCancelOrder = (orderId: string) =>
  useOrderChange(() => read(fulfilment().order[':_id'].cancel.$post({ param: { _id: orderId } })))

/** An admin takes an order a step further. */
export const useChangeStatus = (orderId: string) =>
  useOrderChange((json: StatusChangeInput) =>
    read(fulfilment().admin.order.status[':_id'].$post({ param: { _id: orderId }, json })),
  )

/** An admin writes down what only the shop reads. */
export const useNoteOrder = (orderId: string) =>
  useOrderChange((json: NoteInput) =>
    read(fulfilment().admin.order.note[':_id'].$post({ param: { _id: orderId }, json })),
  )
