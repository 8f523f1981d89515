import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ShopApi } from './shop.handlers.ts'
import type { SettingsRequest } from './shop.schema.ts'

const api = () => client<ShopApi>().api

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => read(api().shop.$get()),
  staleTime: 60_000,
})

export function useChangeShop() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: SettingsRequest) => read(api().admin.shop.$post({ json })),
    onSuccess: (settings) => queryClient.setQueryData(shopQuery.queryKey, settings),
  })
}
