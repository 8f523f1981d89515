import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteChart } from '../../admin.queries.ts'
import type { AdminChart } from '../../sizing.schema.ts'

export interface DeleteChartProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  chart: AdminChart
}

export function DeleteChart({ chart, ...rest }: DeleteChartProps) {
  const remove = useDeleteChart()
  return (
    <DeleteButton
      {...rest}
      noun="size chart"
      name={chart.name}
      text="Products that went by it show no size chart any more, or that of their category."
      onDelete={() => remove.mutateAsync(chart._id)}
    />
  )
}
