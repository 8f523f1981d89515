import { queryOptions } from '@tanstack/react-query'
import { useOrderChange } from '#/features/orders/orders.queries.ts'
import { ApiError, client, read } from '#/platform/http/client.ts'
import type { UpiApi } from './upi.handlers.ts'

const upi = () => client<UpiApi>().api.order[':_id']

/** How to pay an order whose UPI payment is pending; ApiError 409 for any other. */
export const upiQuery = (orderId: string) =>
  queryOptions({
    // Apart from the orders: once the payment is settled there is nothing to read again.
    queryKey: ['upi', orderId],
    queryFn: () => read(upi().upi.$get({ param: { _id: orderId } })),
    retry: false,
  })

/** Whether this is why an order cannot be paid: the shop takes nothing by UPI at the moment. */
export const isUpiUnset = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'upi_unset'

/** The address of the QR code of a pending UPI payment. */
export const qrAddress = (orderId: string): string => `/api/order/${orderId}/upi-qr.svg`

/** The customer gives the bank's reference of a UPI payment, or corrects it. */
export const useGiveReference = (orderId: string) =>
  useOrderChange((reference: string) =>
    read(upi()['upi-reference'].$post({ param: { _id: orderId }, json: { reference } })),
  )
