import type { OrderStatus } from '../orders/orders.life.rules.ts'

/** The statuses of orders that no longer stand: neither their money nor their pieces count. */
export const undoneStatuses = ['cancelled', 'returned'] as const satisfies readonly OrderStatus[]

/**
 * What the figures of the dashboard mean, as it is told on the page. The SQL that follows it is in `counting.store.ts`:
 * - takings: payments that are completed (UPI an admin approved, card the provider confirmed, cash that was collected),
 *   whole, tax included, on the day on which the money came in; not those of orders cancelled or returned since.
 * - orders: by the day on which they were placed, all of them.
 * - pieces and best sellers: of orders placed in the period that stand, paid or not.
 * - bags: by the day on which the first thing was put in; ordered when the bag became an order, on whichever day.
 */
export const meanings = [
  {
    term: 'Takings',
    text: 'Money that came in on a day: UPI payments you approved, card payments, cash you marked as collected. Tax included. Orders that were cancelled or returned later do not count any more.',
  },
  { term: 'Orders', text: 'Placed on that day, whether paid or not and whatever became of them.' },
  {
    term: 'Pieces and best sellers',
    text: 'What was ordered in the period, at the price it was ordered for, without cancelled and returned orders.',
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
