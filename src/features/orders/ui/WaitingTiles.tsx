import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IndianRupee, Package, PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import type { OrderNeeds } from '../orders.life.rules.ts'
import { allOrdersQuery } from '../orders.queries.ts'

const toApprove = { needs: 'approval' } as const
const toPack = { needs: 'packing' } as const

export const pendingPaymentsQuery = allOrdersQuery({ ...toApprove, limit: 1 })
export const toPackQuery = allOrdersQuery({ ...toPack, limit: 1 })
export const ordersCountQuery = allOrdersQuery({ limit: 1 })

const figure = (count: number | undefined): string => count?.toLocaleString('en-IN') ?? '–'

/** What waits for the admin, each figure a way to it. */
export function WaitingTiles() {
  const approval = useQuery(pendingPaymentsQuery).data?.total
  const packing = useQuery(toPackQuery).data?.total
  const all = useQuery(ordersCountQuery).data?.total
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <TileLink search={toApprove}>
        <StatTile
          label="UPI payments to approve"
          value={figure(approval)}
          hint={approval === 0 ? 'Nothing waits for you.' : 'Check them against your bank and approve.'}
          icon={<IndianRupee aria-hidden strokeWidth={1.5} />}
          className="h-full"
        />
      </TileLink>
      <TileLink search={toPack}>
        <StatTile
          label="Orders to pack"
          value={figure(packing)}
          hint={packing === 0 ? 'Nothing waits for you.' : 'Paid, or cash on delivery.'}
          icon={<PackageOpen aria-hidden strokeWidth={1.5} />}
          className="h-full"
        />
      </TileLink>
      <TileLink>
        <StatTile
          label="Orders"
          value={figure(all)}
          hint="All orders, newest first."
          icon={<Package aria-hidden strokeWidth={1.5} />}
          className="h-full"
        />
      </TileLink>
    </ul>
  )
}

function TileLink({ search = {}, children }: { search?: { needs?: OrderNeeds }; children: ReactNode }) {
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
