import type { Order } from '../orders.schema.ts'
import { isPartlyReturned } from '../returns/returns.rules.ts'

/** How far an order is, in the words of lists and badges. */
export function statusText({ status, items }: Pick<Order, 'status' | 'items'>): string {
  if (isPartlyReturned(status, items)) return 'partly returned'
  return status === 'undelivered' ? 'not delivered' : status
}
