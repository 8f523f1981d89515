import { type Buyer, isCounted, type Obstacle, obstacleOf } from './conditions.rules.ts'
import type { PricedLine, Terms } from './offer.rules.ts'
import { inTurn, reckoningOf, reduce, sumOf } from './reduce.rules.ts'

/** Most offers that are tried in all their combinations: 2 to the power of it. */
const MOST_TRIED = 8

/** An offer of a combination, and what it takes off the bag there. */
export interface AppliedOffer {
  readonly terms: Terms
  readonly savedPaise: number
  /** Pieces of each line of the bag that it counted by the piece, paid and reduced ones; 0 for offers that count none. */
  readonly counted: readonly number[]
  /** Lines that a gift is given for; none of any other offer. */
  readonly earning: readonly boolean[]
}

export interface Combination {
  readonly applied: readonly AppliedOffer[]
  /** What each line of the bag loses, paise, in its order. */
  readonly reductions: readonly number[]
  readonly savedPaise: number
}

export interface BestOffers extends Combination {
  /** Offers that could be had instead, and what each would save by itself; the one that saves most first. */
  readonly instead: readonly Pick<AppliedOffer, 'terms' | 'savedPaise'>[]
  /** Offers that cannot be had, and why. */
  readonly refused: readonly { readonly terms: Terms; readonly obstacle: Obstacle }[]
}

/** What these offers come to together, in their own order; one that takes off nothing is left out. */
export function combined(offers: readonly Terms[], lines: readonly PricedLine[]): Combination {
  let state = reckoningOf(lines)
  let reductions: readonly number[] = lines.map(() => 0)
  const applied: AppliedOffer[] = []
  for (const terms of offers.toSorted(inTurn)) {
    const { lost, ...after } = reduce(terms, lines, state)
    const savedPaise = sumOf(lost)
    if (savedPaise === 0) continue
    const counted = state.free.map((free, at) => free - (after.free[at] ?? 0))
    state = after
    reductions = reductions.map((paise, at) => paise + (lost[at] ?? 0))
    const earning = lines.map((line) => terms.reward.kind === 'gift' && isCounted(terms, line))
    applied.push({ terms, savedPaise, counted, earning })
  }
  return { applied, reductions, savedPaise: sumOf(reductions) }
}

const idsOf = ({ applied }: Combination): string =>
  applied
    .map(({ terms }) => terms.id)
    .sort()
    .join(' ')

/** More saved is better, then fewer offers, then the smaller ids: one is always first. */
const isBetter = (one: Combination, other: Combination): boolean =>
  one.savedPaise !== other.savedPaise
    ? one.savedPaise > other.savedPaise
    : one.applied.length !== other.applied.length
      ? one.applied.length < other.applied.length
      : idsOf(one) < idsOf(other)

/** All selections of some items, the empty one first. */
const subsets = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_, at) => (mask >> at) % 2 === 1))

/**
 * The offers that save a buyer most of all that may be had together: one alone, or any of those that may be combined. All
 * combinations of up to 8 are tried, of more those 8 that save most alone, so it takes at most 256 reckonings of the bag and one for
 * each offer. The order of the offers makes no difference.
 * @param now ms since 1970
 */
export function bestOffers(
  offers: readonly Terms[],
  lines: readonly PricedLine[],
  buyer: Buyer,
  now: number,
): BestOffers {
  const assessed = offers
    .toSorted(inTurn)
    .map((terms) => ({ terms, obstacle: obstacleOf(terms, lines, buyer, now) }))
  const refused = assessed.flatMap(({ terms, obstacle }) => (obstacle ? [{ terms, obstacle }] : []))
  const alone = assessed
    .filter(({ obstacle }) => !obstacle)
    .map(({ terms }) => ({ terms, savedPaise: combined([terms], lines).savedPaise }))
    .filter(({ savedPaise }) => savedPaise > 0)
    .sort((one, other) => other.savedPaise - one.savedPaise || inTurn(one.terms, other.terms))
  // guard: only-combinable-together
  const together = alone.filter(({ terms }) => terms.combinable).slice(0, MOST_TRIED)
  const allowed = [...subsets(together.map(({ terms }) => terms)), ...alone.map(({ terms }) => [terms])]
  const best = allowed
    .map((one) => combined(one, lines))
    .reduce((first, one) => (isBetter(one, first) ? one : first))
  const isHad = new Set(best.applied.map(({ terms }) => terms.id))
  return { ...best, instead: alone.filter(({ terms }) => !isHad.has(terms.id)), refused }
}
