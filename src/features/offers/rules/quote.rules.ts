import { type BestOffers, bestOffers } from './combine.rules.ts'
import type { Buyer, Obstacle } from './conditions.rules.ts'
import {
  betterWithout,
  codeProblem,
  explanation,
  missingFor,
  returnWords,
  unknownCode,
} from './explain.rules.ts'
import { offerState, type PricedLine, type Terms } from './offer.rules.ts'

/** What became of a code: it takes something off, other offers take off more, it is none of the shop's, or what speaks against it. */
export type CodeState = 'applied' | 'better' | 'unknown' | Obstacle['is']

export interface TypedCode {
  readonly code: string
  readonly state: CodeState
  /** In the words of whoever typed it; empty where it is applied. */
  readonly message: string
}

/** What offers make of a bag. */
export interface OfferQuote {
  readonly best: BestOffers
  readonly codes: readonly TypedCode[]
  readonly explanation: readonly string[]
  /** What is missing for offers that need no code, the one nearest first. */
  readonly missing: readonly string[]
}

/** Offers that could be had with a little more are named up to this number. */
const MOST_MISSING = 2

/** Whether any offer could be had at the moment: without one a bag costs what its lines cost. @param now ms since 1970 */
export const isAnyRunning = (offers: readonly Terms[], now: number): boolean =>
  offers.some((terms) => offerState(terms, now) === 'running')

/** What has to be in the bag still, for the sake of what comes first. */
const distance = (obstacle: Obstacle): number =>
  obstacle.is === 'giftMissing' ? 0 : obstacle.is === 'tooLittle' ? obstacle.paise : Number.MAX_SAFE_INTEGER

/** The best for a buyer who typed these codes (as `codeOf` writes them), with the words for all of it. @param now ms since 1970 */
export function quoteOf(
  offers: readonly Terms[],
  lines: readonly PricedLine[],
  buyer: Buyer,
  codes: readonly string[],
  now: number,
): OfferQuote {
  // guard: code-needed
  const asked = offers.filter(({ code }) => code === '' || codes.includes(code))
  const best = bestOffers(asked, lines, buyer, now)
  const missing = best.refused
    .filter(({ terms }) => terms.code === '')
    .sort((one, other) => distance(one.obstacle) - distance(other.obstacle))
    .flatMap(({ terms, obstacle }) => missingFor(terms, obstacle) ?? [])
  return {
    best,
    codes: codes.map((code) => typedCode(code, best)),
    explanation: [...explanation(best), ...returnWords(best)],
    missing: missing.slice(0, MOST_MISSING),
  }
}

function typedCode(code: string, best: BestOffers): TypedCode {
  const isIt = ({ terms }: { readonly terms: Terms }) => terms.code === code
  if (best.applied.some(isIt)) return { code, state: 'applied', message: '' }
  const refused = best.refused.find(isIt)
  if (refused) {
    const { terms, obstacle } = refused
    return { code, state: obstacle.is, message: codeProblem(code, terms, obstacle) }
  }
  if (best.instead.some(isIt)) return { code, state: 'better', message: betterWithout(code, best) }
  return { code, state: 'unknown', message: unknownCode(code) }
}
