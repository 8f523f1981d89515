import { m } from '../messages/cod.messages.ts'
import type { CashAsk, CashRefusal } from './cashAnswer.rules.ts'
import type { RiskFactor, WeightedFactor } from './codScore.rules.ts'

/** Below this a factor is not worth a word. */
const WORTH_A_WORD = 0.1
/** Reasons at most: nobody reads a list of faults. */
const MOST_REASONS = 2

/** How each reads to a customer. What parcels to a number or an address did before is nobody's to know but their own. */
const customerWords: Readonly<Partial<Record<RiskFactor, () => string>>> = {
  pin: m.reasonPin,
  value: m.reasonValue,
  first: m.reasonFirst,
  address: m.reasonAddress,
  basket: m.reasonBasket,
}

/** Why something is asked, in kind words; never more than two reasons. @param refusedOwn parcels of the same account that came back */
export function customerReasons(factors: readonly WeightedFactor[], refusedOwn: number): string[] {
  const words = factors.flatMap(({ factor, weight }) => {
    if (weight < WORTH_A_WORD) return []
    // guard: refusals-of-others-unsaid
    if (factor === 'refused') return refusedOwn > 0 ? [m.ownRefusal()] : []
    // It is said already.
    if (factor === 'first' && refusedOwn > 0) return []
    return customerWords[factor]?.() ?? []
  })
  return words.slice(0, MOST_REASONS)
}

const adminWords: Readonly<Record<RiskFactor, readonly [raises: () => string, lowers: () => string]>> = {
  pin: [m.pinRaises, m.pinLowers],
  value: [m.highAmount, m.smallAmount],
  first: [m.noneTaken, m.noneTaken],
  known: [m.takenBefore, m.takenBefore],
  refused: [m.refusedBefore, m.refusedBefore],
  address: [m.hardToFind, m.hardToFind],
  basket: [m.manyPieces, m.manyPieces],
}

/** The risk for the shop: `41 of 100 such parcels come back. Up: a high amount. Down: parcels taken before.` */
export function riskInWords(percent: number, factors: readonly WeightedFactor[]): string {
  const named = (isUp: boolean) =>
    factors
      .filter(({ weight }) => (isUp ? weight >= WORTH_A_WORD : weight <= -WORTH_A_WORD))
      .map(({ factor }) => adminWords[factor][isUp ? 0 : 1]())
      .join('; ')
  const [up, down] = [named(true), named(false)]
  return [
    m.ofHundredBack({ percent }),
    ...(up ? [m.riskUp({ factors: up })] : []),
    ...(down ? [m.riskDown({ factors: down })] : []),
  ].join(' ')
}

/** What is said where no cash is taken. @param most the greatest amount, as it is said */
export const refusalWords = (refusal: CashRefusal, zipCode: string, most: string): string =>
  refusal === 'pin' ? m.noCashToPin({ pin: zipCode }) : m.mostOnDelivery({ most })

export interface AskWords {
  readonly title: string
  readonly text: string
}

/** What a customer is told before the button. @param amounts as they are said */
export function askWords(
  ask: CashAsk,
  { advance, rest, hours }: { readonly advance: string; readonly rest: string; readonly hours: number },
): AskWords | undefined {
  if (ask === 'nothing') return undefined
  if (ask === 'confirm') return { title: m.askConfirmTitle(), text: m.askConfirmText({ hours }) }
  return {
    title: m.askAdvanceTitle({ advance, rest }),
    text: m.askAdvanceText({ advance, rest, hours }),
  }
}
