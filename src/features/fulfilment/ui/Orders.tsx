import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { allOrdersQuery, myOrdersQuery } from '#/features/orders/orders.queries.ts'
import { manySteps } from '#/features/orders/rules/life.rules.ts'
import { isPaymentFilter, paymentFilters } from '#/features/orders/rules/payments.rules.ts'
import { statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import {
  listInput,
  ORDERS_A_PAGE,
  type OrdersArea,
  type OrdersSearch,
} from '#/features/orders/ui/ordersSearch.ts'
import { AllSlipsLink } from '#/features/shipping/ui/SlipLink.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { useChoice } from '#/ui/kit/useChoice.ts'
import { useSelection } from '#/ui/resource/list/useSelection.ts'
import { m } from '../messages/fulfilment.messages.ts'
import { BulkSteps } from './admin/BulkSteps.tsx'
import { ExportLink } from './admin/ExportLink.tsx'
import { OrderSearchBox } from './OrderSearchBox.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { OrderTable } from './OrderTable.tsx'
import { WorkListTabs } from './WorkListTabs.tsx'

export interface OrdersProps {
  area: OrdersArea
  userId: string
  /** What the address says; `onSearch` changes it, from what it says by then. */
  search: OrdersSearch
  onSearch: (next: (now: OrdersSearch) => OrdersSearch) => Promise<void>
}

/** The list of orders: a customer's own, or everybody's for an admin. */
export function Orders({ area, userId, search, onSearch }: OrdersProps) {
  const mine = useQuery({ ...myOrdersQuery(userId, listInput(search)), enabled: area === 'customer' })
  const all = useQuery({ ...allOrdersQuery(listInput(search)), enabled: area === 'admin' })
  const { data, isError, isFetching, isPlaceholderData, refetch } = area === 'admin' ? all : mine
  const total = data?.total ?? 0
  const many = search.needs && manySteps.find(({ many }) => many === search.needs)
  const selection = useSelection(many && data ? data.orders.map(({ _id }) => _id) : [])

  const change = (filter: Partial<Record<'q' | 'payment', string>>) =>
    onSearch((now) => {
      const { q, payment, needs, status } = { ...now, ...filter }
      return {
        ...(needs ? { needs } : {}),
        ...(status ? { status } : {}),
        ...(q ? { q } : {}),
        ...(isPaymentFilter(payment) ? { payment } : {}),
      }
    })
  const [payment, choosePayment] = useChoice<string>(search.payment ?? '', (next) =>
    change({ payment: next }),
  )

  return (
    <>
      <PageHeading title={area === 'admin' ? m.orders() : m.myOrders()} />
      {area === 'admin' && <WorkListTabs search={search} />}
      <div className="mt-5 mb-6 flex flex-wrap gap-3">
        <OrderSearchBox
          label={area === 'admin' ? m.searchAll() : m.searchById()}
          value={search.q ?? ''}
          onSearch={(q) => void change({ q })}
          className="max-w-md min-w-0 flex-[1_1_16rem]"
        />
        {area === 'admin' && !search.needs && (
          <Select
            aria-label={m.payment()}
            value={payment}
            onChange={(event) => choosePayment(event.target.value)}
            className="w-auto!"
          >
            <option value="">{m.allPayments()}</option>
            {Object.entries(paymentFilters).map(([value, status]) => (
              <option key={value} value={value}>
                {status}
              </option>
            ))}
          </Select>
        )}
        {area === 'admin' && total > 0 && (
          <div className="flex flex-wrap items-center gap-3 md:ms-auto">
            {search.needs === 'packing' && <AllSlipsLink />}
            {search.needs === 'approval' && (
              <Link to="/admin/receipts" className="link inline-flex min-h-11 items-center">
                {m.compareWithStatement()}
              </Link>
            )}
            <ExportLink search={search} />
          </div>
        )}
      </div>
      {many && <BulkSteps key={search.needs} step={many} orders={data?.orders ?? []} selection={selection} />}
      {data ? (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <p role="status" className="sr-only">
            {data.isMore ? m.orderCountOrMore({ count: data.total }) : m.orderCount({ count: data.total })}
          </p>
          {data.orders.length > 0 ? (
            <OrderTable
              area={area}
              orders={data.orders}
              needs={area === 'admin' ? search.needs : undefined}
              selection={many ? selection : undefined}
            />
          ) : (
            <EmptyState
              title={m.noOrders()}
              text={
                search.q
                  ? m.nothingFits()
                  : search.needs
                    ? m.nothingWaits()
                    : search.status
                      ? m.noneOfStatus({ status: statusFacts[search.status].label })
                      : m.appearHere()
              }
            />
          )}
          <Pagination
            label={m.pagesOfOrders()}
            page={search.page ?? 1}
            pages={Math.ceil(data.total / ORDERS_A_PAGE)}
            onPage={(to) =>
              void onSearch(({ page: _, ...filters }) => ({ ...filters, ...(to > 1 && { page: to }) }))
            }
          />
          {data.isMore && <p className="text-center text-sm text-ink-soft">{m.moreThanShown()}</p>}
        </div>
      ) : isError ? (
        <ErrorState
          title={m.notLoaded()}
          text={m.checkConnection()}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <OrdersSkeleton />
      )}
    </>
  )
}
