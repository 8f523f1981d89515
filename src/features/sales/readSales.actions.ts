import { anyOrder } from '#/features/orders/orders.store.ts'
import { urgentNeeds } from '#/features/orders/rules/workLists.rules.ts'
import { summarizeWorkLists, type WorkListSummary } from '#/features/orders/workLists.store.ts'
import type { Database, Db } from '#/platform/db/database.ts'
import { indiaHour, indiaTime } from '#/platform/time/days.ts'
import { type Figures, inBuckets, MOST_COUNTED, sumOf } from './figures.rules.ts'
import { type LowStock, readLowStock } from './lowStock.store.ts'
import { bucketKeys, bucketOf, type Period, type PeriodName, periodAt, type Span } from './periods.rules.ts'
import * as store from './sales.store.ts'

/** Rows of the lists beside the charts. */
const BEST_SELLERS = 10
const LOW_STOCK = 8

interface Counted {
  readonly before: Figures
  readonly series: readonly store.KeyedFigures[]
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

async function countDays(
  tx: Db,
  period: Period,
  uncounted: store.SoldOnMarkedDays,
  now: Date,
): Promise<Counted> {
  const { bucket, before } = period
  if (bucket === 'hour') return countToday(tx, period, now)
  const rows = await store.readDays(tx, { from: before.from, to: period.to }, uncounted)
  return {
    before: sumOf(rows.filter(within(before))),
    series: inBuckets(rows.filter(within(period)), bucketKeys(period, now), ({ key }) =>
      bucketOf(bucket, key),
    ),
  }
}

/** Everything the dashboard shows; money in paise. */
export interface SalesRead extends Counted {
  readonly at: Date
  readonly period: Period
  readonly now: Figures
  readonly bestSellers: readonly store.SoldProduct[]
  readonly stock: LowStock
  readonly workLists: Readonly<Record<(typeof urgentNeeds)[number], WorkListSummary>>
  readonly hasOrders: boolean
}

/** The dashboard as it was at one moment, in as many statements for a small shop as for a large one. */
export function readSales(db: Database, name: PeriodName, at: Date): Promise<SalesRead> {
  const period = periodAt(name, at)
  return db.transaction(
    async (tx) => {
      // Today is told by the hour, and yesterday beside it, from the orders themselves: of what was counted only today's products are read.
      const from = period.bucket === 'hour' ? period.from : period.before.from
      const uncounted = await store.countSoldOnMarkedDays(tx, { from, to: period.to }, period)
      const { before, series } = await countDays(tx, period, uncounted, at)
      return {
        ...{ at, period, before, series, now: sumOf(series) },
        bestSellers: await store.readBestSellers(tx, period, uncounted, BEST_SELLERS),
        stock: await readLowStock(tx, LOW_STOCK),
        workLists: await summarizeWorkLists(tx, urgentNeeds, MOST_COUNTED),
        hasOrders: await anyOrder(tx),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
