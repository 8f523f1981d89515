import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { adminChartsQuery, useAddUsualCharts } from '../../admin.queries.ts'
import { garments } from '../../garments.rules.ts'
import { DeleteChart } from './DeleteChart.tsx'

/** The shop's size charts, and which categories go by them. */
export function ChartList() {
  const { data: charts, isError, refetch, isFetching } = useQuery(adminChartsQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  if (!charts && isError)
    return (
      <ErrorState
        title="The size charts could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!charts) return <Skeleton className="h-64" />
  if (charts.length === 0) return <NoCharts />
  return (
    <Table caption="Size charts">
      <thead>
        <tr>
          <Th>Size chart</Th>
          <Th>Garment</Th>
          <Th>Sizes</Th>
          <Th>For the products of</Th>
          <Th>
            <span className="sr-only">What can be done</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {charts.map((chart) => (
          <tr key={chart._id}>
            <Td label="Size chart" className="font-semibold">
              {chart.name}
            </Td>
            <Td label="Garment">{garments[chart.garment].name}</Td>
            <Td label="Sizes">{chart.rows.map(({ size }) => size).join(', ')}</Td>
            <Td label="For the products of">
              {categories
                .filter(({ _id }) => chart.categories.includes(_id))
                .map(({ name }) => name)
                .join(', ') || <span className="text-ink-faint">Single products alone</span>}
            </Td>
            <Td>
              <span className="flex flex-wrap justify-end gap-2">
                <Link
                  to="/admin/size-chart/edit/$id"
                  params={{ id: chart._id }}
                  aria-label={`Edit ${chart.name}`}
                  className={buttonClass({ variant: 'quiet', size: 'sm' })}
                >
                  Edit
                </Link>
                <Link
                  to="/admin/size-chart/create"
                  search={{ copy: chart._id }}
                  aria-label={`Copy ${chart.name}`}
                  className={buttonClass({ variant: 'quiet', size: 'sm' })}
                >
                  Copy
                </Link>
                <DeleteChart chart={chart} />
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function NoCharts() {
  const add = useAddUsualCharts()
  const addUsual = () =>
    add.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorText(error, { action: 'adding size charts' })),
    })
  return (
    <EmptyState
      title="No size charts yet"
      text="Begin with the measures that are usual in India for kurtas, suits, blouses, bottoms and lehengas, and correct what your tailors sew differently."
      action={
        <Button variant="primary" pending={add.isPending} onClick={addUsual}>
          Add the usual size charts
        </Button>
      }
    />
  )
}
