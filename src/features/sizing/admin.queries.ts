import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { SizingApi } from './sizing.handlers.ts'
import type { ChartUpdate, NewChart } from './sizing.schema.ts'

const api = () => client<SizingApi>().api.admin.sizing

export const adminChartsQuery = queryOptions({
  queryKey: ['sizing', 'admin'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

export const chartChoiceQuery = (_id: string) =>
  queryOptions({
    queryKey: ['sizing', 'choice', _id],
    queryFn: async ({ signal }) =>
      (await read(api().product[':_id'].$get({ param: { _id } }, { init: { signal } }))).choice,
  })

/** What changes charts; afterwards everything about them is read again. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sizing'] }),
  })
}

/** A new chart without an id. */
export const useSaveChart = () =>
  useChange(({ id, chart }: { id: string | undefined; chart: NewChart & Pick<ChartUpdate, 'seen'> }) =>
    id === undefined
      ? read(api().$post({ json: chart }))
      : read(api().chart[':_id'].$post({ param: { _id: id }, json: chart })),
  )

export const useDeleteChart = () =>
  useChange((_id: string) => read(api().chart[':_id'].$delete({ param: { _id } })))

export const useAddUsualCharts = () => useChange(() => read(api().usual.$post()))

export const useChooseChart = (_id: string) =>
  useChange((choice: string) => read(api().product[':_id'].$post({ param: { _id }, json: { choice } })))
