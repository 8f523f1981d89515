import { useOrderChange } from '#/features/orders/orders.queries.ts'
import type { CancelPiecesInput } from '#/features/orders/schema/returns.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { PiecesApi } from './pieces.handlers.ts'
/** Cancels pieces of an order that is not packed yet. */
export const useCancelPieces = (orderId: string) =>
  useOrderChange((json: CancelPiecesInput) =>
    read(client<PiecesApi>().api.order[':_id']['cancel-items'].$post({ param: { _id: orderId }, json })),
  )
