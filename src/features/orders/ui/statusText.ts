import { m } from '../messages/orders.messages.ts'
import { isPartlyReturned } from '../rules/returns.rules.ts'
import { statusFacts } from '../rules/statuses.rules.ts'
import type { Order } from '../schema/orders.schema.ts'

/** How far an order is, in the words of lists and badges. */
export function statusText({ status, items }: Pick<Order, 'status' | 'items'>): string {
  if (isPartlyReturned(status, items)) return m.partlyReturned()
  return statusFacts[status].label
}
