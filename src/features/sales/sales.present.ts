import { urgentNeeds } from '#/features/orders/rules/workLists.rules.ts'
import type { WorkListSummary } from '#/features/orders/workLists.store.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { Figures } from './figures.rules.ts'
import type { SalesRead } from './readSales.actions.ts'
import type { Sales, SalesFigures } from './sales.schema.ts'

const presentFigures = ({ takingsPaise, refundedPaise, ...figures }: Figures): SalesFigures => ({
  takings: rupeesOf(takingsPaise),
  refunded: rupeesOf(refundedPaise),
  orders: figures.orders,
  undone: figures.undone,
  pieces: figures.pieces,
  payments: figures.payments,
  bags: figures.bags,
  bagsOrdered: figures.bagsOrdered,
})

const presentWorkList = ({ count, oldest }: WorkListSummary) => ({
  count,
  oldest: oldest?.toISOString() ?? null,
})

/** The dashboard as the API shows it: rupees. `isReplica`: it was read where changes arrive later. */
export const presentSales = (
  { at, period, bestSellers, stock, workLists, ...read }: SalesRead,
  isReplica = false,
): Sales => ({
  at: at.toISOString(),
  isReplica,
  period,
  now: presentFigures(read.now),
  before: presentFigures(read.before),
  series: read.series.map(({ key, ...figures }) => ({ key, ...presentFigures(figures) })),
  bestSellers: bestSellers.map(({ id, paise, ...product }) => ({
    _id: id,
    ...product,
    value: rupeesOf(paise),
  })),
  stock: { ...stock, low: stock.low.map(({ id, ...product }) => ({ _id: id, ...product })) },
  waits: Object.fromEntries(
    urgentNeeds.map((need) => [need, presentWorkList(workLists[need])]),
  ) as Sales['waits'],
  hasOrders: read.hasOrders,
})
