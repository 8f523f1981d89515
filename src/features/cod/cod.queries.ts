import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useOrderChange } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { CodApi } from './cod.handlers.ts'
import type { CodSettings } from './codSettings.schema.ts'

const api = () => client<CodApi>().api

export const codSettingsQuery = queryOptions({
  queryKey: ['cod', 'settings'],
  queryFn: ({ signal }) => read(api().admin.cod.settings.$get(undefined, { init: { signal } })),
})

/** A change of some settings, numbers as they were typed. */
export type CodSettingsInput = Partial<Record<keyof CodSettings, unknown>> & {
  readonly seen?: Record<string, unknown>
}

export function useChangeCodSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: CodSettingsInput) => read(api().admin.cod.settings.$post({ json: json as never })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['cod'] }),
  })
}

/** For admins: what cash on delivery cost, and what the guard would have done. */
export const cashCostsQuery = queryOptions({
  queryKey: ['cod', 'costs'],
  queryFn: ({ signal }) => read(api().admin.cod.costs.$get(undefined, { init: { signal } })),
})

/** What was asked of the customer of an order. */
export const cashCheckQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['cod', 'check', orderId],
    queryFn: ({ signal }) =>
      read(api().order[':_id']['cash-check'].$get({ param: { _id: orderId } }, { init: { signal } })),
  })

export const useConfirmOrder = (orderId: string) =>
  useOrderChange(() => read(api().order[':_id']['confirm-cash'].$post({ param: { _id: orderId } })))

export const usePassOrder = (orderId: string) =>
  useOrderChange(() => read(api().admin.order['pass-cash'][':_id'].$post({ param: { _id: orderId } })))

export const useApproveAdvance = (orderId: string) =>
  useOrderChange(() => read(api().admin.order['approve-advance'][':_id'].$post({ param: { _id: orderId } })))

export const useUndoAdvance = (orderId: string) =>
  useOrderChange((event: string) =>
    read(api().admin.order['undo-advance'][':_id'].$post({ param: { _id: orderId }, json: { event } })),
  )

export const confirmLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['cod', 'link', token],
    queryFn: ({ signal }) =>
      read(api()['cash-order'][':token'].$get({ param: { token } }, { init: { signal } })),
    gcTime: 0,
  })

export const useConfirmLink = (token: string) =>
  useMutation({ mutationFn: () => read(api()['cash-order'][':token'].$post({ param: { token } })) })
