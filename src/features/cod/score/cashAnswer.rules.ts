import { assessRisk, type CashFacts, type CashRisk } from './codScore.rules.ts'

/** What the owner decided about parcels that are paid at the door; money in paise. */
export interface CashPolicy {
  readonly isOn: boolean
  /** From which risk on, percent, one tap is asked for, and from which a part of the money. */
  readonly confirmFrom: number
  readonly advanceFrom: number
  /** The part: percent of the amount, and at least so much. */
  readonly advancePercent: number
  readonly advanceLeastPaise: number
  /** The greatest amount at the door; 0 for any. */
  readonly mostPaise: number
  /** PIN codes, or their first digits, to which nothing is sent that is paid at the door. */
  readonly noCashPins: readonly string[]
  /** What comes back anywhere, percent. */
  readonly expectedPercent: number
}

/** What is asked of a customer before a parcel is packed that is paid at the door. */
export type CashAsk = 'nothing' | 'confirm' | 'advance'

export interface CashAnswer extends CashRisk {
  readonly ask: CashAsk
  /** 0 unless a part is asked for. */
  readonly advancePaise: number
}

export type CashRefusal = 'pin' | 'value'

const WHOLE_RUPEE = 100

/**
 * The part of an amount that comes first: whole rupees, and never more than half, because most of it stays to be paid at
 * the door.
 */
// guard: advance-is-a-part
export const advanceOf = (
  amountPaise: number,
  { advancePercent, advanceLeastPaise }: Pick<CashPolicy, 'advancePercent' | 'advanceLeastPaise'>,
): number => {
  const share = Math.ceil((amountPaise * advancePercent) / 100 / WHOLE_RUPEE) * WHOLE_RUPEE
  return Math.min(Math.max(share, advanceLeastPaise), Math.floor(amountPaise / 2))
}

/** What speaks against cash for a parcel, whoever orders it. */
export function cashRefusal(
  { zipCode, amountPaise }: { readonly zipCode: string; readonly amountPaise: number },
  { noCashPins, mostPaise }: Pick<CashPolicy, 'noCashPins' | 'mostPaise'>,
): CashRefusal | undefined {
  // guard: pins-without-cash
  if (noCashPins.some((pin) => zipCode.startsWith(pin))) return 'pin'
  // guard: most-in-cash
  return mostPaise > 0 && amountPaise > mostPaise ? 'value' : undefined
}

/** What is asked at a risk. @param takesUpi without it no part can be asked for, and the tap has to do */
export function askedAt(
  percent: number,
  { confirmFrom, advanceFrom }: Pick<CashPolicy, 'confirmFrom' | 'advanceFrom'>,
  takesUpi: boolean,
): CashAsk {
  if (percent < Math.min(confirmFrom, advanceFrom)) return 'nothing'
  return percent >= advanceFrom && takesUpi ? 'advance' : 'confirm'
}

/** What is asked for an order, and why. */
export function answerFor(facts: CashFacts, policy: CashPolicy, takesUpi: boolean): CashAnswer {
  const risk = assessRisk(facts, policy.expectedPercent)
  const ask = askedAt(risk.percent, policy, takesUpi)
  const advancePaise = ask === 'advance' ? advanceOf(facts.amountPaise, policy) : 0
  // Nothing can be split off a paisa.
  return { ...risk, ask: ask === 'advance' && advancePaise === 0 ? 'confirm' : ask, advancePaise }
}

const strictness: Readonly<Record<CashAsk, number>> = { nothing: 0, confirm: 1, advance: 2 }

/** Whether more is asked than a buyer was shown: then the order is not taken before they have seen it. */
// guard: nothing-asked-unseen
export const isMoreThanShown = (
  { ask, advancePaise }: Pick<CashAnswer, 'ask' | 'advancePaise'>,
  shown: Pick<CashAnswer, 'ask' | 'advancePaise'>,
): boolean => strictness[ask] > strictness[shown.ask] || advancePaise > shown.advancePaise
