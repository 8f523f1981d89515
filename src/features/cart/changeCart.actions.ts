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
import {
  type CartLine,
  type CartRows,
  lineOf,
  type ReadCart,
  readCart,
  readCartBeside,
} from './cart.store.ts'
import { deleteLine, saveLine } from './changing.store.ts'

/* Each change is two statements: the bag is read, and what the rules say is written if the bag is still the same. */

/** Does a change of a bag, again whenever somebody else changed the bag meanwhile: one of those who meet always gets on. */
async function untilDone(change: () => Promise<CartRows | undefined>): Promise<CartRows> {
  for (;;) {
    const changed = await change()
    if (changed) return changed
  }
}

function refuseTooMany(lines: readonly Line[], { _id, product }: Line, quantity: number): void {
  if (quantity <= mostFor(lines, product, _id)) return
  const message = leftText(product)
  throw cartFailures.out_of_stock({ message, errors: [{ field: 'quantity', message }] })
}

/** The bag with a line that was written; undefined when somebody else changed the bag meanwhile. */
async function withLine(db: Db, cart: ReadCart, line: CartLine): Promise<CartRows | undefined> {
  const { _id: itemId, size, quantity, product } = line
  const cartId = await saveLine(db, cart, { itemId, productId: product._id, size, quantity })
  if (cartId === undefined) return undefined
  const isNew = cart.lines.every(({ _id }) => _id !== itemId)
  const lines = isNew ? [...cart.lines, line] : changeQuantity(cart.lines, itemId, quantity)
  return { ...cart, cartId, lines }
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
): Promise<CartRows> {
  return untilDone(async () => {
    const found = await readCartBeside(db, customerId, productId)
    if (!found || !isOnSale(found.product)) throw failures.not_found()
    const { cart, product } = found
    const problem = sizeProblem(product, size)
    if (problem) throw cartFailures[problem]()
    const known = cart.lines.find((line) => line.product._id === product.id && line.size === size)
    const together = (known?.quantity ?? 0) + quantity
    const line = lineOf({ id: known?._id ?? newId(), size, quantity: together }, product)
    refuseTooMany(cart.lines, line, together)
    return withLine(db, cart, line)
  })
}

/** Changes how many pieces a line of a customer's bag has. @returns the bag @throws Failure not_found, out_of_stock */
export function setCartQuantity(
  db: Db,
  customerId: string,
  itemId: string,
  quantity: number,
): Promise<CartRows> {
  return untilDone(async () => {
    const cart = await readCart(db, customerId)
    const line = cart.lines.find(({ _id }) => _id === itemId)
    if (!line) throw failures.not_found()
    refuseTooMany(cart.lines, line, quantity)
    return withLine(db, cart, { ...line, quantity })
  })
}

/** Takes a line out of a customer's bag. @returns the bag @throws Failure not_found */
export function removeFromCart(db: Db, customerId: string, itemId: string): Promise<CartRows> {
  return untilDone(async () => {
    const cart = await readCart(db, customerId)
    if (cart.lines.every(({ _id }) => _id !== itemId)) throw failures.not_found()
    const cartId = await deleteLine(db, cart, itemId)
    return cartId === undefined ? undefined : { ...cart, lines: removeLine(cart.lines, itemId) }
  })
}
