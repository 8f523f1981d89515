import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CustomerCredit } from '#/features/credit/ui/CustomerCredit.tsx'
import { OrdersSkeleton } from '#/features/fulfilment/ui/OrdersSkeleton.tsx'
import { OrderTable } from '#/features/fulfilment/ui/OrderTable.tsx'
import { myOrdersQuery } from '#/features/orders/orders.queries.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import { customerQuery } from '../customers.queries.ts'
import { m } from '../messages/customers.messages.ts'
import { CustomerNotes } from './CustomerNotes.tsx'

const ORDERS_A_PAGE = 10

/** What the shop knows of a customer: figures, orders, addresses and its own notes. */
export function CustomerView({ userId }: { userId: string }) {
  const { data: customer } = useSuspenseQuery(customerQuery(userId))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatTile
          label={m.orders()}
          value={customer.orders}
          hint={customer.firstOrderAt ? m.since({ day: formatIndiaDay(customer.firstOrderAt) }) : m.noneYet()}
        />
        <StatTile label={m.spent()} value={formatRupees(customer.spent)} hint={m.lessSentBack()} />
        <StatTile label={m.cancelled()} value={customer.cancelled} />
        <StatTile label={m.returned()} value={customer.returned} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section>
          <h2 className="mb-3 text-xl">{m.orders()}</h2>
          <CustomerOrders userId={userId} />
        </section>
        <div className="grid gap-4 md:max-xl:grid-cols-2">
          <Card title={m.storeCredit()}>
            <CustomerCredit userId={userId} />
          </Card>
          <Card title={m.notes()}>
            <CustomerNotes userId={userId} notes={customer.notes} />
          </Card>
          <Card title={m.addresses()}>
            {customer.addresses.length === 0 && <p className="text-ink-soft">{m.nothingSent()}</p>}
            <ul className="grid gap-4">
              {customer.addresses.map((to) => (
                <li key={JSON.stringify(to)} className="wrap-anywhere">
                  <strong>{to.name}</strong>
                  {to.companyName && `, ${to.companyName}`}
                  <br />
                  {to.address}, {to.city}, {to.state} {to.zipCode}
                  <br />
                  <span className="text-sm text-ink-soft">
                    {[to.contact, to.email].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}

function CustomerOrders({ userId }: { userId: string }) {
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery(
    myOrdersQuery(userId, { page, limit: ORDERS_A_PAGE }),
  )
  if (isError && !data) {
    return (
      <ErrorState
        title={m.ordersNotLoaded()}
        text={m.checkConnection()}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <OrdersSkeleton />
  if (data.total === 0) return <EmptyState title={m.noOrders()} text={m.ordersAppear()} />
  return (
    <>
      <OrderTable area="admin" orders={data.orders} />
      <Pagination
        label={m.pagesOfOrders()}
        page={page}
        pages={Math.ceil(data.total / ORDERS_A_PAGE)}
        onPage={setPage}
      />
    </>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-5">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  )
}
