import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowActions, RowTable } from '#/ui/resource/RowTable.tsx'
import { adminChartsQuery, useAddUsualCharts } from '../../admin.queries.ts'
import { garments } from '../../garments.rules.ts'
import { DeleteChart } from './DeleteChart.tsx'

/** The shop's size charts, and which categories go by them. */
export function ChartList() {
  const charts = useQuery(adminChartsQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    <ReadList noun="size charts" list={charts} empty={<NoCharts />}>
      {(rows) => (
        <RowTable caption="Size charts" columns={['Size chart', 'Garment', 'Sizes', 'For the products of']}>
          {rows.map((chart) => (
            <tr key={chart._id}>
              <Td label="Size chart" className="font-semibold">
                {chart.name}
              </Td>
              <Td label="Garment">{garments[chart.garment].name()}</Td>
              <Td label="Sizes">{chart.rows.map(({ size }) => size).join(', ')}</Td>
              <Td label="For the products of">
                {categories
                  .filter(({ _id }) => chart.categories.includes(_id))
                  .map(({ name }) => name)
                  .join(', ') || <span className="text-ink-faint">Single products alone</span>}
              </Td>
              <Td>
                <RowActions>
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
                </RowActions>
              </Td>
            </tr>
          ))}
        </RowTable>
      )}
    </ReadList>
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
