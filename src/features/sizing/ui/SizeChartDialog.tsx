import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { chartQuery } from '../chart.queries.ts'
import { m } from '../messages/sizing.messages.ts'
import { ChartView } from './ChartView.tsx'

export interface SizeChartDialogProps {
  open: boolean
  onClose: () => void
  id: string
  name: string
}

export function SizeChartDialog({ open, onClose, id, name }: SizeChartDialogProps) {
  const { data: chart, isError, refetch } = useQuery({ ...chartQuery(id), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={m.chartOf({ name })} size="lg">
      {chart && <ChartView chart={chart} level={3} />}
      {!chart && !isError && <Skeleton className="h-96" />}
      {!chart && isError && <ErrorState title={m.notLoaded()} onRetry={() => void refetch()} />}
    </Dialog>
  )
}
