import { useQuery } from '@tanstack/react-query'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { adminChartsQuery, chartChoiceQuery, useChooseChart } from '../../admin.queries.ts'
import { m } from './messages/admin.messages.ts'

/** Which size chart a product goes by; saved as soon as it is chosen, apart from the product's form. */
export function ProductChart({ product }: { product: string }) {
  const { data: charts } = useQuery(adminChartsQuery)
  const { data: choice } = useQuery(chartChoiceQuery(product))
  const choose = useChooseChart(product)
  if (!charts || choice === undefined) return null
  return (
    <section aria-labelledby="size-chart" className="mt-8 max-w-xl border-t border-line pt-6">
      <h2 id="size-chart" className="mb-3 text-xl">
        {m.sizeChart()}
      </h2>
      <Field label={m.goesBy()} hint={m.goesByHint()}>
        <Select
          value={choose.isPending ? choose.variables : choice}
          onChange={({ currentTarget }) =>
            choose.mutate(currentTarget.value, {
              onSuccess: ({ message }) => toast.success(message),
              onError: (error) =>
                toast.error(errorText(error, { action: (cause) => m.savingFailed({ cause }) })),
            })
          }
        >
          <option value="category">{m.chartOfCategory()}</option>
          <option value="none">{m.noChart()}</option>
          {charts.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  )
}
