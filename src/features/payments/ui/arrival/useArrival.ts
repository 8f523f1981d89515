import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { arrivalQuery } from '../../arrival/arrival.queries.ts'
import { pauseBeforeLook } from '../../arrival/arrival.rules.ts'

export interface Arrival {
  /** The money came while this page was open. */
  readonly hasArrived: boolean
  /** Somebody was typing in the panel when it went away: the message in its place takes the focus. */
  readonly takesFocus: boolean
}

/**
 * Sees the money of an order arrive: a page in front asks, ever more seldom, and reads the order again when there is something new. It asks
 * nothing while another app or tab is in front, where most people pay, and at once when they come back.
 * @param isAwaited whether the order, as the page has it, waits for money
 */
export function useArrival(
  order: Pick<Order, '_id' | 'paymentId'>,
  isAwaited: boolean,
  panel: RefObject<HTMLElement | null>,
): Arrival {
  const queryClient = useQueryClient()
  const [openedAt] = useState(() => Date.now())
  const wasAwaited = useRef(false)
  const takesFocus = useRef(false)
  const { data } = useQuery({
    ...arrivalQuery(order._id),
    enabled: isAwaited,
    initialData: { status: 'Pending' as const, isAwaited: true },
    refetchInterval: () => pauseBeforeLook(Date.now() - openedAt),
    refetchOnWindowFocus: true,
  })
  if (isAwaited) wasAwaited.current = true
  const isNew = isAwaited && !data.isAwaited
  useEffect(() => {
    if (!isNew) return
    takesFocus.current = panel.current?.contains(document.activeElement) ?? false
    void queryClient.invalidateQueries({ queryKey: ordersKey })
  }, [isNew, queryClient, panel])
  return {
    hasArrived: wasAwaited.current && order.paymentId.status === 'Completed',
    takesFocus: takesFocus.current,
  }
}
