import { readCart } from '#/features/cart/cart.store.ts'
import { addCode, countCodes } from '#/features/offers/codes.store.ts'
import type { OffersServices } from '#/features/offers/offers.cache.ts'
import { reckonByAll } from '#/features/offers/reckonBags.ts'
import { unknownCode } from '#/features/offers/rules/explain.rules.ts'
import { codeOf } from '#/features/offers/rules/offer.rules.ts'
import type { CodeState } from '#/features/offers/rules/quote.rules.ts'
import { whoOrdered } from '#/features/orders/purchases.store.ts'
import type { FailureKind } from '#/platform/http/failure.ts'
import { codeFailures } from './codes.failures.ts'

/** Codes in one bag at most: each is one more offer to reckon with. */
const MOST_CODES = 5

/** What no change of the bag would mend. A code for which the bag is too small is remembered: it may grow. */
const refusals: Partial<Record<CodeState, FailureKind>> = {
  unknown: codeFailures.code_unknown,
  stopped: codeFailures.code_stopped,
  waiting: codeFailures.code_not_yet,
  ended: codeFailures.code_ended,
  usedUp: codeFailures.code_used_up,
  ownUsedUp: codeFailures.code_used_by_you,
  notFirst: codeFailures.code_not_yours,
  foreign: codeFailures.code_of_another,
}

/**
 * Remembers a code with the own bag.
 * @throws Failure code_unknown, code_stopped, code_not_yet, code_ended, code_used_up, code_used_by_you, code_not_yours,
 * code_of_another, code_without_bag, too_many_codes
 */
export async function typeCode(services: OffersServices, customerId: string, typed: string): Promise<void> {
  const { db } = services
  const code = codeOf(typed)
  const { cartId } = await readCart(db, customerId)
  const own = { cartId, customerId }
  const reckon = await reckonByAll(services, whoOrdered, [own])
  const [outcome] = code === '' ? [] : reckon({ ...own, lines: [] }, { codes: [code] }).codes
  if (!outcome) throw codeFailures.code_unknown({ message: unknownCode(typed) })
  const refusal = refusals[outcome.state]
  // guard: refused-code
  if (refusal) throw refusal({ message: outcome.message })
  if (cartId === '') throw codeFailures.code_without_bag()
  // guard: codes-in-a-bag
  if ((await countCodes(db, cartId)) >= MOST_CODES) throw codeFailures.too_many_codes()
  await addCode(db, cartId, code)
}
