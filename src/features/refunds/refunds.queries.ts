import { useOrderChange } from '#/features/orders/orders.queries.ts'
import type { NewRefundInput, SendRefundInput } from '#/features/orders/schema/refunds.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { RefundsApi } from './refunds.handlers.ts'

const admin = () => client<RefundsApi>().api.admin

/** An admin owes a part of what was paid back to the customer. */
export const useCreateRefund = (orderId: string) =>
  useOrderChange((json: NewRefundInput) =>
    read(admin().order.refund[':_id'].$post({ param: { _id: orderId }, json })),
  )

/** An admin sent a refund, or lets the card provider send it. */
export const useSendRefund = (refundId: string) =>
  useOrderChange((json: SendRefundInput) =>
    read(admin().refund.send[':_id'].$post({ param: { _id: refundId }, json })),
  )

/** An admin withdraws a refund that was not sent. */
export const useDropRefund = (refundId: string) =>
  useOrderChange((note: string) =>
    read(admin().refund.drop[':_id'].$post({ param: { _id: refundId }, json: { note } })),
  )

/** An admin looked whether the money of an order that is over came in. */
export const useSettleLateMoney = (paymentId: string) =>
  useOrderChange((arrived: boolean) =>
    read(admin().order['late-money'][':paymentId'].$post({ param: { paymentId }, json: { arrived } })),
  )
