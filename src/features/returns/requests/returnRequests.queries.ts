import { useOrderChange } from '#/features/orders/orders.queries.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type {
  AcceptReturnInput,
  AskReturnInput,
  RefuseReturnInput,
} from '#/features/orders/schema/returnRequests.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import { sendForm } from '#/platform/http/upload.ts'
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

/** An admin takes what a customer wants to send back. */
export const useAcceptReturn = (orderId: string) =>
  useOrderChange((json: AcceptReturnInput) =>
    read(api().admin.order['return-request'].accept[':_id'].$post({ param: { _id: orderId }, json })),
  )

/** An admin asks the customer something before deciding. */
export const useQuestionReturn = (orderId: string) =>
  useOrderChange((json: RefuseReturnInput) =>
    read(api().admin.order['return-request'].question[':_id'].$post({ param: { _id: orderId }, json })),
  )

/** The customer answers what the shop asked. */
export const useAnswerReturn = (orderId: string) =>
  useOrderChange((json: { requestId: string; words: string }) =>
    read(api().order[':_id']['return-request'].answer.$post({ param: { _id: orderId }, json })),
  )

/** Sends pictures of what shall go back, in the place of those the request had. */
export const useSendReturnPhotos = (orderId: string) =>
  useOrderChange(({ requestId, photos }: { requestId: string; photos: readonly File[] }) => {
    const form = new FormData()
    for (const photo of photos) form.append('photos', photo)
    return sendForm<Order>(`/api/order/${orderId}/return-request/${requestId}/photos`, form)
  })
