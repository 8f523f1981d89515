import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { chartQuery } from '#/features/sizing/chart.queries.ts'
import { m } from '#/features/sizing/messages/sizing.messages.ts'
import { ChartView } from '#/features/sizing/ui/ChartView.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { pageHead } from '../pageHead.ts'

export const Route = createFileRoute('/_storefront/size-chart/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(chartQuery(id)).catch(notFoundIfGone),
  head: ({ loaderData: chart, match: { context } }) =>
    chart
      ? pageHead({
          shop: context.shop,
          title: `${m.chartOf({ name: chart.name })} | ${context.shop.name}`,
          description: m.chartAbout({ name: chart.name }),
          path: `/size-chart/${chart._id}`,
        })
      : { meta: [{ title: `${m.sizeChart()} | ${context.shop.name}` }] },
  component: SizeChart,
})

function SizeChart() {
  const { data: chart } = useSuspenseQuery(chartQuery(Route.useParams().id))
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:px-6 md:py-12">
      <PageHeading title={chart.name} eyebrow={m.sizeChart()} className="mb-6" />
      <ChartView chart={chart} level={2} />
    </div>
  )
}
