import { sharesOf } from '#/platform/money/shares.ts'
import { isWithin, type PricedLine, type Reward, type Terms } from './offer.rules.ts'

/** What an order costs at least, paise: no offer makes it nothing, which nobody could pay. */
export const LEAST_TOTAL_PAISE = 100

/** A bag while offers are taken off it, by the lines of the bag. */
export interface Reckoning {
  /** What each line still costs, paise. */
  readonly left: readonly number[]
  /** Pieces of each line that no offer by the piece has counted. */
  readonly free: readonly number[]
}

export const reckoningOf = (lines: readonly PricedLine[]): Reckoning => ({
  left: lines.map(({ unitPaise, quantity }) => unitPaise * quantity),
  free: lines.map(({ quantity }) => quantity),
})

export const sumOf = (paise: readonly number[]): number => paise.reduce((sum, one) => sum + one, 0)

/**
 * The order in which offers are taken off: first those by the piece, which need whole pieces at their price, then percentages of
 * what is left, then amounts; those of one kind by their ids. Whatever the order of a list, the sum is the same.
 */
const ranks: Readonly<Record<Reward['kind'], number>> = { pieces: 0, gift: 1, percent: 2, amount: 3 }

export const inTurn = (one: Terms, other: Terms): number =>
  ranks[one.reward.kind] - ranks[other.reward.kind] || (one.id < other.id ? -1 : Number(one.id > other.id))

/** What a line loses by an offer, and pieces of it that are counted by it. */
interface Taken {
  readonly paise: readonly number[]
  readonly pieces: readonly number[]
}

const none = (lines: readonly unknown[]) => lines.map(() => 0)

/** Spreads an amount over the lines of a scope, never more than they cost, nor more than leaves the least total. */
function spread(wanted: number, { left }: Reckoning, fits: readonly boolean[]): Taken {
  const bases = left.map((paise, at) => (fits[at] ? paise : 0))
  // guard: never-below-zero
  const paise = Math.max(0, Math.min(wanted, sumOf(bases), sumOf(left) - LEAST_TOTAL_PAISE))
  return { paise: sharesOf(paise, bases), pieces: none(left) }
}

/**
 * The dearest pieces that an offer counts are paid for, the cheapest of them reduced: by whole groups. Pieces of one price count
 * in the order of the bag.
 */
function byPieces(
  { buy, get, percent }: Extract<Reward, { kind: 'pieces' }>,
  lines: readonly PricedLine[],
  { free }: Reckoning,
  fits: readonly boolean[],
): Taken {
  const usable = free.map((pieces, at) => (fits[at] ? pieces : 0))
  const groups = Math.floor(sumOf(usable) / (buy + get))
  const dearest = lines
    .map((_, at) => at)
    .sort((one, other) => unitAt(lines, other) - unitAt(lines, one) || one - other)
  const paid = firstOf(groups * buy, dearest, usable)
  const rest = usable.map((pieces, at) => pieces - (paid[at] ?? 0))
  const reduced = firstOf(groups * get, dearest.toReversed(), rest)
  return {
    paise: reduced.map((pieces, at) => pieces * Math.round((unitAt(lines, at) * percent) / 100)),
    pieces: reduced.map((pieces, at) => pieces + (paid[at] ?? 0)),
  }
}

const unitAt = (lines: readonly PricedLine[], at: number): number => lines[at]?.unitPaise ?? 0

/** So many pieces, by lines in this order; one number for each line of the bag. */
function firstOf(wanted: number, order: readonly number[], usable: readonly number[]): number[] {
  const pieces = none(usable)
  let missing = wanted
  for (const at of order) {
    pieces[at] = Math.min(missing, usable[at] ?? 0)
    missing -= pieces[at]
  }
  return pieces
}

/** One piece of the gift, in the first line that has one. */
function gift(product: string, lines: readonly PricedLine[], { free }: Reckoning): Taken {
  const gifts = lines.findIndex((line, at) => line.product.id === product && (free[at] ?? 0) > 0)
  const pieces = lines.map((_, at) => Number(at === gifts))
  return { pieces, paise: pieces.map((count, at) => count * unitAt(lines, at)) }
}

function takenBy(terms: Terms, lines: readonly PricedLine[], state: Reckoning): Taken {
  const { reward, scope } = terms
  const fits = lines.map(({ product }) => isWithin(scope, product))
  switch (reward.kind) {
    case 'percent': {
      const base = sumOf(state.left.filter((_, at) => fits[at]))
      const share = Math.round((base * reward.percent) / 100)
      return spread(Math.min(share, reward.mostPaise ?? share), state, fits)
    }
    case 'amount':
      return spread(reward.paise, state, fits)
    case 'pieces':
      return byPieces(reward, lines, state, fits)
    case 'gift':
      return gift(reward.product, lines, state)
  }
}

/** A bag after one more offer was taken off, and what each line lost by it. */
export function reduce(
  terms: Terms,
  lines: readonly PricedLine[],
  before: Reckoning,
): Reckoning & { readonly lost: readonly number[] } {
  const { paise, pieces } = takenBy(terms, lines, before)
  // Offers by the piece are had whole or not at all.
  // guard: least-total
  if (sumOf(before.left) - sumOf(paise) < LEAST_TOTAL_PAISE) return { ...before, lost: none(lines) }
  return {
    left: before.left.map((left, at) => left - (paise[at] ?? 0)),
    free: before.free.map((free, at) => free - (pieces[at] ?? 0)),
    lost: paise,
  }
}
