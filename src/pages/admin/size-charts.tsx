import { createFileRoute, Link } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { adminChartsQuery } from '#/features/sizing/admin.queries.ts'
import { ChartList } from '#/features/sizing/ui/admin/ChartList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/size-chart')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([warmQuery(queryClient, adminChartsQuery), warmQuery(queryClient, categoriesQuery)]),
  head: titled(() => m.sizeCharts()),
  component: SizeCharts,
})

function SizeCharts() {
  return (
    <>
      <PageHeading
        title={m.sizeCharts()}
        text={m.sizeChartsText()}
        className="mb-5"
        actions={
          <Link to="/admin/size-chart/create" className={buttonClass({ variant: 'primary' })}>
            {m.addSizeChart()}
          </Link>
        }
      />
      <ChartList />
    </>
  )
}
