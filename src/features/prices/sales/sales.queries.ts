import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogueChanged } from '#/features/catalog/saving/saving.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { DatedSalesApi } from './sales.handlers.ts'

const api = () => client<DatedSalesApi>().api.admin.sale

/** All sales, those to come and those that run first. */
export const salesQuery = queryOptions({
  queryKey: ['sales'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

export const saleQuery = (_id: string) =>
  queryOptions({
    queryKey: ['sales', _id],
    queryFn: ({ signal }) => read(api()[':_id'].$get({ param: { _id } }, { init: { signal } })),
  })

/** What a form says of a sale; typed amounts are texts. */
export type TypedSale = Readonly<Record<string, unknown>>

/** What a sale would do if it were saved so; what it would have done before stays until that is there. */
export const salePreviewQuery = (json: TypedSale) =>
  queryOptions({
    queryKey: ['sales', 'preview', json],
    queryFn: ({ signal }) => read(api().preview.$post({ json: json as never }, { init: { signal } })),
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useSaveSale = () =>
  useChange(salesQuery.queryKey, ({ id, json }: { id?: string | undefined; json: TypedSale }) =>
    id === undefined
      ? read(api().$post({ json: json as never }))
      : read(api()[':_id'].$post({ param: { _id: id }, json: json as never })),
  )

export function useStopSale() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_id: string) => read(api()[':_id'].stop.$post({ param: { _id } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: salesQuery.queryKey })
      await catalogueChanged(queryClient)
    },
  })
}

export const useDeleteSale = () =>
  useChange(salesQuery.queryKey, (_id: string) => read(api()[':_id'].$delete({ param: { _id } })))
