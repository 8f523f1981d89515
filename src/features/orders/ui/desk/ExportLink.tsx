import { Download } from 'lucide-react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { exportAddress } from '../../desk/desk.queries.ts'
import type { OrdersSearch } from '../ordersSearch.ts'

/** Downloads what the list shows, all pages of it, as a table for spreadsheets. */
export function ExportLink({ search }: { search: OrdersSearch }) {
  return (
    <a href={exportAddress(search)} download className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <Download aria-hidden className="size-4" />
      Export CSV
    </a>
  )
}
