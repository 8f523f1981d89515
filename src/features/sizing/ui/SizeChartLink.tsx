import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { m } from '../messages/sizing.messages.ts'
import { chartOfProductQuery } from '../sizing.queries.ts'

const fetchDialog = () => import('./SizeChartDialog.tsx').then((module) => module.SizeChartDialog)

/** Leads to the size chart of a product: a page of its own, which opens as a dialog where scripts run. Nothing without a chart. */
export function SizeChartLink({ product }: { product: string }) {
  const { data: chart } = useQuery(chartOfProductQuery(product))
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const SizeChartDialog = useOverlayCode(fetchDialog, { open, onClose })
  if (!chart) return null
  return (
    <>
      <Link
        to="/size-chart/$id"
        params={{ id: chart._id }}
        preload={false}
        onClick={(event) => {
          // Elsewhere, in a new tab, it is the page.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
        className="inline-flex min-h-11 items-center font-semibold text-peacock underline-offset-4 hover:underline"
      >
        {m.sizeChart()}
      </Link>
      {SizeChartDialog && <SizeChartDialog open={open} onClose={onClose} id={chart._id} name={chart.name} />}
    </>
  )
}
