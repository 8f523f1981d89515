import { anyOrder, summarizeWorkLists, type WorkListSummary } from '#/features/orders/orders.store.ts'
import { urgentNeeds } from '#/features/orders/rules/workLists.rules.ts'
import type { Database, Db } from '#/platform/db/database.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { indiaHour, indiaTime } from '#/platform/time/days.ts'
import { type Figures, inBuckets, MOST_COUNTED, sumOf } from './figures.rules.ts'
import { readLowStock } from './lowStock.store.ts'
import { bucketKeys, bucketOf, type Period, type PeriodName, periodAt, type Span } from './periods.rules.ts'
import type { Sales, SalesFigures } from './sales.schema.ts'
import * as store from './sales.store.ts'

/** Rows of the lists beside the charts. */
const BEST_SELLERS = 10
const LOW_STOCK = 8

const present = ({ takingsPaise, refundedPaise, ...figures }: Figures): SalesFigures => ({
  takings: rupeesOf(takingsPaise),
  refunded: rupeesOf(refundedPaise),
  orders: figures.orders,
  undone: figures.undone,
  pieces: figures.pieces,
  payments: figures.payments,
  bags: figures.bags,
  bagsOrdered: figures.bagsOrdered,
})

interface Counted {
  readonly before: Figures
  readonly series: (Figures & { readonly key: string })[]
}

const within =
  ({ from, to }: Span) =>
  ({ key }: { key: string }) =>
    key >= from && key <= to

/** Today by the hour, beside yesterday until the same time. */
async function countToday(tx: Db, period: Period, now: Date): Promise<Counted> {
  const { from } = period.before
  const until = new Date(indiaTime(from).getTime() + now.getTime() - indiaTime(period.from).getTime())
  const hours = store.hoursOf(period.from).slice(0, indiaHour(now) + 1)
  const rows = await store.countSpans(tx, [{ key: 'before', from: indiaTime(from), until }, ...hours])
  return {
    before: sumOf(rows.filter(({ key }) => key === 'before')),
    series: inBuckets(rows, bucketKeys(period, now), ({ key }) => key),
  }
}

async function countDays(tx: Db, period: Period, now: Date): Promise<Counted> {
  const { bucket, before } = period
  if (bucket === 'hour') return countToday(tx, period, now)
  const rows = await store.readDays(tx, { from: before.from, to: period.to })
  return {
    before: sumOf(rows.filter(within(before))),
    series: inBuckets(rows.filter(within(period)), bucketKeys(period, now), ({ key }) =>
      bucketOf(bucket, key),
    ),
  }
}

const presentWorkList = ({ count, oldest }: WorkListSummary) => ({
  count,
  oldest: oldest?.toISOString() ?? null,
})

/** Everything the dashboard shows, as it was at one moment, in as many statements for a small shop as for a large one. */
export function readSales(db: Database, name: PeriodName, now: Date): Promise<Sales> {
  const period = periodAt(name, now)
  return db.transaction(
    async (tx) => {
      const { before, series } = await countDays(tx, period, now)
      const bestSellers = await store.readBestSellers(tx, period, BEST_SELLERS)
      const { low, lowCount, soldOutCount } = await readLowStock(tx, LOW_STOCK)
      const workLists = await summarizeWorkLists(tx, urgentNeeds, MOST_COUNTED)
      return {
        at: now.toISOString(),
        period,
        now: present(sumOf(series)),
        before: present(before),
        series: series.map(({ key, ...figures }) => ({ key, ...present(figures) })),
        bestSellers: bestSellers.map(({ id, paise, ...product }) => ({
          _id: id,
          ...product,
          value: rupeesOf(paise),
        })),
        stock: { low: low.map(({ id, ...product }) => ({ _id: id, ...product })), lowCount, soldOutCount },
        waits: {
          approval: presentWorkList(workLists.approval),
          packing: presentWorkList(workLists.packing),
          shipping: presentWorkList(workLists.shipping),
          returns: presentWorkList(workLists.returns),
        },
        hasOrders: await anyOrder(tx),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
