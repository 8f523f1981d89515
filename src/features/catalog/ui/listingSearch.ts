import { type AttributeFilter, filterKeys } from '../attributes/filterKeys.rules.ts'
import { priceRange } from '../catalog.rules.ts'
import type { ShopSort } from '../list.rules.ts'

/** What a listing's address carries. Prices in rupees; what stands at its default is not in the address. */
export interface ListingSearch extends AttributeFilter {
  type?: string
  q?: string
  sort?: Exclude<ShopSort, 'none'>
  min?: number
  max?: number
}

/** A text parameter; the address writes texts that look like numbers as numbers. */
function textOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value).trim().slice(0, most) || undefined
}

/** The nearest stop of the price slider, or undefined for what is no amount. */
function stopOf(value: unknown): number | undefined {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const { least, most, step } = priceRange
  const amount = Number(value)
  return Number.isFinite(amount)
    ? Math.min(most, Math.max(least, Math.round(amount / step) * step))
    : undefined
}

/** Reads a listing's parameters from any address: what makes no sense is left out, nothing fails. */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  const type = textOf(raw.type, 60)
  const q = textOf(raw.q, 200)
  const sort = raw.sort === 'lowToHigh' || raw.sort === 'highToLow' ? raw.sort : undefined
  const [min, max] = priceOf({ min: stopOf(raw.min), max: stopOf(raw.max) })
  return {
    ...(type && type !== 'all' ? { type } : {}),
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(min > priceRange.least ? { min } : {}),
    ...(max < priceRange.most ? { max } : {}),
    ...attributesIn(raw),
  }
}

/** The attributes that it is narrowed by. */
function attributesIn(raw: Record<string, unknown>): AttributeFilter {
  const given = filterKeys.map((key) => [key, textOf(raw[key], 100)] as const)
  return Object.fromEntries(given.filter(([, value]) => value && value !== 'all'))
}

/** Both ends of the price range, rupees, the lower one first; the upper end of the slider means "and more". */
export function priceOf({
  min,
  max,
}: {
  min?: number | undefined
  max?: number | undefined
}): [number, number] {
  const ends = [min ?? priceRange.least, max ?? priceRange.most] as const
  return [Math.min(...ends), Math.max(...ends)]
}
