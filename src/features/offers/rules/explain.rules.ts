import { formatPaiseShort } from '#/platform/money/money.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { m } from '../messages/offers.messages.ts'
import type { BestOffers } from './combine.rules.ts'
import type { Obstacle } from './conditions.rules.ts'
import { codeOf, type Terms } from './offer.rules.ts'

/** Offers that could be had instead are named up to this number. */
const MOST_INSTEAD = 2

/** What was taken off and what was not, in sentences: "Diwali10 saves ₹420; Buy two would have saved ₹380." */
export function explanation({ applied, instead }: Pick<BestOffers, 'applied' | 'instead'>): string[] {
  if (applied.length === 0) return []
  const had = applied.map(({ terms, savedPaise }) =>
    m.saves({ label: terms.label, amount: formatPaiseShort(savedPaise) }),
  )
  const others = instead
    .slice(0, MOST_INSTEAD)
    .map(({ terms, savedPaise }) =>
      m.wouldHaveSaved({ label: terms.label, amount: formatPaiseShort(savedPaise) }),
    )
  return [m.explained({ words: [had.join(', '), ...others].join('; ') })]
}

/** What the returns policy says of pieces that offers by the piece count, before anybody orders them. */
export const returnWords = ({ applied }: Pick<BestOffers, 'applied'>): string[] =>
  applied.flatMap(({ terms, counted }) =>
    counted.some((pieces) => pieces > 0) ? [m.noReturn({ label: terms.label })] : [],
  )

/** What is missing for an offer that needs no code, where something in the bag can be done about it; undefined for any other. */
export function missingFor({ label }: Terms, obstacle: Obstacle): string | undefined {
  switch (obstacle.is) {
    case 'tooLittle':
      return m.moreFor({ amount: formatPaiseShort(obstacle.paise), label })
    case 'tooFew':
      return m.piecesFor({ count: obstacle.pieces, label })
    case 'giftMissing':
      return m.giftIsYours({ label })
    default:
      return undefined
  }
}

/** Why a code does nothing, in the words of whoever typed it. @param code as it was stored */
export function codeProblem(code: string, { from, until, label }: Terms, obstacle: Obstacle): string {
  switch (obstacle.is) {
    case 'stopped':
      return m.codeStopped({ code })
    case 'waiting':
      return m.codeFrom({ code, time: formatIndiaTime(from?.toISOString() ?? '') })
    case 'ended':
      return m.codeUntil({ code, time: formatIndiaTime(until?.toISOString() ?? '') })
    case 'usedUp':
      return m.codeUsedUp({ code })
    case 'ownUsedUp':
      return m.codeUsedByYou({ code })
    case 'knownUsedUp':
      return m.codeKnownUsed({ code })
    case 'foreign':
      return m.codeForeign({ code })
    case 'knownNotFirst':
      return m.codeKnownNotFirst({ code })
    case 'notFirst':
      return m.codeNotFirst({ code })
    case 'nothingFits':
      return m.codeFitsNothing({ code })
    case 'tooLittle':
      return m.codeNeedsMore({ code, amount: formatPaiseShort(obstacle.paise) })
    case 'tooFew':
      return m.codeNeedsPieces({ code, count: obstacle.pieces })
    case 'giftMissing':
      return m.codeNeedsGift({ code, label })
  }
}

/** Why a code that could be had is not. */
export const betterWithout = (code: string, best: BestOffers): string => {
  const others = best.applied
    .map(({ terms }) => `“${terms.label}”`)
    .reduce((one, other) => (one === '' ? other : m.listed({ one, other })), '')
  return m.betterWithout({ code, others, count: Math.max(1, best.applied.length) })
}

/** A code that is none of the shop's. */
export function unknownCode(typed: string): string {
  const code = codeOf(typed)
  return code ? m.unknownCode({ code }) : m.unknownTyped()
}
