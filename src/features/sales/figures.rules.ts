/** What is counted of an hour, a day, a month or a whole period; money in paise. See `takings.rules.ts` for what counts. */
export interface Figures {
  /** Orders placed, whatever became of them. */
  readonly orders: number
  /** Of these, cancelled, returned or not delivered by now. */
  readonly undone: number
  /** Pieces in the orders that stand. */
  readonly pieces: number
  /** Payments that came in. */
  readonly payments: number
  /** What these payments add up to, less what was sent back, paise: below zero where more was sent back than came in. */
  readonly takingsPaise: number
  /** What was sent back, paise. */
  readonly refundedPaise: number
  /** Bags begun: the first thing was put into a bag. */
  readonly bags: number
  /** Of these, ordered by now. */
  readonly bagsOrdered: number
}

export const noFigures: Figures = {
  orders: 0,
  undone: 0,
  pieces: 0,
  payments: 0,
  takingsPaise: 0,
  refundedPaise: 0,
  bags: 0,
  bagsOrdered: 0,
}

const add = (one: Figures, other: Figures): Figures => ({
  orders: one.orders + other.orders,
  undone: one.undone + other.undone,
  pieces: one.pieces + other.pieces,
  payments: one.payments + other.payments,
  takingsPaise: one.takingsPaise + other.takingsPaise,
  refundedPaise: one.refundedPaise + other.refundedPaise,
  bags: one.bags + other.bags,
  bagsOrdered: one.bagsOrdered + other.bagsOrdered,
})

export const sumOf = (list: readonly Figures[]): Figures => list.reduce(add, noFigures)

/** One row for each key, in the order of the keys; where nothing happened, zeros. */
export function inBuckets<Row extends Figures>(
  rows: readonly Row[],
  keys: readonly string[],
  keyOf: (row: Row) => string,
): (Figures & { readonly key: string })[] {
  const byKey = Map.groupBy(rows, keyOf)
  return keys.map((key) => ({ ...sumOf(byKey.get(key) ?? []), key }))
}

/** By how many percent a figure changed, rounded; null where there was nothing before to compare with, or less. */
export function percentChange(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 100)
}

/** The share of the whole in percent, rounded; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)

/** Waiting orders are counted up to here: who has more of them needs no exact number. */
export const MOST_COUNTED = 500
