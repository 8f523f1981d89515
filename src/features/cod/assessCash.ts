import { type PaymentSettings, takesUpi } from '#/features/shop/waysToPay.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { policyOf } from './codPolicy.ts'
import type { CodSettings } from './codSettings.schema.ts'
import { type AskedPerson, historiesOf, type PersonHistory } from './histories.store.ts'
import { addressProblems, type Destination } from './score/addressQuality.rules.ts'
import { answerFor, type CashAnswer, cashRefusal } from './score/cashAnswer.rules.ts'
import { customerReasons, refusalWords } from './score/cashWords.rules.ts'

/** Somebody who wants to pay at the door. */
export type CashBuyer = AskedPerson & Destination

/** What is to be paid there, and for what. */
export interface CashBag {
  readonly amountPaise: number
  readonly lines: readonly { readonly productId: string; readonly size: string; readonly quantity: number }[]
}

/** What becomes of the wish: no cash is taken, in words for the customer, or this is asked, and why. */
export type CashVerdict =
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'answered'; readonly answer: CashAnswer; readonly reasons: readonly string[] }

/** Whether cash is taken just so. */
export const asksNothing = (verdict: CashVerdict): boolean =>
  verdict.is === 'answered' && verdict.answer.ask === 'nothing'

/** @param buyer one of those it was made for */
export type AssessCash = (buyer: CashBuyer, bag: CashBag) => CashVerdict

export interface CashTerms {
  readonly settings: CodSettings
  readonly shop: PaymentSettings
}

/** Products that are in a bag in more than one size. */
function sizesOfOne(lines: CashBag['lines']): number {
  const sizes = Map.groupBy(lines, ({ productId }) => productId)
  return [...sizes.values()].filter((same) => new Set(same.map(({ size }) => size)).size > 1).length
}

/** What is asked of one buyer whose history is known. */
export function assessBuyer(
  { settings, shop }: CashTerms,
  buyer: CashBuyer,
  history: PersonHistory,
  { amountPaise, lines }: CashBag,
): CashVerdict {
  const policy = policyOf(settings)
  const refusal = cashRefusal({ zipCode: buyer.zipCode, amountPaise }, policy)
  if (refusal) {
    return {
      is: 'refused',
      message: refusalWords(refusal, buyer.zipCode, formatPaise(policy.mostPaise)),
    }
  }
  const facts = {
    ...history,
    amountPaise,
    addressProblems: addressProblems(buyer).length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sizesOfOne: sizesOfOne(lines),
  }
  const answer = answerFor(facts, policy, takesUpi(shop))
  return { is: 'answered', answer, reasons: customerReasons(answer.factors, history.refusedOwn) }
}

/** Looks at the histories of some buyers at once. @returns undefined while the guard is off: then nothing was asked of the database */
export async function openAssessCash(
  db: Db,
  terms: CashTerms,
  buyers: readonly CashBuyer[],
): Promise<AssessCash | undefined> {
  // guard: cash-guard-off
  if (!terms.settings.isOn || buyers.length === 0) return undefined
  const histories = await historiesOf(db, buyers)
  const byBuyer = new Map(buyers.map((buyer, at) => [buyer, histories[at]]))
  return (buyer, bag) => {
    const history = byBuyer.get(buyer)
    if (!history) throw new Error('The history of this buyer was not read')
    return assessBuyer(terms, buyer, history, bag)
  }
}
