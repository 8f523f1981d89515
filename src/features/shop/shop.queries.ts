import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ShopApi } from './shop.handlers.ts'

const api = () => client<ShopApi>().api

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => read(api().shop.$get()),
  staleTime: 60_000,
})
