import { useQuery } from '@tanstack/react-query'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { upiQuery } from '../../upi/upi.queries.ts'

/** Whether the code that an order shows confirms its payment by itself; false while nobody knows. */
export function useConfirmsItself(order: Pick<Order, '_id' | 'actions'>): boolean {
  const enabled = order.actions.includes('giveReference')
  const { data } = useQuery({ ...upiQuery(order._id), enabled })
  return enabled && data?.confirms === 'byItself'
}
