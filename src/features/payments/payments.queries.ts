import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { PaymentsApi } from './payments.handlers.ts'

const admin = () => client<PaymentsApi>().api.admin
/** An admin approves a pending UPI payment; lists and orders are read again. */
export function useApprovePayment() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (paymentId: string) =>
      read(admin().order['secure-payment'][':paymentId'].$post({ param: { paymentId } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}

/** An admin has the cash of a cash-on-delivery order. */
export function useCollectCash() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (paymentId: string) =>
      read(admin().order['cash-collected'][':paymentId'].$post({ param: { paymentId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}
