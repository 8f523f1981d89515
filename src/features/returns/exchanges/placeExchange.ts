import type { OrderContext } from '#/features/orders/context.ts'
import type { Instead } from '#/features/orders/rules/exchanges.rules.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import type { RemovedLine } from '#/features/orders/rules/returns.rules.ts'

/** What a customer wants instead of pieces of a line. */
export interface Exchanged extends RemovedLine {
  readonly instead: Instead
}

export interface WantedExchange {
  /** The id of the return that was asked for: its order is placed once. */
  readonly requestId: string
  readonly exchanged: readonly Exchanged[]
  /** How a difference is paid. */
  readonly payBy: PaymentMethod
  /** The new order is packed once the pieces are back. */
  readonly waits: boolean
}

/**
 * Places the order for an exchange in the transaction that accepts it; the room `checkout` does it.
 * @returns the products whose stock fell
 */
export type PlaceExchange = (context: OrderContext, wanted: WantedExchange) => Promise<readonly string[]>
