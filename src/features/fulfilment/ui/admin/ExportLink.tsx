import type { OrdersSearch } from '#/features/orders/ui/ordersSearch.ts'
import { Download } from '#/ui/icons/admin.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { exportAddress } from '../../bulk/bulk.queries.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'

/** Downloads what the list shows, all pages of it, as a table for spreadsheets. */
export function ExportLink({ search }: { search: OrdersSearch }) {
  return (
    <a href={exportAddress(search)} download className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <Download aria-hidden className="size-4" />
      {m.exportCsv()}
    </a>
  )
}
