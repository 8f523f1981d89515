import type { CashAsk, CashRefusal } from './cashAnswer.rules.ts'
import type { RiskFactor, WeightedFactor } from './codScore.rules.ts'

/** Below this a factor is not worth a word. */
const WORTH_A_WORD = 0.1
/** Reasons at most: nobody reads a list of faults. */
const MOST_REASONS = 2

/** How each reads to a customer. What parcels to a number or an address did before is nobody's to know but their own. */
const customerWords: Readonly<Partial<Record<RiskFactor, string>>> = {
  pin: 'Parcels paid at the door come back more often from around this PIN code. That says nothing about you.',
  value: 'It is a larger amount to be paid at the door.',
  first: 'No parcel of ours has reached you yet.',
  address: 'The address is hard to find: a house number and a landmark help the courier.',
  basket: 'The order holds many pieces, or one in several sizes.',
}

const ownRefusal = 'An earlier parcel of yours came back to us.'

/** Why something is asked, in kind words; never more than two reasons. @param refusedOwn parcels of the same account that came back */
export function customerReasons(factors: readonly WeightedFactor[], refusedOwn: number): string[] {
  const words = factors.flatMap(({ factor, weight }) => {
    if (weight < WORTH_A_WORD) return []
    // guard: refusals-of-others-unsaid
    if (factor === 'refused') return refusedOwn > 0 ? [ownRefusal] : []
    // It is said already.
    if (factor === 'first' && refusedOwn > 0) return []
    return customerWords[factor] ?? []
  })
  return words.slice(0, MOST_REASONS)
}

const adminWords: Readonly<Record<RiskFactor, readonly [raises: string, lowers: string]>> = {
  pin: ['many parcels come back from this PIN code', 'few parcels come back from this PIN code'],
  value: ['a high amount', 'a small amount'],
  first: ['no parcel taken yet', 'no parcel taken yet'],
  known: ['parcels taken before', 'parcels taken before'],
  refused: ['parcels refused before', 'parcels refused before'],
  address: ['an address that is hard to find', 'an address that is hard to find'],
  basket: ['many pieces, or several sizes of one', 'many pieces, or several sizes of one'],
}

/** The risk for the shop: `41 of 100 such parcels come back. Up: a high amount. Down: parcels taken before.` */
export function riskInWords(percent: number, factors: readonly WeightedFactor[]): string {
  const named = (isUp: boolean) =>
    factors
      .filter(({ weight }) => (isUp ? weight >= WORTH_A_WORD : weight <= -WORTH_A_WORD))
      .map(({ factor }) => adminWords[factor][isUp ? 0 : 1])
      .join('; ')
  const [up, down] = [named(true), named(false)]
  return [
    `${percent} of 100 such parcels come back.`,
    ...(up ? [`Up: ${up}.`] : []),
    ...(down ? [`Down: ${down}.`] : []),
  ].join(' ')
}

/** What is said where no cash is taken. @param most the greatest amount, as it is said */
export const refusalWords = (refusal: CashRefusal, zipCode: string, most: string): string =>
  refusal === 'pin'
    ? `We cannot send parcels that are paid at the door to PIN code ${zipCode}. Please choose another way to pay.`
    : `At most ${most} can be paid at the door. Please choose another way to pay.`

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
  const late = `If we have not heard from you within ${hours} hours, the order is cancelled and you owe nothing.`
  if (ask === 'confirm') {
    return {
      title: 'We ask you to confirm this order',
      text: `You get a mail with one button, which is on the page of your order, too. We pack once you pressed it. ${late}`,
    }
  }
  return {
    title: `${advance} by UPI first, ${rest} at the door`,
    text: `The total stays the same. You pay ${advance} of it by UPI after placing the order, and ${rest} in cash when the parcel arrives. We pack once it is here; if the order is cancelled, it goes back to you. ${late}`,
  }
}
