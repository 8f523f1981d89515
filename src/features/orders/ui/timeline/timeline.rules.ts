import { usualStatuses } from '../../rules/statuses.rules.ts'
import type { Order, OrderEvent } from '../../schema/orders.schema.ts'
import { m } from '../messages/order.messages.ts'

export interface TimelineEntry {
  readonly key: string
  readonly event: OrderEvent['event']
  readonly text: string
  /** Undefined for what is still to come. */
  readonly at?: string
  readonly by?: string
}

/** What became of a parcel that did not arrive. */
const outcomeOf = ({ adjustments = [] }: Partial<Pick<Order, 'adjustments'>>): string =>
  adjustments.some(({ kind }) => kind === 'lost') ? m.lost() : m.cameBack()

/** What happened to an order, oldest first, then what is still to come. */
export function timelineOf(
  order: Pick<Order, '_id' | 'status' | 'events' | 'createdAt'> & Partial<Pick<Order, 'adjustments'>>,
): TimelineEntry[] {
  const done = order.events.map(({ _id, ...event }) => ({
    key: _id,
    ...event,
    text: [event.event === 'undelivered' && outcomeOf(order), event.text].filter(Boolean).join('\n'),
  }))
  // Orders from before events were written down.
  const begun = done.some(({ event }) => event === 'placed')
    ? done
    : [{ key: order._id, event: 'placed' as const, text: '', at: order.createdAt }, ...done]
  const reached = usualStatuses.indexOf(order.status)
  const ahead = reached < 0 ? [] : usualStatuses.slice(reached + 1)
  return [...begun, ...ahead.map((event) => ({ key: event, event, text: '' }))]
}
