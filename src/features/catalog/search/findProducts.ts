import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { MOST_PRICE, type PriceRange, priceIn } from '#/features/search/price.rules.ts'
import type { Synonyms } from '#/features/search/synonyms.rules.ts'
import { type Token, tokensOf } from '#/features/search/tokens.rules.ts'
import { numbersBelow } from '../memory/numbersBelow.ts'
import { CATEGORY_WEIGHT, places, weights } from './productWords.rules.ts'
import type { SearchIndex } from './searchIndex.ts'
import { type Option, type Term, termsOf } from './terms.ts'

/** What is searched. */
export interface Searched {
  readonly index: SearchIndex
  readonly synonyms: Synonyms
  readonly categories: readonly { readonly keys: ReadonlySet<string>; readonly products: NumberSet }[]
  /** The products whose names contain a text, in small letters. */
  named(text: string): NumberSet
}

/** Products that answer a query, and how well. */
export interface Found extends PriceRange {
  readonly products: NumberSet
  /** By the number of a product. */
  readonly points: Uint16Array
  /** The query as it was understood, where a word was mistyped. */
  readonly didYouMean?: string
  /** What was understood. */
  readonly terms: readonly Term[]
  /** Words that are nowhere in the shop. */
  readonly missing: readonly string[]
  /** Whether no product has all that was asked for, so that these have only a part. */
  readonly isPartial: boolean
}

/** Whoever has the text in the name stands before whoever is found by understanding it. */
const NAMED = 10_000
/** The same where it is a part of other words: red in embroidered. */
const INSIDE = 82
/** A number from this on that no name has is the most that something may cost, rupees. */
const LEAST_PRICE = 300

/** A category is asked for by its name or a synonym, not by something that looks like it. */
const SURE = 0.85
/** What nobody has to have counts so much beside the rest. */
const SOFT = 0.1

/** Who has so much of what was asked for stands beside whoever has the most. */
const AS_MUCH = 0.999

type Level = readonly [points: number, products: NumberSet]

interface Answer {
  readonly term: Term
  readonly levels: readonly Level[]
}

/** Finds the products that a query asks for. @param typed as it was typed */
export function findProducts(typed: string, searched: Searched): Found {
  const all = tokensOf(typed)
  const { rest, ...range } = priceIn(all)
  const { tokens, most } = unnamedPrice(rest, range, searched)
  const price = most === undefined ? range : { most }
  const read = termsOf(tokens, wordsOf(searched))
  const terms = read.some(({ isSoft }) => !isSoft) ? read : read.map((term) => ({ ...term, isSoft: false }))
  const answers = terms.map((term) => ({ term, levels: levelsOf(term, searched) }))
  const named = namedBy(typed, tokens.length < all.length ? tokens : undefined, searched)
  const needed = answers.filter(({ term }) => !term.isSoft)
  const missing = needed.filter(({ levels }) => levels.length === 0).map(({ term }) => term.text)
  const isWhole = missing.length === 0
  const points = new Uint16Array(searched.index.end)
  const whole = isWhole && needed.length > 0 ? allOfThem(needed) : new NumberSet()
  const isPartial = whole.isEmpty() && named.isEmpty() && needed.length > 0
  const sure = needed.map((answer) => (answer.term.meant === undefined ? answer : { ...answer, levels: [] }))
  const products = isPartial ? mostOfThem(sure, searched) : whole
  addPoints(points, isPartial ? sure : answers, products)
  named.forEach((product) => {
    const known = points[product] ?? 0
    const isInWords = known >= needed.length * INSIDE
    points[product] = isInWords ? NAMED + known : Math.max(known, needed.length * INSIDE)
  })
  products.union(needed.length === 0 && isPriced(price) ? searched.named('') : named)
  const didYouMean = correctedText(terms)
  return {
    products,
    points,
    terms,
    missing,
    isPartial,
    ...price,
    ...(didYouMean !== undefined && { didYouMean }),
  }
}

const isPriced = ({ least, most }: PriceRange): boolean => least !== undefined || most !== undefined

const wordsOf = ({ index, synonyms, categories }: Searched) => ({
  keywords: index.keywords,
  synonyms,
  isChosenBy: (key: string) => {
    const number = index.keywords.numberOf(key)
    if (number !== undefined && index.isChosenBy(number)) return true
    return categories.some(({ keys }) => keys.has(key))
  },
})

/** A number that no name has is a price: silk saree 5000. */
function unnamedPrice(tokens: readonly Token[], range: PriceRange, { named }: Searched) {
  if (isPriced(range) || tokens.length < 2) return { tokens }
  const price = tokens.find(({ number = 0, key }) => number >= LEAST_PRICE && named(key).isEmpty())
  if (!price) return { tokens }
  return { tokens: tokens.filter((token) => token !== price), most: Math.min(MOST_PRICE, price.number ?? 0) }
}

/** Those whose names contain the text as it was typed, or what is left of it without the price. */
function namedBy(typed: string, rest: readonly Token[] | undefined, { named }: Searched): NumberSet {
  const texts = [typed, ...(rest ? [rest.map(({ text }) => text).join(' ')] : [])]
  const found = new NumberSet()
  for (const text of texts) {
    const lower = text.trim().toLowerCase()
    if (lower !== '') found.union(named(lower))
  }
  return found
}

/** Who has what a term asks for: the best first, each product once. */
function levelsOf(term: Term, searched: Searched): Level[] {
  const found = new Map<number, NumberSet>()
  const add = (points: number, products: NumberSet) => {
    if (products.isEmpty()) return
    const known = found.get(points)
    if (known) known.union(products)
    else found.set(points, products)
  }
  if (term.isNumber) add(100, searched.named(term.text.replaceAll(',', '')).clone())
  else for (const option of term.options) addOption(option, searched, add)
  const seen = numbersBelow(searched.index.end)
  return [...found]
    .sort(([one], [other]) => other - one)
    .map(([points, products]): Level => {
      products.difference(seen)
      seen.union(products)
      return [points, products]
    })
    .filter(([, products]) => !products.isEmpty())
}

function addOption(
  { keys, factor }: Option,
  { index, categories }: Searched,
  add: (points: number, products: NumberSet) => void,
): void {
  for (const category of categories) {
    if (keys.every((key) => category.keys.has(key))) {
      add(Math.round(CATEGORY_WEIGHT * factor), category.products.clone())
    }
  }
  const numbers = keys.flatMap((key) => index.keywords.numberOf(key) ?? [])
  if (numbers.length < keys.length) return
  for (const place of places) add(Math.round(weights[place] * factor), index.withAll(numbers, place))
}

const allOf = (levels: readonly Level[]): NumberSet =>
  levels.reduce((all, [, products]) => all.union(products), new NumberSet())

/** Products that have everything that was asked for. */
function allOfThem(needed: readonly Answer[]): NumberSet {
  const [first = new NumberSet(), ...others] = needed.map(({ levels }) => allOf(levels))
  return others.reduce((both, one) => both.intersection(one), first)
}

/** Whether a category is called so. */
const isCategory = ({ term, levels }: Answer, { categories }: Searched): boolean =>
  levels.length > 0 &&
  term.options.some(
    ({ keys, factor }) =>
      factor >= SURE && categories.some((category) => keys.every((key) => category.keys.has(key))),
  )

/** Whether something says which kind of thing is wanted: the last word does (there is no gold ring where there is gold), or a category. */
const isKindKnown = (needed: readonly Answer[], searched: Searched): boolean =>
  (needed.at(-1)?.levels.length ?? 0) > 0 || needed.some((answer) => isCategory(answer, searched))

/** What is of the kind that was asked for: who wants a party wear suit wants a suit, and no saree for parties. */
function ofTheKind(needed: readonly Answer[], searched: Searched): NumberSet | undefined {
  const kinds = needed.filter((answer) => isCategory(answer, searched))
  const products = allOfThem(kinds)
  return products.isEmpty() ? undefined : products
}

/** Products that have the most of what was asked for; what few have says more. */
function mostOfThem(needed: readonly Answer[], searched: Searched): NumberSet {
  const most = new NumberSet()
  if (!isKindKnown(needed, searched)) return most
  const kind = ofTheKind(needed, searched)
  const all = needed
    .map(({ levels }) => (kind ? allOf(levels).intersection(kind) : allOf(levels)))
    .filter((products) => !products.isEmpty())
  const total = all.reduce((sum, one) => sum + one.size(), 0)
  const worth = new Float32Array(searched.index.end)
  let best = 0
  for (const one of all) {
    const rarity = Math.log(1 + total / one.size())
    one.forEach((product) => {
      const own = (worth[product] ?? 0) + rarity
      worth[product] = own
      best = Math.max(best, own)
    })
  }
  for (const one of all)
    one.forEach((product) => {
      if ((worth[product] ?? 0) >= best * AS_MUCH) most.add(product)
    })
  return most
}

function addPoints(points: Uint16Array, answers: readonly Answer[], among: NumberSet): void {
  if (among.isEmpty()) return
  for (const { term, levels } of answers) {
    for (const [worth, products] of levels) {
      const own = term.isSoft ? Math.round(worth * SOFT) : worth
      products.new_intersection(among).forEach((product) => {
        points[product] = (points[product] ?? 0) + own
      })
    }
  }
}

function correctedText(terms: readonly Term[]): string | undefined {
  if (!terms.some(({ meant }) => meant !== undefined)) return undefined
  return terms.map(({ text, meant = text }) => meant).join(' ')
}
