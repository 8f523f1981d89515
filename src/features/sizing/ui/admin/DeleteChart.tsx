import { DeleteButton, type DeleteButtonProps } from '#/ui/resource/DeleteButton.tsx'
import { useDeleteChart } from '../../admin.queries.ts'
import type { AdminChart } from '../../sizing.schema.ts'
import { m } from './messages/admin.messages.ts'

export interface DeleteChartProps extends Pick<DeleteButtonProps, 'look' | 'onDeleted'> {
  chart: AdminChart
}

export function DeleteChart({ chart, ...rest }: DeleteChartProps) {
  const remove = useDeleteChart()
  return (
    <DeleteButton
      {...rest}
      noun={m.sizeChartNoun()}
      name={chart.name}
      text={m.deleteText()}
      onDelete={() => remove.mutateAsync(chart._id)}
    />
  )
}
