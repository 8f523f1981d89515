import { formatWholeRupees } from '#/platform/money/money.ts'
import { type Day, indiaDay } from '#/platform/time/days.ts'
import { m } from '../messages/catalog.messages.ts'
import type { GstClass } from './gstClasses.rules.ts'

/** What holds from a day on, percent. */
interface RatesSince {
  /** First day in India: `2025-09-22`. */
  readonly since: Day
  readonly rate: number
  /** Of goods by value: up to which value of a piece, in paise before tax, `rate` holds, and what holds above. */
  readonly above?: { readonly limitPaise: number; readonly rate: number }
}

interface TaxClass {
  /** As a shopkeeper knows it. */
  readonly label: () => string
  /** The newest first. Nothing is ever changed here, only added: the rate is found by the day of the sale. */
  readonly rates: readonly RatesSince[]
}

const GST_BEGAN = '2017-07-01'
/** The 56th meeting of the GST Council: most goods at 5 or 18 %, some at 40 %. */
const SEPTEMBER_2025 = '2025-09-22'

export const taxClasses: Readonly<Record<GstClass, TaxClass>> = {
  // Chapters 50 to 55 of the tariff: one rate at any price.
  fabric: { label: m.taxFabric, rates: [{ since: GST_BEGAN, rate: 5 }] },
  // Chapters 61 to 63.
  garment: {
    label: m.taxGarment,
    rates: [
      { since: SEPTEMBER_2025, rate: 5, above: { limitPaise: 250_000, rate: 18 } },
      { since: GST_BEGAN, rate: 5, above: { limitPaise: 100_000, rate: 12 } },
    ],
  },
  exempt: { label: m.taxExempt, rates: [{ since: GST_BEGAN, rate: 0 }] },
  gst3: { label: m.taxJewellery, rates: [{ since: GST_BEGAN, rate: 3 }] },
  gst5: { label: m.taxFive, rates: [{ since: GST_BEGAN, rate: 5 }] },
  gst12: { label: m.taxTwelve, rates: [{ since: GST_BEGAN, rate: 12 }] },
  gst18: {
    label: m.taxEighteen,
    rates: [{ since: GST_BEGAN, rate: 18 }],
  },
  gst28: { label: m.taxTwentyEight, rates: [{ since: GST_BEGAN, rate: 28 }] },
  gst40: { label: m.taxForty, rates: [{ since: SEPTEMBER_2025, rate: 40 }] },
}

function ratesAt(gstClass: GstClass, date: Date): RatesSince {
  const day = indiaDay(date)
  const then = taxClasses[gstClass].rates.find(({ since }) => since <= day)
  if (!then) throw new RangeError(`There was no GST of class ${gstClass} on ${day}`)
  return then
}

/** The highest price in paise, tax included, whose value without that tax is not above a limit. */
// guard: tax-class-limit-taxed
const highestWith = (limitPaise: number, rate: number): number =>
  Math.floor((limitPaise * (100 + rate)) / 100)

/**
 * The GST rate in percent of a piece sold at a moment. The limit of goods by value is compared with the value before tax:
 * a garment of 2,625 rupees with 5 % inside is worth 2,500. Where no rate fits (`rateGap`) it is the higher one, under
 * which too little tax is never paid.
 * @param pricePaise what the customer pays a piece, tax included
 * @throws RangeError before there was such a class
 */
export function gstRate(gstClass: GstClass, pricePaise: number, date: Date): number {
  const { rate, above } = ratesAt(gstClass, date)
  // guard: tax-class-limit
  return !above || pricePaise <= highestWith(above.limitPaise, rate) ? rate : above.rate
}

/** Prices, in paise with tax inside, that no rate fits: the lower one leaves a value above its limit, the higher one a value below. */
export interface RateGap {
  readonly low: number
  readonly high: number
  /** The highest price that `low` fits. */
  readonly lowUpToPaise: number
  /** The lowest price that `high` fits, and the next one in whole rupees. */
  readonly highFromPaise: number
  readonly highFromRupeesPaise: number
}

/** The gap in which a price lies; undefined for one that has a rate of its own. */
export function rateGap(gstClass: GstClass, pricePaise: number, date: Date): RateGap | undefined {
  const { rate: low, above } = ratesAt(gstClass, date)
  if (!above) return undefined
  const { limitPaise, rate: high } = above
  const lowUpToPaise = highestWith(limitPaise, low)
  const highFromPaise = highestWith(limitPaise, high) + 1
  if (pricePaise <= lowUpToPaise || pricePaise >= highFromPaise) return undefined
  return { low, high, lowUpToPaise, highFromPaise, highFromRupeesPaise: Math.ceil(highFromPaise / 100) * 100 }
}

/** What a class costs at a moment, for a list to choose from: `5 % up to ₹2,500 a piece before tax, 18 % above`. */
export function rateText(gstClass: GstClass, date: Date): string {
  const { rate, above } = ratesAt(gstClass, date)
  if (!above) return `${rate} %`
  return m.rateUpTo({ rate, limit: formatWholeRupees(above.limitPaise / 100), above: above.rate })
}

/** A class as people write it in a file: its key, or a rate such as `18 %` that one class alone has. */
export function readTaxClass(text: string): string {
  const plain = text.trim().toLowerCase()
  const rate = /^(?:gst\s*)?(\d{1,2})\s*%?$/.exec(plain)?.[1]
  if (rate === undefined) return plain
  return Number(rate) === 0 ? 'exempt' : `gst${Number(rate)}`
}
