import { withLocalizedName } from '#/features/catalog/names/productNames.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { Failure, failures } from '#/platform/http/failure.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import { cartFailures } from './cart.failures.ts'
import { changeQuantity, isOnSale, type Line, mostFor, removeLine, sizeProblem } from './cart.rules.ts'
import {
  type CartLine,
  type CartRows,
  type FoundCart,
  lineOf,
  type ReadCart,
  readCarts,
} from './cart.store.ts'
import { writeLines } from './changing.store.ts'
import { leftText } from './leftText.rules.ts'

/** What a customer does with the bag: puts pieces in beside those of the same size, changes a line, takes it out. */
export type CartChange =
  /** `size` is empty for a product without sizes. */
  | { readonly is: 'add'; readonly productId: string; readonly size: string; readonly quantity: number }
  | { readonly is: 'set'; readonly itemId: string; readonly quantity: number }
  | { readonly is: 'remove'; readonly itemId: string }

export interface AskedChange {
  readonly customerId: string
  readonly change: CartChange
  /** What its customer is told if it is refused is said in it; left out: in the language of whoever asks for all of them. */
  readonly language?: Language
}

/** Somebody else was faster: the change has to begin again. */
export type Overtaken = 'overtaken'

/** The line, unless there are not so many pieces to be had. */
function unlessTooMany(lines: readonly Line[], line: CartLine): CartLine | Failure {
  if (line.quantity <= mostFor(lines, line.product, line._id)) return line
  const message = leftText(withLocalizedName(line.product))
  return cartFailures.out_of_stock({ message, errors: [{ field: 'quantity', message }] })
}

/** A line as a change leaves it, with 0 pieces when it is taken out, or what speaks against it. */
function lineAfter(change: CartChange, { cart: { lines }, wanted }: FoundCart): CartLine | Failure {
  if (change.is === 'add') {
    const { size, quantity } = change
    if (!wanted || !isOnSale(wanted)) return failures.not_found()
    const problem = sizeProblem(wanted, size)
    if (problem) return cartFailures[problem]()
    const known = lines.find((line) => line.product._id === wanted.id && line.size === size)
    const together = (known?.quantity ?? 0) + quantity
    return unlessTooMany(lines, lineOf({ id: known?._id ?? newId(), size, quantity: together }, wanted))
  }
  const line = lines.find(({ _id }) => _id === change.itemId)
  if (!line) return failures.not_found()
  if (change.is === 'remove') return { ...line, quantity: 0 }
  return unlessTooMany(lines, { ...line, quantity: change.quantity })
}

function withLine({ lines }: ReadCart, line: CartLine): readonly CartLine[] {
  if (line.quantity === 0) return removeLine(lines, line._id)
  const isKnown = lines.some(({ _id }) => _id === line._id)
  return isKnown ? changeQuantity(lines, line._id, line.quantity) : [...lines, line]
}

/**
 * Changes the bags of several customers by two statements: the bags are read, and what the rules say is written into those
 * that are still the same.
 * @returns for each change, in their order, the bag, what speaks against it (not_found, also of what is not on sale;
 * size_required, unknown_size, out_of_stock), or that somebody was faster
 */
export async function changeCarts(
  db: Db,
  asked: readonly AskedChange[],
): Promise<(CartRows | Failure | Overtaken)[]> {
  const outcomes = new Map<AskedChange, CartRows | Failure>()
  const found = await readCarts(
    db,
    asked.map((one) => ({
      one,
      customerId: one.customerId,
      ...(one.change.is === 'add' && { productId: one.change.productId, size: one.change.size }),
    })),
  )
  const changed = new Map<string, { one: AskedChange; cart: ReadCart; line: CartLine }>()
  for (const { one, cart, wanted } of found) {
    // Of several changes of one bag the first is done; the next one has to see what it did.
    if (changed.has(cart.customerId)) continue
    const line = inLanguage(one.language ?? currentLanguage(), () => lineAfter(one.change, { cart, wanted }))
    if (line instanceof Failure) outcomes.set(one, line)
    else changed.set(cart.customerId, { one, cart, line })
  }
  for (const { one, cart, line, cartId } of await writeLines(db, [...changed.values()])) {
    outcomes.set(one, { ...cart, cartId, lines: withLine(cart, line) })
  }
  return asked.map((one) => outcomes.get(one) ?? 'overtaken')
}
