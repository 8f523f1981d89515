import { type OrderNeeds, orderNeeds } from '../orders.life.rules.ts'
import type { OrderSearchInput } from '../orders.queries.ts'

/** Which part of the desk or shop shows the orders. */
export type OrdersArea = 'customer' | 'admin'

/** What the address of a list of orders says. */
export interface OrdersSearch {
  /** An order id or its beginning, an order number, a mobile number or a part of a name. */
  readonly q?: string
  readonly payment?: 'pending' | 'completed'
  /** The admin's queue; all orders without one. */
  readonly needs?: OrderNeeds
  /** From 1. */
  readonly page?: number
}

export const ORDERS_A_PAGE = 20

const isNeed = (value: unknown): value is OrderNeeds => orderNeeds.some((need) => need === value)

/** Reads the address; what makes no sense is left out. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const { q, payment, needs, page } = search
  // The router reads a bare order number as a number.
  const text = typeof q === 'number' || typeof q === 'string' ? String(q).trim().slice(0, 100) : ''
  return {
    ...(text ? { q: text } : {}),
    ...(payment === 'pending' || payment === 'completed' ? { payment } : {}),
    ...(isNeed(needs) ? { needs } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}),
  }
}

export const listInput = (search: OrdersSearch): OrderSearchInput => ({ ...search, limit: ORDERS_A_PAGE })
