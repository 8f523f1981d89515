import { type AttributeFilter, filterKeys } from '../attributes/filterKeys.rules.ts'
import { type Availability, LONGEST_CHOICE, type ShopSort, shopSorts } from '../facets/address.rules.ts'
import { priceRange } from '../rules/catalog.rules.ts'

/** What a listing's address carries. Prices in rupees; what stands at its default is not in the address. */
export interface ListingSearch extends AttributeFilter {
  /** Several values with commas between, as of attributes. */
  categories?: string
  size?: string
  availability?: Availability
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
  const sort = shopSorts.find((one): one is Exclude<ShopSort, 'none'> => one !== 'none' && one === raw.sort)
  const [min, max] = priceOf({ min: stopOf(raw.min), max: stopOf(raw.max) })
  return {
    ...(type && type !== 'all' ? { type } : {}),
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(min > priceRange.least ? { min } : {}),
    ...(max < priceRange.most ? { max } : {}),
    ...choicesIn(raw),
  }
}

/** What may be chosen, by the parameters of the address. */
export const choiceKeys = ['categories', 'availability', 'size', ...filterKeys] as const
export type ChoiceKey = (typeof choiceKeys)[number]

/** What is chosen. A plain form sends each value by itself. */
function choicesIn(raw: Record<string, unknown>): Pick<ListingSearch, ChoiceKey> {
  const given = choiceKeys.flatMap((key) => {
    const value = [raw[key]].flat().flatMap((one) => textOf(one, LONGEST_CHOICE) ?? [])
    const text = value.join(',').slice(0, LONGEST_CHOICE)
    const isSense = key === 'availability' ? text === 'in-stock' : text !== '' && text !== 'all'
    return isSense ? [[key, text]] : []
  })
  return Object.fromEntries(given)
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
