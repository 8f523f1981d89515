import { expect, test } from 'vitest'
import type { OrderStatus } from '../../rules/statuses.rules.ts'
import type { OrderEvent } from '../../schema/orders.schema.ts'
import { timelineOf } from './timeline.rules.ts'

const at = '2026-11-20T10:00:00.000Z'
const order = (status: OrderStatus, ...events: OrderEvent['event'][]) => ({
  _id: 'order',
  status,
  createdAt: at,
  events: events.map((event) => ({ _id: `id-${event}`, event, text: '', at })),
})
const read = (entries: ReturnType<typeof timelineOf>) =>
  entries.map(({ event, at }) => (at ? event : `(${event})`)).join(' ')

test.each<[ReturnType<typeof order>, string]>([
  [order('placed', 'placed'), 'placed (packed) (shipped) (delivered)'],
  [order('placed', 'placed', 'paid'), 'placed paid (packed) (shipped) (delivered)'],
  [order('shipped', 'placed', 'paid', 'packed', 'shipped'), 'placed paid packed shipped (delivered)'],
  [order('delivered', 'placed', 'packed', 'shipped', 'delivered'), 'placed packed shipped delivered'],
  [order('cancelled', 'placed', 'note', 'cancelled'), 'placed note cancelled'],
  [
    order('returned', 'placed', 'packed', 'shipped', 'delivered', 'returned'),
    'placed packed shipped delivered returned',
  ],
  [order('placed'), 'placed (packed) (shipped) (delivered)'],
])('%j', (seen, expected) => {
  expect(read(timelineOf(seen))).toBe(expected)
})

test('every entry has a key of its own', () => {
  const keys = timelineOf(order('packed', 'placed', 'packed')).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
