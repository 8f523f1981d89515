import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { launchQuery } from '#/features/shop/launch/launch.queries.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { m } from '../messages/sales.messages.ts'
import type { PeriodName } from '../periods.rules.ts'
import { salesQuery } from '../sales.queries.ts'
import type { Sales } from '../sales.schema.ts'
import { BestSellers } from './BestSellers.tsx'
import { figuresText } from './figuresText.ts'
import { Meanings } from './Meanings.tsx'
import { NearlySoldOut } from './NearlySoldOut.tsx'
import { PeriodTabs } from './PeriodTabs.tsx'
import { SalesByTime } from './SalesByTime.tsx'
import { SalesSkeleton } from './SalesSkeleton.tsx'
import { SalesTiles } from './SalesTiles.tsx'
import { WorkListTiles } from './WorkListTiles.tsx'

/** What the owner looks at in the morning: what waits, and how the shop is doing. */
export function SalesDashboard({ period }: { period: PeriodName }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(salesQuery(period))
  if (!data && error) {
    return (
      <ErrorState
        title={m.notLoaded()}
        text={errorText(error, { action: (cause) => m.fetchingFailed({ cause }) })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <SalesSkeleton />
  if (!data.hasOrders) return <FirstSteps />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-4">
          {m.whatWaits()}
        </h2>
        <WorkListTiles sales={data} />
      </section>
      <section aria-labelledby="sales">
        <h2 id="sales" className="mb-2">
          {m.sales()}
        </h2>
        <PeriodTabs current={period} />
        <Figures sales={data} stale={isPlaceholderData} failed={error !== null} />
      </section>
    </div>
  )
}

function Figures({ sales, stale, failed }: { sales: Sales; stale: boolean; failed: boolean }) {
  return (
    <div
      aria-busy={stale || undefined}
      className={clsx('mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity', stale && 'opacity-60')}
    >
      <p role="status" className="text-sm text-ink-soft">
        {figuresText(sales, failed)}
      </p>
      <SalesTiles sales={sales} />
      <SalesByTime sales={sales} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <BestSellers sales={sales} />
        <NearlySoldOut sales={sales} />
      </div>
      <Meanings />
    </div>
  )
}

/** A shop that nobody has ordered from yet. What is still to do says the launch panel beside it. */
function FirstSteps() {
  const { data: launch } = useQuery(launchQuery)
  const hasGoods = launch?.items.some(({ key, done }) => key === 'product' && done)
  return (
    <section aria-labelledby="first-order" className="rounded-lg border border-line bg-surface">
      <EmptyState
        title={<span id="first-order">{m.noOrdersYet()}</span>}
        text={m.firstOrderText()}
        action={
          hasGoods && (
            <Link to="/admin/product" className={buttonClass()}>
              {m.lookAtGoods()}
            </Link>
          )
        }
      />
    </section>
  )
}
