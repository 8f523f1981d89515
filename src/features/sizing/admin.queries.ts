import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
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
const useChartChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => useChange(['sizing'], send)

/** A new chart without an id. */
export const useSaveChart = () =>
  useChartChange(({ id, chart }: { id: string | undefined; chart: NewChart & Pick<ChartUpdate, 'seen'> }) =>
    id === undefined
      ? read(api().$post({ json: chart }))
      : read(api().chart[':_id'].$post({ param: { _id: id }, json: chart })),
  )

export const useDeleteChart = () =>
  useChartChange((_id: string) => read(api().chart[':_id'].$delete({ param: { _id } })))

export const useAddUsualCharts = () => useChartChange(() => read(api().usual.$post()))

export const useChooseChart = (_id: string) =>
  useChartChange((choice: string) => read(api().product[':_id'].$post({ param: { _id }, json: { choice } })))
