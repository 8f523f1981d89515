import type { Role } from '#/platform/http/roles.rules.ts'
import type { OrderSearchInput } from '../orders.queries.ts'
import { isPaymentFilter, type PaymentFilter } from '../rules/payments.rules.ts'
import { type OrderStatus, orderStatuses } from '../rules/statuses.rules.ts'
import { type WorkListName, workListOf } from '../rules/workLists.rules.ts'

/** Which part of the admin area or shop shows the orders. */
export type OrdersArea = Role

/** What the address of a list of orders says. */
export interface OrdersSearch {
  /** An order id or its beginning, an order number, a mobile number, an e-mail address, or a part of a name, a product or a city. */
  readonly q?: string
  readonly payment?: PaymentFilter
  /** The admin's work list; all orders without one. */
  readonly needs?: WorkListName
  /** The admin's view of orders that have come so far. */
  readonly status?: OrderStatus
  /** From 1. */
  readonly page?: number
}

export const ORDERS_A_PAGE = 20

const isStatus = (value: unknown): value is OrderStatus => orderStatuses.some((status) => status === value)

/** Reads the address; what makes no sense is left out. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const { q, payment, needs: asked, status, page } = search
  const needs = workListOf(asked)
  // The router reads a bare order number as a number.
  const text = typeof q === 'number' || typeof q === 'string' ? String(q).trim().slice(0, 100) : ''
  return {
    ...(text ? { q: text } : {}),
    ...(isPaymentFilter(payment) ? { payment } : {}),
    ...(needs ? { needs } : {}),
    ...(isStatus(status) && !needs ? { status } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}),
  }
}

export const listInput = (search: OrdersSearch): OrderSearchInput => ({ ...search, limit: ORDERS_A_PAGE })
