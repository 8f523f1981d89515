import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { shopQuery } from '../shop.queries.ts'
import type { SettingsRequest } from '../shop.schema.ts'
import type { SettingsApi } from './settings.handlers.ts'

const api = () => client<SettingsApi>().api

export function useChangeShop() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: SettingsRequest) => read(api().admin.shop.$post({ json })),
    onSuccess: (settings) => queryClient.setQueryData(shopQuery.queryKey, settings),
  })
}
