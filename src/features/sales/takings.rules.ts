import { m } from './messages/sales.messages.ts'
/**
 * What the figures of the dashboard mean, as it is told on the page. The SQL that follows it is in `counting.store.ts`:
 * - takings: payments that are completed (UPI an admin approved, card the provider confirmed, cash that was collected),
 *   whole, tax included, on the day on which the money came in, less the refunds that were sent, whole or in part, on the
 *   day on which they were sent; whatever became of their orders. So the past stays as it was, and a day on which more was
 *   sent back than came in is below zero. What is only owed back does not count yet, what failed does not count any more.
 * - average payment: of what came in, before refunds.
 * - orders: by the day on which they were placed, all of them.
 * - pieces and best sellers: of orders placed in the period that stand, paid or not, less the pieces that came back.
 * - bags: by the day on which the first thing was put in; ordered when the bag became an order, on whichever day.
 */
export const meanings = () => [
  {
    term: m.takings(),
    text: m.takingsMeaning(),
  },
  {
    term: m.averagePayment(),
    text: m.averageMeaning(),
  },
  { term: m.orders(), text: m.ordersMeaning() },
  {
    term: m.piecesAndBestSellers(),
    text: m.piecesMeaning(),
  },
  {
    term: m.fromBagToOrder(),
    text: m.bagMeaning(),
  },
  {
    term: m.comparedWith(),
    text: m.comparedMeaning(),
  },
]
