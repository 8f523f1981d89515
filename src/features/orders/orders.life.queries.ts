import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { OrderLifeApi } from './orders.life.handlers.ts'
import { orderQuery, ordersKey } from './orders.queries.ts'
import type { NoteInput, Order, StatusChangeInput } from './orders.schema.ts'
import type { UpiApi } from './upi/upi.handlers.ts'

const life = () => client<OrderLifeApi>().api
const upi = () => client<UpiApi>().api.order[':_id']

/** How to pay an order whose UPI payment is pending; ApiError 409 for any other. */
export const upiQuery = (orderId: string) =>
  queryOptions({
    // Apart from the orders: once the payment is settled there is nothing to read again.
    queryKey: ['upi', orderId],
    queryFn: () => read(upi().upi.$get({ param: { _id: orderId } })),
    retry: false,
  })

/** The address of the QR code of a pending UPI payment. */
export const qrAddress = (orderId: string): string => `/api/order/${orderId}/upi-qr.svg`

/** A change that the server answers with the order: its page shows it at once, lists are read again. */
export function useOrderChange<Input>(send: (input: Input) => Promise<Order>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(order._id).queryKey, order)
      return queryClient.invalidateQueries({ queryKey: ordersKey })
    },
    // Most likely somebody else was faster: show what is.
    onError: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}

/** The customer gives the bank's reference of a UPI payment, or corrects it. */
export const useGiveReference = (orderId: string) =>
  useOrderChange((reference: string) =>
    read(upi()['upi-reference'].$post({ param: { _id: orderId }, json: { reference } })),
  )

export const useCancelOrder = (orderId: string) =>
  useOrderChange(() => read(life().order[':_id'].cancel.$post({ param: { _id: orderId } })))

/** An admin takes an order a step further. */
export const useChangeStatus = (orderId: string) =>
  useOrderChange((json: StatusChangeInput) =>
    read(life().admin.order.status[':_id'].$post({ param: { _id: orderId }, json })),
  )

/** An admin writes down what only the shop reads. */
export const useNoteOrder = (orderId: string) =>
  useOrderChange((json: NoteInput) =>
    read(life().admin.order.note[':_id'].$post({ param: { _id: orderId }, json })),
  )

/** An admin has the cash of a cash-on-delivery order. */
export function useCollectCash() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (paymentId: string) =>
      read(life().admin.order['cash-collected'][':paymentId'].$post({ param: { paymentId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}
