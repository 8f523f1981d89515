import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { TailoringApi } from './tailoring.handlers.ts'
import type { ChoiceInput, ServiceInput, ServiceUpdateInput } from './tailoring.schema.ts'

const api = () => client<TailoringApi>().api

/** What can be done with the goods in the signed-in customer's bag, and what was chosen. */
export const bagServicesQuery = queryOptions({
  queryKey: ['tailoring', 'bag'],
  queryFn: () => read(api().tailoring.bag.$get()),
})

/** Chooses what is done with a line of the bag. One after the other: the last press holds. */
export function useChooseServices() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'tailoring' },
    mutationFn: ({ itemId, ...json }: ChoiceInput & { readonly itemId: string }) =>
      read(api().tailoring.bag[':itemId'].$post({ param: { itemId }, json })),
    onSuccess: (now) => queryClient.setQueryData(bagServicesQuery.queryKey, now),
    onError: () => queryClient.invalidateQueries({ queryKey: bagServicesQuery.queryKey }),
  })
}

/** Takes the measurements away that are kept for next time. */
export function useForgetMeasurements() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => read(api().tailoring.measurements.$delete()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bagServicesQuery.queryKey }),
  })
}

/** All services, for admins. */
export const adminServicesQuery = queryOptions({
  queryKey: ['tailoring', 'admin'],
  queryFn: () => read(api().admin.tailoring.$get()),
})

const useServicesChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) =>
  useChange(adminServicesQuery.queryKey, send, { afterRefusal: true })

export const useAddService = () =>
  useServicesChange((json: ServiceInput) => read(api().admin.tailoring.$post({ json })))

/** Fails with ApiError changed_meanwhile (409) when another admin changed the same. */
export const useChangeService = () =>
  useServicesChange(({ _id, ...json }: ServiceUpdateInput & { readonly _id: string }) =>
    read(api().admin.tailoring[':_id'].$post({ param: { _id }, json })),
  )

export const useDeleteService = () =>
  useServicesChange((_id: string) => read(api().admin.tailoring[':_id'].$delete({ param: { _id } })))
