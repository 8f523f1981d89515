import { useOrderChange } from '#/features/orders/orders.queries.ts'
import type { NewReturnInput } from '#/features/orders/schema/returns.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { ReturnsApi } from './returns.handlers.ts'

const api = () => client<ReturnsApi>().api

/** An admin has pieces of a delivered order back. */
export const useReturnPieces = (orderId: string) =>
  useOrderChange((json: NewReturnInput) =>
    read(api().admin.order.return[':_id'].$post({ param: { _id: orderId }, json })),
  )
