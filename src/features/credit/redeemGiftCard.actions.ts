import type { Database } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { creditFailures } from './credit.failures.ts'
import { holdCustomer, insertCreditLine } from './credit.store.ts'
import { plainCode } from './giftCard.rules.ts'
import { isOwnCard, takeCard } from './giftCard.store.ts'
import { hashOfCode } from './giftCode.ts'

/**
 * Makes a gift card the store credit of a customer, once. Redeeming an own one again changes nothing.
 * @returns paise that were added
 * @throws Failure gift_card_unknown, in the same words whatever is wrong with the code
 */
export function redeemGiftCard(db: Database, customerId: string, typed: string): Promise<number> {
  const code = plainCode(typed)
  if (!code) throw creditFailures.gift_card_unknown()
  const hash = hashOfCode(code)
  return db.transaction(async (tx) => {
    if (!(await holdCustomer(tx, customerId))) throw failures.not_found()
    const card = await takeCard(tx, hash, customerId)
    if (!card) {
      // An answer that got lost.
      if (await isOwnCard(tx, hash, customerId)) return 0
      throw creditFailures.gift_card_unknown()
    }
    const { id: giftCardId, valuePaise: amountPaise, lastFour } = card
    const note = `Ending in ${lastFour}`
    await insertCreditLine(tx, { customerId, amountPaise, cause: 'giftCard', giftCardId, note })
    return amountPaise
  })
}
