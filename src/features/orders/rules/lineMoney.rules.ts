import { m } from '../messages/orders.messages.ts'

/** What decides what pieces of an order's line cost. */
export interface LineMoney {
  /** Paise a piece, as it was asked when ordered. */
  readonly pricePaise: number
  /** Pieces that were ordered, cancelled ones among them. */
  readonly ordered: number
  /** Paise that offers took off all of these together. */
  readonly discountPaise: number
}

/**
 * What offers take off some pieces of a line after `gone` others left it: whole paise, in the end all of them. It is that
 * of all that have left then, less that of those before, so however a line is cut its parts add up.
 */
export function discountOf(
  { ordered, discountPaise }: Omit<LineMoney, 'pricePaise'>,
  gone: number,
  pieces: number,
): number {
  if (discountPaise === 0) return 0
  // guard: discount-of-parts
  const upTo = (count: number) => Math.floor((discountPaise * count) / ordered)
  return upTo(gone + pieces) - upTo(gone)
}

/** Paise that some pieces of a line cost after `gone` others left it, what offers took off included. */
export const costOf = (line: LineMoney, gone: number, pieces: number): number =>
  line.pricePaise * pieces - discountOf(line, gone, pieces)

/** An offer that an order was given, as it was then. */
export interface AppliedOffer {
  readonly offerId: string
  /** What was typed for it; null for one without a code. */
  readonly code: string | null
  /** As customers read it. */
  readonly label: string
  /** Paise that it took off the order. */
  readonly savedPaise: number
  /** Pieces that an offer by the piece counted, by the id of their line; left out by any other, and before it was written down. */
  readonly pieces?: Readonly<Record<string, number>>
  /** What a free gift was given for; left out by any other. */
  readonly earnedBy?: EarnedBy
}

/** Lines that have to cost so much, paise before reductions, and have so many pieces, for a gift to stay free. */
export interface EarnedBy {
  readonly lines: readonly string[]
  readonly leastPaise: number
  readonly leastPieces: number
}

/** What stands beside the reduction of an order: `Diwali 10 %, Buy two`. */
export const offersText = (offers: readonly { readonly label: string }[]): string =>
  offers.length === 0 ? m.reduction() : offers.map(({ label }) => label).join(', ')
