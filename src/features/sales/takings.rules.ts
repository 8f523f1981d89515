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
export const meanings = [
  {
    term: 'Takings',
    text: 'Money that came in on a day: UPI payments you approved, card payments, cash you marked as collected. Tax included. What you sent back is taken off on the day you sent it, whether all or a part of an order; what you only owe is not taken off yet.',
  },
  {
    term: 'Average payment',
    text: 'Of the payments that came in, before anything was sent back.',
  },
  { term: 'Orders', text: 'Placed on that day, whether paid or not and whatever became of them.' },
  {
    term: 'Pieces and best sellers',
    text: 'What was ordered in the period, at the price it was ordered for, without cancelled, returned and undelivered orders and without single pieces that were cancelled or came back.',
  },
  {
    term: 'From bag to order',
    text: 'Of the bags begun in the period (a first thing was put in), those that were ordered by now.',
  },
  {
    term: 'Compared with',
    text: 'The stretch of the same length before; for the month and the year the same part of the month or year before. Days are those of India, and today counts as far as it has gone.',
  },
] as const
