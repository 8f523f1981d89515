import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { ReceiptsApi } from './receipts.handlers.ts'
import type { MatchInput, NewReceiptInput, ReceiptList, SettleInput } from './receipts.schema.ts'

const api = () => client<ReceiptsApi>().api.admin
/** Below the orders: money that comes in changes them, and they change what it may have paid. */
const receiptsKey = [...ordersKey, 'receipts'] as const

/** A page of one list of incoming money. */
export const receiptsQuery = (list: ReceiptList, page: number) =>
  queryOptions({
    queryKey: [...receiptsKey, list, page],
    queryFn: () => read(api().receipt.$get({ query: { list, page } })),
    placeholderData: keepPreviousData,
  })

/** Orders whose money is awaited. */
export const awaitedQuery = queryOptions({
  queryKey: [...receiptsKey, 'awaited'],
  queryFn: () => read(api().receipt.awaited.$get()),
})

/** The money that paid an order. */
export const orderReceiptsQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...receiptsKey, 'order', orderId],
    queryFn: () => read(api().order.receipts[':_id'].$get({ param: { _id: orderId } })),
  })

const useReceiptChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) =>
  useChange(ordersKey, send, { afterRefusal: true })

export const useAddReceipt = () =>
  useReceiptChange((json: NewReceiptInput) => read(api().receipt.$post({ json })))

export const useMatchReceipt = (_id: string) =>
  useReceiptChange((json: MatchInput) => read(api().receipt[':_id'].match.$post({ param: { _id }, json })))

export const useSettleReceipt = (_id: string) =>
  useReceiptChange((json: SettleInput) => read(api().receipt[':_id'].settle.$post({ param: { _id }, json })))

export const useReopenReceipt = () =>
  useReceiptChange((_id: string) => read(api().receipt[':_id'].reopen.$post({ param: { _id } })))
