import { type CartRows, lineOf, readCarts } from '#/features/cart/cart.store.ts'
import { writeBag } from '#/features/cart/changing.store.ts'
import { localizedOrderedName } from '#/features/catalog/names/productNames.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { failures } from '#/platform/http/failure.ts'
import { ownLinesOf } from '../lines.store.ts'
import { type AgainLine, planAgain } from './again.rules.ts'

/**
 * Fills the bag of a customer up to what an own order had, by three statements however many lines it has. Where the bag
 * changes meanwhile it is read again. The same again adds nothing.
 * @throws Failure not_found (also for somebody else's order)
 */
export async function orderAgain(
  db: Db,
  customerId: string,
  orderId: string,
): Promise<{ readonly lines: readonly AgainLine[]; readonly cart: CartRows }> {
  const ordered = (await ownLinesOf(db, customerId, orderId)).filter(({ quantity }) => quantity > 0)
  if (ordered.length === 0) throw failures.not_found()
  for (;;) {
    const found = await readCarts(
      db,
      // The bag comes with the first of them.
      ordered.map(({ productId, size }, at) => ({ productId, size, ...(at === 0 && { customerId }) })),
    )
    const cart = found[0]?.cart
    if (!cart) throw failures.not_found()
    const named = ordered.map((line, at) => {
      const product = found[at]?.wanted
      return { ...line, name: localizedOrderedName(line, product ? [product] : []) }
    })
    const plan = planAgain(
      named,
      found.map(({ wanted }) => wanted),
      cart.lines,
      (product, size, quantity, known) => lineOf({ id: known?._id ?? newId(), size, quantity }, product),
    )
    if (plan.changed.length === 0) return { lines: plan.lines, cart }
    const cartId = await writeBag(db, cart, plan.changed)
    if (cartId === undefined) continue
    const others = cart.lines.map((line) => plan.changed.find(({ _id }) => _id === line._id) ?? line)
    const added = plan.changed.filter(({ _id }) => !cart.lines.some((line) => line._id === _id))
    return { lines: plan.lines, cart: { cartId, customerId, lines: [...others, ...added] } }
  }
}
