import type { StockFall } from '#/features/alerts/alerts.rules.ts'
import { cartFailures } from '#/features/cart/cart.failures.ts'
import { leftText, piecesByProduct, shortLines } from '#/features/cart/cart.rules.ts'
import { closeCart, lockLines, type OrderedLine } from '#/features/cart/ordering.store.ts'
import { takeStock } from '#/features/catalog/stock.store.ts'
import { findOrderOfCart } from '#/features/orders/orders.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { checkoutFailures } from './checkout.failures.ts'
import { insertOrder, type NewOrder } from './checkout.store.ts'
import { type Buyer, deliveryKey, type OpenOrderLimits, openOrderProblem } from './openOrders.rules.ts'
import { lockBuyer, openOrdersOf } from './openOrders.store.ts'

export interface Placed {
  readonly rows: OrderRows
  /** False when the cart had been ordered before. */
  readonly isNew: boolean
  /** Products whose stock fell. */
  readonly productIds: readonly string[]
}

function outOfStock(lines: readonly OrderedLine[]) {
  const errors = lines.map((line) => ({ field: line._id, message: leftText(line.product) }))
  const message = [...new Set(errors.map((error) => error.message))].join(' ')
  return cartFailures.out_of_stock({ message, errors })
}

/** Stock of each product before and after these pieces are taken. */
function fallsOf(lines: readonly OrderedLine[], pieces: ReadonlyMap<string, number>): StockFall[] {
  const products = new Map(lines.map(({ product }) => [product._id, product]))
  return [...products.values()].map(({ _id, name, quantity }) => ({
    productId: _id,
    name,
    before: quantity,
    after: quantity - (pieces.get(_id) ?? 0),
  }))
}

/**
 * Turns a cart into an order in one transaction: all of it happens or nothing. The cart is closed first, which makes
 * other calls for it wait; then its products are locked in id order, checked over all sizes and taken from stock.
 * `onPlaced` does within the transaction what belongs to a new order, e.g. its mail; it is told how stock fell. With
 * `limits` the orders of one buyer are placed one after the other, so that no number of them at once gets past.
 * @throws Failure not_found (not this customer's cart), empty_cart, nothing_to_sell, too_many_open, out_of_stock (names each
 * short line)
 */
export function placeOrder(
  db: Db,
  request: Omit<NewOrder, 'lines'>,
  onPlaced?: (tx: Db, order: OrderRows['order'], falls: readonly StockFall[]) => Promise<void>,
  limits?: OpenOrderLimits,
): Promise<Placed> {
  const { cartId, customer, billingAddress } = request
  const buyer: Buyer = {
    customerId: customer.id,
    contact: billingAddress.contact,
    deliveryKey: deliveryKey(billingAddress),
  }
  return db.transaction(async (tx) => {
    // guard: buyer-locked
    if (limits) await lockBuyer(tx, buyer)
    if (!(await closeCart(tx, customer.id, cartId))) {
      const rows = await findOrderOfCart(tx, customer.id, cartId)
      // guard: order-placed-before
      if (!rows) throw failures.not_found()
      return { rows, isNew: false, productIds: [] }
    }
    // Read before the products are locked: on a busy one every round trip is time that others wait.
    const open = limits ? await openOrdersOf(tx, buyer) : []
    const lines = await lockLines(tx, cartId)
    if (lines.length === 0) throw checkoutFailures.empty_cart()
    // A price of 0 is a slip of the shop, never a gift.
    // guard: order-worth-nothing
    if (lines.some(({ pricePaise }) => pricePaise <= 0)) throw checkoutFailures.nothing_to_sell()
    const total = lines.reduce((sum, line) => sum + line.quantity, 0)
    const problem = limits && openOrderProblem(open, buyer, total, limits)
    if (problem) throw checkoutFailures.too_many_open({ message: problem })
    const short = shortLines(lines)
    if (short.length > 0) throw outOfStock(short)
    const pieces = piecesByProduct(lines)
    // guard: stock-in-transaction
    const refused = await takeStock(tx, pieces)
    if (refused.length > 0) throw outOfStock(lines.filter((line) => refused.includes(line.product._id)))
    const rows = await insertOrder(tx, { ...request, lines })
    await onPlaced?.(tx, rows.order, fallsOf(lines, pieces))
    return { rows, isNew: true, productIds: [...pieces.keys()] }
  })
}
