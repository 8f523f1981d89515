import { client, read } from '#/platform/http/client.ts'
import { useOrderChange } from '../orders.life.queries.ts'
import type { ReturnsApi } from './returns.handlers.ts'
import type { CancelPiecesInput, NewReturnInput } from './returns.schema.ts'

const api = () => client<ReturnsApi>().api

/** An admin has pieces of a delivered order back. */
export const useReturnPieces = (orderId: string) =>
  useOrderChange((json: NewReturnInput) =>
    read(api().admin.order.return[':_id'].$post({ param: { _id: orderId }, json })),
  )

/** Cancels pieces of an order that is not packed yet. */
export const useCancelPieces = (orderId: string) =>
  useOrderChange((json: CancelPiecesInput) =>
    read(api().order[':_id']['cancel-items'].$post({ param: { _id: orderId }, json })),
  )
