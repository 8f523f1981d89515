import { TransactionRollbackError } from 'drizzle-orm'
import type { StockFall } from '#/features/alerts/alerts.rules.ts'
import { cartFailures } from '#/features/cart/cart.failures.ts'
import { leftText } from '#/features/cart/cart.rules.ts'
import { lockBags, type OrderedLine } from '#/features/cart/ordering.store.ts'
import { takeStock } from '#/features/catalog/stock.store.ts'
import { findOrdersOfCarts } from '#/features/orders/orders.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import type { Db } from '#/platform/db/database.ts'
import { type Failure, failures } from '#/platform/http/failure.ts'
import { checkoutFailures } from './checkout.failures.ts'
import { insertOrders, type OrderRequest } from './checkout.store.ts'
import { decideInTurn, isRefused, piecesOfAll, type Refused } from './firstCome.rules.ts'
import { type Buyer, deliveryKey, type OpenOrderLimits } from './openOrders.rules.ts'
import { lockBuyers, openOrdersOf } from './openOrders.store.ts'

export interface Placed {
  readonly rows: OrderRows
  /** False when the cart had been ordered before. */
  readonly isNew: boolean
  /** Products whose stock fell. */
  readonly productIds: readonly string[]
}

/** A new order, and how stock fell by it. */
export interface NewlyPlaced {
  readonly rows: OrderRows
  readonly falls: readonly StockFall[]
}

export interface Placing {
  /** Does within the transaction what belongs to new orders, e.g. their mails. */
  readonly onPlaced?: (tx: Db, placed: readonly NewlyPlaced[]) => Promise<void>
  /** With them the orders of one buyer are placed one after the other, so that no number of them at once gets past. */
  readonly limits?: OpenOrderLimits | undefined
}

function outOfStock(lines: readonly OrderedLine[]): Failure {
  const errors = lines.map((line) => ({ field: line._id, message: leftText(line.product) }))
  const message = [...new Set(errors.map((error) => error.message))].join(' ')
  return cartFailures.out_of_stock({ message, errors })
}

function failureOf(refused: Refused<OrderedLine>): Failure {
  switch (refused.is) {
    case 'empty':
      return checkoutFailures.empty_cart()
    case 'worthless':
      return checkoutFailures.nothing_to_sell()
    case 'tooManyOpen':
      return checkoutFailures.too_many_open({ message: refused.message })
    case 'short':
      return outOfStock(refused.lines)
  }
}

const buyerOf = ({ customer, billingAddress }: OrderRequest): Buyer => ({
  customerId: customer.id,
  contact: billingAddress.contact,
  deliveryKey: deliveryKey(billingAddress),
})

/**
 * Turns carts into orders in one transaction, first come, first served: every cart that can be ordered is, or none. The
 * carts are locked first, which makes other calls for them wait; then their products in id order, looked at once for all,
 * checked over all sizes and taken from stock together. Whoever is refused is left out, and nothing is written for them.
 * @returns for each request, in their order, its order, or what speaks against it: not_found (not this customer's cart),
 * empty_cart, nothing_to_sell, too_many_open, out_of_stock (names each short line)
 * @throws when something broke; then nothing was placed
 */
export async function placeOrders(
  db: Db,
  requests: readonly OrderRequest[],
  { onPlaced, limits }: Placing = {},
): Promise<(Placed | Failure)[]> {
  const outcomes = new Map<OrderRequest, Placed | Failure>()
  const asked = requests.map((request) => ({ request, cartId: request.cartId, buyer: buyerOf(request) }))
  const buyers = asked.map(({ buyer }) => buyer)
  const placing = db.transaction(async (tx) => {
    // guard: buyer-locked
    if (limits) await lockBuyers(tx, buyers)
    // Read before the products are locked: on a busy one every round trip is time that others wait.
    const open = limits ? await openOrdersOf(tx, buyers) : []
    const bags = await lockBags(
      tx,
      requests.map(({ cartId, customer }) => ({ cartId, customerId: customer.id })),
    )
    const decided = decideInTurn(
      asked.map((one, at) => ({ ...one, lines: bags[at] })),
      open,
      limits,
    )
    for (const { request, decision } of decided) {
      if (isRefused(decision)) outcomes.set(request, failureOf(decision))
    }
    const granted = decided.flatMap(({ request, decision }) =>
      decision.is === 'granted' ? [{ ...request, ...decision, request }] : [],
    )
    // Where nothing is written there is no commit to wait for.
    if (granted.length === 0) return tx.rollback()
    // guard: stock-in-transaction
    const short = await takeStock(tx, piecesOfAll(granted))
    if (short.length > 0) throw new Error('The stock of locked products changed')
    const placed = await insertOrders(tx, granted)
    await onPlaced?.(tx, placed)
    for (const { request, rows, pieces } of placed) {
      outcomes.set(request, { rows, isNew: true, productIds: [...pieces.keys()] })
    }
  })
  await placing.catch((error) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  const others = requests.filter((request) => !outcomes.has(request))
  const before =
    others.length > 0
      ? await findOrdersOfCarts(
          db,
          others.map(({ cartId }) => cartId),
        )
      : []
  for (const request of others) outcomes.set(request, placedBefore(request, before))
  return requests.map((request) => outcomes.get(request) ?? failures.not_found())
}

/** The order that became of a cart that is not open any more, of its own customer only. */
function placedBefore({ cartId, customer }: OrderRequest, orders: readonly OrderRows[]): Placed | Failure {
  // guard: own-placed-order
  const rows = orders.find(({ order }) => order.cartId === cartId && order.customerId === customer.id)
  // guard: order-placed-before
  return rows ? { rows, isNew: false, productIds: [] } : failures.not_found()
}
