/**
 * How likely a parcel that is paid at the door comes back, and why. The answer is a percentage that reads as it is meant: of
 * 100 such parcels so many would come back. It begins with what came back from around the PIN code, and each thing that is
 * known of the order moves it up or down (in log-odds, so that it never leaves 0 to 100). Nothing is learnt by a machine:
 * every weight stands here, with its reason.
 */

/** Parcels paid at the door whose outcome is known, and how many of them came back. */
export interface ParcelCounts {
  readonly sent: number
  readonly back: number
}

export interface CashFacts {
  /** Parcels to the PIN code, and to all that begin with its first three digits: a sorting district of India Post. */
  readonly pin: ParcelCounts
  readonly district: ParcelCounts
  /** What is to be paid at the door. */
  readonly amountPaise: number
  /** Parcels that this customer, or this mobile number, took. */
  readonly delivered: number
  /** Parcels that this customer, this number or this address refused. */
  readonly refused: number
  /** What is wrong with the address (`addressQuality.rules.ts`). */
  readonly addressProblems: number
  readonly pieces: number
  /** Products of which the bag has several sizes: some of them are bought to be sent back. */
  readonly sizesOfOne: number
}

export const riskFactors = ['pin', 'value', 'first', 'known', 'refused', 'address', 'basket'] as const
export type RiskFactor = (typeof riskFactors)[number]

/** What moved the risk; up where the weight is above 0. */
export interface WeightedFactor {
  readonly factor: RiskFactor
  readonly weight: number
}

export interface CashRisk {
  /** Of 100 such parcels so many come back. */
  readonly percent: number
  readonly factors: readonly WeightedFactor[]
}

/**
 * What a shop without any history expects, percent: Indian shops report that 20 to 35 of 100 such parcels come back
 * (Cashfree 28-35, others 20-26; docs/decisions/0062-cash-guard.md).
 */
export const EXPECTED_BACK = 28

/** So many parcels of its own outweigh what is expected: of a district by the country, of a PIN code by its district. */
const DISTRICT_WEIGHT = 30
const PIN_WEIGHT = 15

/** What counts of a price: each doubling beyond this, up to three, and one below. */
const USUAL_PAISE = 2_500_00
const PER_DOUBLING = 0.35
const MOST_DOUBLINGS = 3

/** Somebody new says little: most of all buyers are. Who took parcels before takes the next. */
const FIRST = 0.15
const KNOWN = -0.6
const WELL_KNOWN = -1.1
/** Parcels taken, for whoever is well known. */
const WELL_KNOWN_FROM = 3

/** A refusal weighs most of all; a parcel that came back twice is no accident. */
const REFUSED_ONCE = 1.2
const REFUSED_AGAIN = 0.7
const MOST_REFUSED = 4

const PER_ADDRESS_PROBLEM = 0.4
const SEVERAL_SIZES = 0.3
const MANY_PIECES = 0.3
const MANY_PIECES_FROM = 6

/** A beta prior in words: before a place has parcels of its own it is thought to be like `expected`, with `weight` parcels. */
const shrunkRate = ({ sent, back }: ParcelCounts, expected: number, weight: number): number =>
  (Math.min(back, sent) + expected * weight) / (sent + weight)

/** Of all parcels to a PIN code so many come back, 0 to 1: its own, its district's, and what is expected anywhere. */
export function placeRate(
  { pin, district }: Pick<CashFacts, 'pin' | 'district'>,
  expectedPercent: number,
): number {
  // guard: place-rate-shrunk
  return shrunkRate(pin, shrunkRate(district, expectedPercent / 100, DISTRICT_WEIGHT), PIN_WEIGHT)
}

const logOdds = (rate: number): number => Math.log(rate / (1 - rate))
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

function weightOfValue(amountPaise: number): number {
  const doublings = Math.log2(Math.max(1, amountPaise) / USUAL_PAISE)
  return PER_DOUBLING * between(-1, doublings, MOST_DOUBLINGS)
}

const weightOfRefusals = (refused: number): number =>
  refused === 0 ? 0 : Math.min(MOST_REFUSED, REFUSED_ONCE + REFUSED_AGAIN * (refused - 1))

function weightsOf(facts: CashFacts, expectedPercent: number): WeightedFactor[] {
  const { delivered, refused, addressProblems, pieces, sizesOfOne } = facts
  const place = logOdds(placeRate(facts, expectedPercent)) - logOdds(expectedPercent / 100)
  const basket = (sizesOfOne > 0 ? SEVERAL_SIZES : 0) + (pieces >= MANY_PIECES_FROM ? MANY_PIECES : 0)
  return [
    { factor: 'pin', weight: place },
    { factor: 'value', weight: weightOfValue(facts.amountPaise) },
    { factor: 'first', weight: delivered === 0 ? FIRST : 0 },
    { factor: 'known', weight: delivered === 0 ? 0 : delivered < WELL_KNOWN_FROM ? KNOWN : WELL_KNOWN },
    // guard: refusals-weigh
    { factor: 'refused', weight: weightOfRefusals(refused) },
    { factor: 'address', weight: PER_ADDRESS_PROBLEM * addressProblems },
    { factor: 'basket', weight: basket },
  ]
}

/**
 * The risk of an order that is paid at the door.
 * @param expectedPercent what comes back anywhere, above 0 and below 100
 */
export function assessRisk(facts: CashFacts, expectedPercent: number = EXPECTED_BACK): CashRisk {
  const factors = weightsOf(facts, expectedPercent)
  const odds = factors.reduce((sum, { weight }) => sum + weight, logOdds(expectedPercent / 100))
  const percent = Math.round(100 / (1 + Math.exp(-odds)))
  return {
    percent,
    factors: factors
      .filter(({ weight }) => Math.abs(weight) > 0.005)
      .toSorted((one, other) => other.weight - one.weight),
  }
}
