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
import { m } from './messages/admin.messages.ts'

/** The shop's size charts, and which categories go by them. */
export function ChartList() {
  const charts = useQuery(adminChartsQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    <ReadList noun={m.sizeChartsNoun()} list={charts} empty={<NoCharts />}>
      {(rows) => (
        <RowTable
          caption={m.sizeCharts()}
          columns={[m.sizeChart(), m.garment(), m.sizes(), m.forProductsOf()]}
        >
          {rows.map((chart) => (
            <tr key={chart._id}>
              <Td className="font-semibold wrap-anywhere">{chart.name}</Td>
              <Td label={m.garment()}>{garments[chart.garment].name()}</Td>
              <Td label={m.sizes()}>{chart.rows.map(({ size }) => size).join(', ')}</Td>
              <Td label={m.forProductsOf()}>
                {categories
                  .filter(({ _id }) => chart.categories.includes(_id))
                  .map(({ name }) => name)
                  .join(', ') || <span className="text-ink-faint">{m.singleProducts()}</span>}
              </Td>
              <Td>
                <RowActions>
                  <Link
                    to="/admin/size-chart/edit/$id"
                    params={{ id: chart._id }}
                    aria-label={m.editThis({ name: chart.name })}
                    className={buttonClass({ variant: 'quiet', size: 'sm' })}
                  >
                    {m.edit()}
                  </Link>
                  <Link
                    to="/admin/size-chart/create"
                    search={{ copy: chart._id }}
                    aria-label={m.copyThis({ name: chart.name })}
                    className={buttonClass({ variant: 'quiet', size: 'sm' })}
                  >
                    {m.copy()}
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
      onError: (error) => toast.error(errorText(error, { action: (cause) => m.addingFailed({ cause }) })),
    })
  return (
    <EmptyState
      title={m.noCharts()}
      text={m.noChartsText()}
      action={
        <Button variant="primary" pending={add.isPending} onClick={addUsual}>
          {m.addUsualCharts()}
        </Button>
      }
    />
  )
}
