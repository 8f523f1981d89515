import { formatPaise } from '#/platform/money/money.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import type { BestOffers } from './combine.rules.ts'
import type { Obstacle } from './conditions.rules.ts'
import { codeOf, type Terms } from './offer.rules.ts'

/** Whole rupees without decimals: in a sentence they only stand in the way. */
export const inWords = (paise: number): string => formatPaise(paise).replace(/\.00$/, '')

const pieces = (count: number) => (count === 1 ? '1 more piece' : `${count} more pieces`)

/** Offers that could be had instead are named up to this number. */
const MOST_INSTEAD = 2

/** What was taken off and what was not, in sentences: "Diwali10 saves ₹420; Buy two would have saved ₹380." */
export function explanation({ applied, instead }: Pick<BestOffers, 'applied' | 'instead'>): string[] {
  if (applied.length === 0) return []
  const had = applied.map(({ terms, savedPaise }) => `${terms.label} saves ${inWords(savedPaise)}`)
  const others = instead
    .slice(0, MOST_INSTEAD)
    .map(({ terms, savedPaise }) => `${terms.label} would have saved ${inWords(savedPaise)}`)
  return [`${[had.join(', '), ...others].join('; ')}.`]
}

/** What the returns policy says of pieces that offers by the piece count, before anybody orders them. */
export const returnWords = ({ applied }: Pick<BestOffers, 'applied'>): string[] =>
  applied.flatMap(({ terms, counted }) =>
    counted.some((pieces) => pieces > 0)
      ? [`${terms.label}: no return unless faulty; another size can be had.`]
      : [],
  )

/** What is missing for an offer that needs no code, where something in the bag can be done about it; undefined for any other. */
export function missingFor(terms: Terms, obstacle: Obstacle): string | undefined {
  switch (obstacle.is) {
    case 'tooLittle':
      return `${inWords(obstacle.paise)} more for “${terms.label}”.`
    case 'tooFew':
      return `${pieces(obstacle.pieces)} for “${terms.label}”.`
    case 'giftMissing':
      return `“${terms.label}” is yours: put the gift into your bag and it is free.`
    default:
      return undefined
  }
}

/** Why a code does nothing, in the words of whoever typed it. @param code as it was stored */
export function codeProblem(code: string, { from, until, label }: Terms, obstacle: Obstacle): string {
  switch (obstacle.is) {
    case 'stopped':
      return `${code} is not valid any more.`
    case 'waiting':
      return `${code} is valid from ${formatIndiaTime(from?.toISOString() ?? '')}.`
    case 'ended':
      return `${code} was valid until ${formatIndiaTime(until?.toISOString() ?? '')}.`
    case 'usedUp':
      return `${code} has been used as often as it could be.`
    case 'ownUsedUp':
      return `You have used ${code} already.`
    case 'knownUsedUp':
      return `${code} has been used already with this mobile number or for this address.`
    case 'foreign':
      return `${code} is meant for another customer.`
    case 'knownNotFirst':
      return `${code} is for a first order, and there was one with this mobile number or for this address.`
    case 'notFirst':
      return `${code} is for a first order, and you have ordered before.`
    case 'nothingFits':
      return `${code} is not for anything in your bag.`
    case 'tooLittle':
      return `${code} needs ${inWords(obstacle.paise)} more in your bag.`
    case 'tooFew':
      return `${code} needs ${pieces(obstacle.pieces)} in your bag.`
    case 'giftMissing':
      return `${code} is for “${label}”: put the gift into your bag and it is free.`
  }
}

/** Why a code that could be had is not. */
export const betterWithout = (code: string, best: BestOffers): string => {
  const others = best.applied.map(({ terms }) => `“${terms.label}”`).join(' and ')
  return `${code} cannot be combined with ${others}, which ${best.applied.length > 1 ? 'save' : 'saves'} you more.`
}

/** A code that is none of the shop's. */
export const unknownCode = (typed: string): string =>
  `We do not know the code ${codeOf(typed) || 'that you typed'}. Please check how it is written.`
