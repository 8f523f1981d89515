import { indiaDay } from '#/platform/time/days.ts'

export type GstClass = 'fabric' | 'garment'

interface RatesSince {
  /** First day on which they hold, in India: `2025-09-22`. */
  readonly since: string
  /** Percent, for sarees and unstitched cloth at any price. */
  readonly fabric: number
  readonly garment: {
    /** Paise a piece, up to and including which `low` holds. */
    readonly limitPaise: number
    readonly low: number
    readonly high: number
  }
}

/** The newest first. What was invoiced under old rates keeps them, so nothing is ever changed here, only added. */
const rates: readonly RatesSince[] = [
  { since: '2025-09-22', fabric: 5, garment: { limitPaise: 250_000, low: 5, high: 18 } },
  { since: '2017-07-01', fabric: 5, garment: { limitPaise: 100_000, low: 5, high: 12 } },
]

/**
 * The GST rate in percent of a piece sold at a moment. The limit of garments is compared with the price that the
 * customer pays, tax included: the reading under which no garment is ever taxed too low.
 * @throws RangeError before GST began
 */
export function gstRate(gstClass: GstClass, pricePaise: number, moment: Date): number {
  const day = indiaDay(moment)
  const then = rates.find(({ since }) => since <= day)
  if (!then) throw new RangeError(`There was no GST on ${day}`)
  if (gstClass === 'fabric') return then.fabric
  const { limitPaise, low, high } = then.garment
  return pricePaise <= limitPaise ? low : high
}

/** Money in paise; the parts always add up to the inclusive amount. */
export interface TaxParts {
  readonly taxablePaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}

/**
 * The tax inside an inclusive amount, p * r / (100 + r). Within a state it is two equal halves, each rounded by itself,
 * between states one part; what is left is the taxable value.
 */
export function taxInside(amountPaise: number, rate: number, isWithinState: boolean): TaxParts {
  if (isWithinState) {
    const half = Math.round((amountPaise * rate) / (2 * (100 + rate)))
    return { taxablePaise: amountPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 }
  }
  const igstPaise = Math.round((amountPaise * rate) / (100 + rate))
  return { taxablePaise: amountPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise }
}
