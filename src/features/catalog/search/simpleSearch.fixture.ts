import type { SearchResult } from './productSearch.ts'
import { CATEGORY_WEIGHT, places, type SearchedTexts, weights, wordsOf } from './productWords.rules.ts'
import type { Term } from './terms.ts'

/** A product as the search knows it. */
export interface Good extends SearchedTexts {
  /** The higher, the newer. */
  readonly number: number
  /** Keys of the category's name. */
  readonly category: readonly string[]
  readonly paise: number
  readonly isOnSale: boolean
}

type Understood = Omit<SearchResult, 'total' | 'numbers'>

const hasName = ({ name }: Good, text: string) => text !== '' && name.toLowerCase().includes(text)

/** By how many points a product answers a term; 0 where it does not. */
function pointsOf(good: Good, { isNumber, text, options }: Term): number {
  if (isNumber) return hasName(good, text.replaceAll(',', '')) ? 100 : 0
  const words = wordsOf(good)
  const found = options.flatMap(({ keys, factor }) => [
    ...(keys.every((key) => good.category.includes(key)) ? [Math.round(CATEGORY_WEIGHT * factor)] : []),
    ...places.flatMap((place, at) =>
      keys.every((key) => ((words.get(key)?.places ?? 0) & (1 << at)) > 0)
        ? [Math.round(weights[place] * factor)]
        : [],
    ),
  ])
  return Math.max(0, ...found)
}

/** Whether a product says so, other than somewhere in its description. */
const says = (good: Good, term: Term) => pointsOf(good, term) > weights.description

/** Whether a term is the name of a category. */
const isKindIn = (goods: readonly Good[], { options }: Term) =>
  options.some(
    ({ keys, factor, isMeant }) =>
      (isMeant || factor >= 0.85) &&
      goods.some(({ category }) => keys.every((key) => category.includes(key))),
  )

/** Whether nearly all of a category, and hardly anything else, says so. */
function namesKindIn(goods: readonly Good[], saying: readonly Good[]): boolean {
  const names = new Set(goods.map(({ category }) => category.join()).filter(Boolean))
  return [...names].some((name) => {
    const products = goods.filter(({ category }) => category.join() === name)
    const larger = Math.max(products.length, saying.length)
    return larger >= 3 && products.filter((good) => saying.includes(good)).length >= larger * 0.9
  })
}

/** Those that have all of it; of a kind are those that say so of one of the kinds, where there are any. */
function allOf(goods: readonly Good[], needed: readonly Term[]): Good[] {
  const all = goods.filter((good) => needed.every((term) => pointsOf(good, term) > 0))
  const kinds = needed.filter((term) => isKindIn(goods, term))
  const ofTheKind = all.filter((good) => kinds.length === 0 || kinds.some((term) => says(good, term)))
  return ofTheKind.length > 0 ? ofTheKind : all
}

/** Those that have most of what was asked for, what is rare counting more. */
function mostOf(goods: readonly Good[], needed: readonly Term[]): Good[] {
  const having = needed.map((term) =>
    term.meant === undefined || term.isLikely ? goods.filter((good) => says(good, term)) : [],
  )
  const areKinds = needed.map((term, at) => having[at]?.length !== 0 && isKindIn(goods, term))
  if (having.at(-1)?.length === 0 && !areKinds.includes(true)) return []
  const kinds = having.filter((some, at) => areKinds[at] || namesKindIn(goods, some))
  const ofTheKind = goods.filter((good) => kinds.every((some) => some.includes(good)))
  const isKind = kinds.length > 0 && ofTheKind.length > 0
  const counted = having
    .map((some) => (isKind ? some.filter((good) => ofTheKind.includes(good)) : some))
    .filter((some) => some.length > 0)
  const total = counted.reduce((sum, some) => sum + some.length, 0)
  const worth = (good: Good) =>
    counted.reduce((sum, some) => sum + (some.includes(good) ? Math.log(1 + total / some.length) : 0), 0)
  const best = Math.max(...goods.map(worth))
  return goods.filter((good) => worth(good) > 0 && worth(good) >= best * 0.999)
}

/** What a query finds, as simply as it can be said: each product is looked at. @param texts what names are searched for */
export function simplyFound(
  goods: readonly Good[],
  texts: readonly string[],
  understood: Understood,
): number[] {
  const { terms, isPartial, least, most } = understood
  const needed = terms.filter(({ isSoft }) => !isSoft)
  const inside = needed.length * 82
  const whole = needed.length > 0 ? allOf(goods, needed) : []
  const found = isPartial ? mostOf(goods, needed) : whole
  const isPriceAlone = needed.length === 0 && (least !== undefined || most !== undefined)
  const worth = (good: Good) => {
    const counted = isPartial
      ? needed.filter(({ meant, isLikely }) => meant === undefined || isLikely)
      : terms
    const points = counted.reduce(
      (sum, term) => sum + (term.isSoft ? Math.round(pointsOf(good, term) * 0.1) : pointsOf(good, term)),
      0,
    )
    const own = found.includes(good) ? points : 0
    if (!texts.some((text) => hasName(good, text))) return own
    return own >= inside ? 10_000 + own : inside
  }
  return goods
    .filter((good) => found.includes(good) || texts.some((text) => hasName(good, text)) || isPriceAlone)
    .filter(({ isOnSale }) => isOnSale)
    .filter(({ paise }) => paise >= (least ?? 0) * 100 && paise <= (most ?? Number.POSITIVE_INFINITY) * 100)
    .map((good) => ({ good, worth: worth(good) }))
    .sort((one, other) => other.worth - one.worth || other.good.number - one.good.number)
    .map(({ good }) => good.number)
}
