import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IndianRupee, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import { allOrdersQuery } from '../orders.queries.ts'

/** How many pending payments are looked at to find those of UPI. */
const LOOKED_AT = 100

export const pendingPaymentsQuery = allOrdersQuery({ payment: 'pending', limit: LOOKED_AT })
export const ordersCountQuery = allOrdersQuery({ limit: 1 })

/** What waits for the admin, each figure a way to it. */
export function WaitingTiles() {
  const pending = useQuery(pendingPaymentsQuery).data
  const all = useQuery(ordersCountQuery).data
  const upi = pending?.orders.filter(({ paymentId }) => paymentId.type === 'upi').length
  const more = pending && pending.total > LOOKED_AT ? '+' : ''
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <TileLink search={{ payment: 'pending' }}>
        <StatTile
          label="UPI payments to approve"
          value={upi === undefined ? '–' : `${upi}${more}`}
          hint={upi === 0 ? 'Nothing waits for you.' : 'Check them against your bank and approve.'}
          icon={<IndianRupee aria-hidden strokeWidth={1.5} />}
          className="h-full"
        />
      </TileLink>
      <TileLink>
        <StatTile
          label="Orders"
          value={all ? all.total.toLocaleString('en-IN') : '–'}
          hint="All orders, newest first."
          icon={<Package aria-hidden strokeWidth={1.5} />}
          className="h-full"
        />
      </TileLink>
    </ul>
  )
}

function TileLink({ search = {}, children }: { search?: { payment?: 'pending' }; children: ReactNode }) {
  return (
    <li>
      <Link
        to="/admin/order"
        search={search}
        className="block h-full rounded-md transition-shadow hover:shadow-md"
      >
        {children}
      </Link>
    </li>
  )
}
