import type { AppliedOffer, EarnedBy } from './lineMoney.rules.ts'
import { piecesLeft } from './returns.rules.ts'

type Counting = Pick<AppliedOffer, 'label' | 'pieces' | 'earnedBy'>

/** A line as far as it is sold: cancelled pieces left out, returned ones not. */
interface SoldLine {
  readonly id: string
  readonly quantity: number
}

/** The offers of which nothing that they counted was cancelled: of any other, what is left is goods like all goods. */
const stillWhole = <Offer extends Pick<AppliedOffer, 'pieces'>>(
  offers: readonly Offer[],
  lines: readonly SoldLine[],
): Offer[] => {
  const sold = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  // guard: broken-offer-holds-nothing
  return offers.filter(({ pieces = {} }) =>
    Object.entries(pieces).every(([id, count]) => (sold.get(id) ?? 0) >= count),
  )
}

/**
 * Pieces of a line that offers by the piece counted: the returns policy takes them back only where something is wrong with them.
 * None of an offer that the shop broke by cancelling what it counted.
 * @param lines all goods of the order
 */
export const piecesOfOffers = (
  offers: readonly Pick<AppliedOffer, 'pieces'>[],
  lines: readonly SoldLine[],
  item: string,
): number => stillWhole(offers, lines).reduce((sum, { pieces }) => sum + (pieces?.[item] ?? 0), 0)

/** Of pieces that leave a line, those that offers counted: the others leave first. @param counted pieces of the line that offers counted */
export const countedAmong = (
  line: Parameters<typeof piecesLeft>[0],
  pieces: number,
  counted: number,
): number => Math.max(0, pieces - Math.max(0, piecesLeft(line) - counted))

/** Pieces of a line that go into an exchange, and the line that they become. */
interface MovedPieces {
  readonly line: SoldLine & { readonly returned?: number | undefined }
  readonly pieces: number
  readonly becomes: string
}

/**
 * The offers by the piece that go along into an exchange: what they counted stays counted there, or another size would make of it
 * what goes back for money. They save nothing a second time.
 * @param lines all goods of the earlier order
 */
export function offersAlong(
  offers: readonly AppliedOffer[],
  lines: readonly SoldLine[],
  moved: readonly MovedPieces[],
): AppliedOffer[] {
  const rest = new Map(
    moved.map(({ line, pieces }) => [
      line.id,
      countedAmong(line, pieces, piecesOfOffers(offers, lines, line.id)),
    ]),
  )
  return stillWhole(offers, lines).flatMap(({ offerId, code, label, pieces = {} }) => {
    const along = moved.flatMap(({ line, becomes }) => {
      const open = rest.get(line.id) ?? 0
      const count = Math.min(pieces[line.id] ?? 0, open)
      rest.set(line.id, open - count)
      return count > 0 ? [[becomes, count] as const] : []
    })
    return along.length > 0
      ? [{ offerId, code, label, savedPaise: 0, pieces: Object.fromEntries(along) }]
      : []
  })
}

/** A line of an order while pieces of it are cancelled. */
interface CancelledLine {
  readonly id: string
  readonly pricePaise: number
  /** Pieces that are sold before, and those that would be left. */
  readonly before: number
  readonly left: number
}

type When = 'before' | 'left'

/** Whether a gift is earned by what is there at a moment. */
function isEarned(
  { lines, leastPaise, leastPieces }: EarnedBy,
  all: readonly CancelledLine[],
  at: When,
): boolean {
  const earning = all.filter(({ id }) => lines.includes(id))
  const paise = earning.reduce((sum, line) => sum + line.pricePaise * line[at], 0)
  const pieces = earning.reduce((sum, line) => sum + line[at], 0)
  return paise >= leastPaise && pieces >= leastPieces
}

/**
 * Whether all that an offer counted is there at a moment, or nothing of its lines: what it took off is spread over all pieces of a
 * line, so that a piece beside the counted ones would stay at less than its price.
 */
function isWhole({ pieces = {}, earnedBy }: Counting, all: readonly CancelledLine[], at: When): boolean {
  const counted = all.flatMap((line) => {
    const count = pieces[line.id] ?? 0
    return count > 0 ? [{ left: line[at], count }] : []
  })
  // guard: offer-leaves-whole
  if (counted.every(({ left }) => left === 0)) return true
  return earnedBy ? isEarned(earnedBy, all, at) : counted.every(({ left, count }) => left >= count)
}

/**
 * The first offer of an order that would be torn apart by a cancellation: its free pieces would stay and the paid ones not. What an
 * offer by the piece counted stays or leaves together, and a gift stays while what it was given for does.
 */
export const tornOffer = <Offer extends Counting>(
  offers: readonly Offer[],
  lines: readonly CancelledLine[],
): Offer | undefined =>
  offers.find((offer) => isWhole(offer, lines, 'before') && !isWhole(offer, lines, 'left'))
