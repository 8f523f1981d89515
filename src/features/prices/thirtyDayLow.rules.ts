import type { ThirtyDayLows } from '#/features/catalog/variants/thirtyDayLows.rules.ts'
import { DAY_MS } from '#/platform/time/spans.rules.ts'
import { type AskedPrice, askedPrices, type PriceChange } from './askedPrices.rules.ts'

/** A reduction is measured by so many days before it, and is one for so many days. */
export const REDUCED_DAYS = 30
const REDUCED_MS = REDUCED_DAYS * DAY_MS

/** A price that is lower than any of the 30 days before it. */
export interface Reduction {
  readonly pricePaise: number
  /** The lowest that was asked in the 30 days before. */
  readonly lowPaise: number
  /** From when on it is the usual price and no reduction any more, ms since 1970. */
  readonly until: number
}

/**
 * The reduction of the price that is asked now, by the lowest price of the 30 days before it began. Undefined where it is none:
 * it was asked before at that price or less, it is the first price, nothing was asked in those days, or 30 days have passed.
 * A price that was raised and lowered again is therefore no reduction, nor is a second sale at the price of the first one.
 * @param asked oldest first, as `askedPrices` gives it @param now ms since 1970
 */
export function reductionOf(asked: readonly AskedPrice[], now: number): Reduction | undefined {
  const pricePaise = asked.at(-1)?.paise ?? null
  if (pricePaise === null) return undefined
  const since = sinceWhen(asked, pricePaise)
  const until = since + REDUCED_MS
  const before = asked.flatMap(({ at, paise }, index) => {
    const ended = asked[index + 1]?.at ?? Number.POSITIVE_INFINITY
    // guard: thirty-days-before
    return paise !== null && at < since && ended > since - REDUCED_MS ? [paise] : []
  })
  const lowPaise = Math.min(...before)
  // guard: lower-than-all-before
  return now < until && before.length > 0 && lowPaise > pricePaise
    ? { pricePaise, lowPaise, until }
    : undefined
}

/** When the present price was first asked; what was hidden meanwhile came back at the same price. */
function sinceWhen(asked: readonly AskedPrice[], pricePaise: number): number {
  let since = 0
  for (const { at, paise } of asked.toReversed()) {
    if (paise === pricePaise) since = at
    else if (paise !== null) break
  }
  return since
}

/** What of a product's prices is reduced. */
export interface Lows {
  /** Null: nothing. */
  readonly lows: ThirtyDayLows | null
  /** When one of them is a reduction no more, ms since 1970. */
  readonly until: number | null
}

/**
 * What of the prices of a product is reduced now, from what. Where sizes cost differently its price is that of the cheapest: that
 * is reduced only if each of the cheapest is, or a new small size would make a sale of itself.
 * @param changes all of the product, oldest first @param now ms since 1970
 */
export function lowsOf(changes: readonly PriceChange[], now: number): Lows {
  const sizes = [...new Set(changes.map(({ size }) => size))].filter((size) => size !== '')
  const pricePaise = askedPrices(changes, '').at(-1)?.paise ?? null
  const offered = sizes
    .map((size) => ({ size, asked: askedPrices(changes, size) }))
    .filter(({ asked }) => (asked.at(-1)?.paise ?? null) !== null)
  const ofSizes = offered.map(({ size, asked }) => ({
    size,
    paise: asked.at(-1)?.paise,
    reduction: reductionOf(asked, now),
  }))
  const cheapest = ofSizes.filter(({ paise }) => paise === pricePaise).map(({ reduction }) => reduction)
  const own = offered.length === 0 ? [reductionOf(askedPrices(changes, ''), now)] : cheapest
  const reduced = [
    ...lowestOf(own).map((reduction) => ({ size: '', reduction })),
    ...ofSizes.flatMap(({ size, reduction }) => (reduction ? [{ size, reduction }] : [])),
  ]
  if (reduced.length === 0) return { lows: null, until: null }
  return {
    lows: Object.fromEntries(
      reduced.map(({ size, reduction: { pricePaise, lowPaise } }) => [size, { pricePaise, lowPaise }]),
    ),
    until: Math.min(...reduced.map(({ reduction }) => reduction.until)),
  }
}

/** The smallest of several reductions, none where not all are. */
function lowestOf(all: readonly (Reduction | undefined)[]): Reduction[] {
  const known = all.filter((one) => one !== undefined)
  // guard: new-size-makes-no-sale
  if (known.length < all.length) return []
  return known.toSorted((one, other) => one.lowPaise - other.lowPaise).slice(0, 1)
}

/** The lowest price that was asked within the last 30 days, paise; infinite where nothing was. @param now ms since 1970 */
export const lowestLately = (asked: readonly AskedPrice[], now: number): number =>
  Math.min(
    ...asked.flatMap(({ paise }, index) => {
      const ended = asked[index + 1]?.at ?? Number.POSITIVE_INFINITY
      return paise !== null && ended > now - REDUCED_MS ? [paise] : []
    }),
  )
