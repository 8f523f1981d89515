import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { adminChartsQuery } from '#/features/sizing/admin.queries.ts'
import { ChartForm } from '#/features/sizing/ui/admin/ChartForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/size-chart/create')({
  /** The id of a chart that the new one begins as. */
  validateSearch: ({ copy }): { copy?: string } => (typeof copy === 'string' ? { copy } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { copy } }) => {
    await queryClient.fetchQuery(categoriesQuery)
    const charts = copy === undefined ? [] : await queryClient.fetchQuery(adminChartsQuery)
    return { copyOf: charts.find(({ _id }) => _id === copy) }
  },
  head: titled(() => m.addSizeChart()),
  component: CreateSizeChart,
})

function CreateSizeChart() {
  const { copyOf } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.addSizeChart()} to="/admin/size-chart" back={m.sizeCharts()} />
      <ChartForm key={copyOf?._id} copyOf={copyOf} />
    </>
  )
}
