import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { failures } from '#/platform/http/failure.ts'
import { cartFailures } from './cart.failures.ts'
import {
  changeQuantity,
  isOnSale,
  type Line,
  leftText,
  mostFor,
  removeLine,
  sizeProblem,
} from './cart.rules.ts'
import * as store from './cart.store.ts'

function refuseTooMany(lines: readonly Line[], { _id, product }: Line, quantity: number): void {
  if (quantity <= mostFor(lines, product, _id)) return
  const message = leftText(product)
  throw cartFailures.out_of_stock({ message, errors: [{ field: 'quantity', message }] })
}

interface WantedPieces {
  readonly productId: string
  /** Empty for a product without sizes. */
  readonly size: string
  readonly quantity: number
}

/**
 * Puts pieces of a product into a customer's bag, beside those of the same size that are there. @returns the bag
 * @throws Failure not_found (also for what is not on sale), size_required, unknown_size, out_of_stock
 */
export function addToCart(
  db: Db,
  customerId: string,
  { productId, size, quantity }: WantedPieces,
): Promise<store.CartRows> {
  return db.transaction(async (tx) => {
    const product = await store.findProduct(tx, productId)
    if (!product || !isOnSale(product)) throw failures.not_found()
    const problem = sizeProblem(product, size)
    if (problem) throw cartFailures[problem]()
    const cartId = await store.openCart(tx, customerId)
    const { lines } = await store.readCart(tx, customerId)
    const known = lines.find((line) => line.product._id === product.id && line.size === size)
    const wanted = (known?.quantity ?? 0) + quantity
    const line = store.lineOf({ id: known?._id ?? newId(), size, quantity: wanted }, product)
    refuseTooMany(lines, line, wanted)
    if (known) {
      await store.setQuantity(tx, cartId, known._id, wanted)
      return { cartId, customerId, lines: changeQuantity(lines, known._id, wanted) }
    }
    await store.insertLine(tx, cartId, { id: line._id, productId: product.id, size, quantity: wanted })
    return { cartId, customerId, lines: [...lines, line] }
  })
}

/** Changes how many pieces a line of a customer's bag has. @returns the bag @throws Failure not_found, out_of_stock */
export function setCartQuantity(
  db: Db,
  customerId: string,
  itemId: string,
  quantity: number,
): Promise<store.CartRows> {
  return db.transaction(async (tx) => {
    const cartId = await store.lockCart(tx, customerId)
    const cart = await store.readCart(tx, customerId)
    const line = cart.lines.find(({ _id }) => _id === itemId)
    if (!cartId || !line) throw failures.not_found()
    refuseTooMany(cart.lines, line, quantity)
    await store.setQuantity(tx, cartId, itemId, quantity)
    return { ...cart, lines: changeQuantity(cart.lines, itemId, quantity) }
  })
}

/** Takes a line out of a customer's bag. @returns the bag @throws Failure not_found */
export function removeFromCart(db: Db, customerId: string, itemId: string): Promise<store.CartRows> {
  return db.transaction(async (tx) => {
    const cartId = await store.lockCart(tx, customerId)
    if (!cartId || !(await store.deleteLine(tx, cartId, itemId))) throw failures.not_found()
    const cart = await store.readCart(tx, customerId)
    return { ...cart, lines: removeLine(cart.lines, itemId) }
  })
}
