import type { OrderSearchInput } from '../orders.queries.ts'

/** Which part of the desk or shop shows the orders. */
export type OrdersArea = 'customer' | 'admin'

/** What the address of a list of orders says. */
export interface OrdersSearch {
  /** An order id, its beginning, or an order number. */
  readonly q?: string
  readonly payment?: 'pending' | 'completed'
  /** From 1. */
  readonly page?: number
}

export const ORDERS_A_PAGE = 20

/** Reads the address; what makes no sense is left out. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const { q, payment, page } = search
  // The router reads a bare order number as a number.
  const text = typeof q === 'number' || typeof q === 'string' ? String(q).trim().slice(0, 100) : ''
  return {
    ...(text ? { q: text } : {}),
    ...(payment === 'pending' || payment === 'completed' ? { payment } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}),
  }
}

export const listInput = (search: OrdersSearch): OrderSearchInput => ({ ...search, limit: ORDERS_A_PAGE })
