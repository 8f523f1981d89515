import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartQuery } from '#/features/cart/cart.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { AgainApi } from './again.handlers.ts'

/** Puts an earlier order into the bag, and reads the bag again; tells what became of each line. */
export function useOrderAgain(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => read(client<AgainApi>().api.order[':_id'].again.$post({ param: { _id: orderId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  })
}
