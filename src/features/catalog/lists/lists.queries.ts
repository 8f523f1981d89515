import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { ListKey } from '../attributes/attributes.rules.ts'
import { catalogueChanged } from '../saving/saving.queries.ts'
import type { ListsApi } from './lists.handlers.ts'
import type { ListForm, ValueList } from './lists.schema.ts'

const api = () => client<ListsApi>().api.admin.attribute

export const valueListsQuery = queryOptions({
  queryKey: ['valueLists'],
  queryFn: ({ signal }) => read(api().$get({}, { init: { signal } })),
})

/** Puts a list that was saved into the place of the one before. */
function useTakeList() {
  const queryClient = useQueryClient()
  return (list: ValueList) => {
    queryClient.setQueryData(valueListsQuery.queryKey, (lists) =>
      lists?.map((one) => (one.key === list.key ? list : one)),
    )
    void catalogueChanged(queryClient)
  }
}

/** Writes a whole list. Where somebody else was quicker it fails with `changed_meanwhile`, and their list is read. */
export function useChangeValueList(key: ListKey) {
  const take = useTakeList()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: ListForm) => read(api().update[':key'].$post({ param: { key }, json })),
    onSuccess: ({ list }) => take(list),
    onError: () => queryClient.invalidateQueries(valueListsQuery),
  })
}

export function useAddListValue(key: ListKey) {
  const take = useTakeList()
  return useMutation({
    mutationFn: (json: { value: string; hex?: string }) =>
      read(api().value[':key'].$post({ param: { key }, json })),
    onSuccess: ({ list }) => take(list),
  })
}
