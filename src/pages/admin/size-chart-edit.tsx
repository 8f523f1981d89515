import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { adminChartsQuery } from '#/features/sizing/admin.queries.ts'
import { ChartForm } from '#/features/sizing/ui/admin/ChartForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/size-chart/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params }) => {
    const [charts] = await Promise.all([
      queryClient.fetchQuery({ ...adminChartsQuery, staleTime: 0 }),
      queryClient.fetchQuery(categoriesQuery),
    ])
    const chart = charts.find(({ _id }) => _id === params.id)
    if (!chart) throw notFound()
    return { chart }
  },
  head: titled(() => m.editSizeChart()),
  component: EditSizeChart,
})

function EditSizeChart() {
  const { chart } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.edit({ name: chart.name })} to="/admin/size-chart" back={m.sizeCharts()} />
      <ChartForm key={chart._id} chart={chart} />
    </>
  )
}
