import { useOrderChange } from '#/features/orders/orders.queries.ts'
import type { AskReturnInput, RefuseReturnInput } from '#/features/orders/schema/returnRequests.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { ReturnRequestsApi } from './returnRequests.handlers.ts'

const api = () => client<ReturnRequestsApi>().api

/** The customer asks to send pieces back. */
export const useAskReturn = (orderId: string) =>
  useOrderChange((json: AskReturnInput) =>
    read(api().order[':_id']['return-request'].$post({ param: { _id: orderId }, json })),
  )

/** The customer keeps the pieces after all. */
export const useWithdrawReturn = (orderId: string) =>
  useOrderChange((requestId: string) =>
    read(
      api().order[':_id']['return-request'].withdraw.$post({ param: { _id: orderId }, json: { requestId } }),
    ),
  )

/** An admin refuses what a customer wants to send back. */
export const useRefuseReturn = (orderId: string) =>
  useOrderChange((json: RefuseReturnInput) =>
    read(api().admin.order['return-request'].refuse[':_id'].$post({ param: { _id: orderId }, json })),
  )
