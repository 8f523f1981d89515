import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { MOST_PRICE, type PriceRange, priceIn } from '#/features/search/price.rules.ts'
import type { Synonyms } from '#/features/search/synonyms.rules.ts'
import { type Token, tokensOf } from '#/features/search/tokens.rules.ts'
import { splitUnwanted } from '#/features/search/unwanted.rules.ts'
import { withCoded } from './codedProducts.ts'
import type { Levels, SearchedPlaces } from './levels.ts'
import { weights } from './productWords.rules.ts'
import type { Group, Scored } from './ranked.ts'
import { type Term, termsOf } from './terms.ts'
import { worthMost } from './worthMost.ts'

/** What is searched. */
export interface Searched extends SearchedPlaces {
  readonly synonyms: Synonyms
  /** Who has what a term asks for. */
  levelsOf(term: Term): Levels
  /** Whether words count as they were typed, and nothing is taken for mistyped. */
  readonly isExact?: boolean
}

/** Products that answer a query, and how well. */
export interface Found extends PriceRange {
  /** The same products in groups that are ranked each in its way; no product is in two. */
  readonly groups: readonly Group[]
  /** The query as it was understood, where a word was mistyped. */
  readonly didYouMean?: string
  /** The query without its price. */
  readonly text: string
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

interface Answer extends Levels {
  readonly term: Term
}

const nobody: Levels = { levels: [], all: new NumberSet() }

/** Finds the products that a query asks for, or whose SKU or barcode it is. @param typed as it was typed */
export const findProducts = (typed: string, searched: Searched): Found =>
  withCoded(typed, understood(typed, searched), searched.index.codes)

function understood(typed: string, searched: Searched): Found {
  const all = tokensOf(typed)
  const { rest, ...range } = priceIn(all)
  const { tokens, most } = unnamedPrice(rest, range, searched)
  const price = most === undefined ? range : { most }
  const { wanted, unwanted } = splitUnwanted(tokens)
  const read = termsOf(wanted, wordsOf(searched))
  const terms = read.some(({ isSoft }) => !isSoft) ? read : read.map((term) => ({ ...term, isSoft: false }))
  const answers = terms.map((term) => ({ term, ...searched.levelsOf(term) }))
  const named = namedBy(typed, tokens.length < all.length ? tokens : undefined, searched)
  const needed = answers.filter(({ term }) => !term.isSoft)
  const missing = needed.filter(({ levels }) => levels.length === 0).map(({ term }) => term.text)
  const isWhole = missing.length === 0
  const whole = isWhole ? haveAll(needed, searched) : new NumberSet()
  const isPartial = whole.isEmpty() && named.isEmpty() && needed.length > 0
  const sure = needed.map((answer) => (answer.term.meant === undefined ? answer : { ...answer, ...nobody }))
  const said = sure.map((answer) => ({ ...answer, all: saidBy(answer) }))
  const words = isPartial
    ? { products: mostOfThem(said, searched), scored: sure.map(scoredOf) }
    : { products: whole, scored: answers.map(scoredOf) }
  const others = needed.length === 0 && isPriced(price) ? searched.named('') : new NumberSet()
  const without = saying(unwanted, searched)
  const didYouMean = correctedText(terms)
  return {
    groups: groupsOf(words, named, others, needed.length * INSIDE).map((group) => ({
      ...group,
      products: group.products.difference(without),
    })),
    text: tokens.length < all.length ? tokens.map(({ text }) => text).join(' ') : typed,
    terms,
    missing,
    isPartial,
    ...price,
    ...(didYouMean !== undefined && { didYouMean }),
  }
}

/** Names have the text as words, or somewhere within them; the latter is worth `inside` at least. */
function groupsOf(
  { products, scored }: Omit<Group, 'worth'>,
  named: NumberSet,
  others: NumberSet,
  inside: number,
): Group[] {
  const nameWorth = (points: number) => (points >= inside ? NAMED + points : inside)
  const wordWorth = (points: number) => points
  const all = [
    { products: products.new_intersection(named), scored, worth: nameWorth },
    { products: named.isEmpty() ? products : products.new_difference(named), scored, worth: wordWorth },
    { products: named.new_difference(products), scored: [], worth: nameWorth },
    { products: others.new_difference(products).difference(named), scored: [], worth: wordWorth },
  ]
  return all.filter((group) => !group.products.isEmpty())
}

/** What nobody has to have counts less. */
const scoredOf = ({ term, levels, all }: Answer): Scored => ({
  levels: term.isSoft ? levels.map(([points, products]) => [Math.round(points * SOFT), products]) : levels,
  all,
})

/** Products that say they have it, other than somewhere in their description. */
function saidBy({ levels }: Levels): NumberSet {
  const said = new NumberSet()
  for (const [points, products] of levels) if (points > weights.description) said.union(products)
  return said
}

/** Products that say that they have any of what is not wanted. */
function saying(unwanted: readonly Token[], searched: Searched): NumberSet {
  const found = new NumberSet()
  for (const term of termsOf(unwanted, wordsOf(searched))) {
    found.union(saidBy(searched.levelsOf(term)))
  }
  return found
}

const isPriced = ({ least, most }: PriceRange): boolean => least !== undefined || most !== undefined

const wordsOf = ({ index, synonyms, categories, isExact = false }: Searched) => ({
  keywords: index.keywords,
  ...{ synonyms, isExact },
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

/**
 * Products that have everything that was asked for. What only its description calls a saree is none, as long as there are others:
 * a suit may be made of what sarees are made of.
 */
function haveAll(needed: readonly Answer[], searched: Searched): NumberSet {
  const ofTheKind = allOfThem(
    needed.map((answer) => (isCategory(answer, searched) ? { ...answer, all: saidBy(answer) } : answer)),
  )
  return ofTheKind.isEmpty() ? allOfThem(needed) : ofTheKind
}

/** Products that have each of these. */
function allOfThem(needed: readonly Answer[]): NumberSet {
  const [first, ...others] = needed
  return others.reduce((both, { all }) => both.intersection(all), first?.all.clone() ?? new NumberSet())
}

/** Whether a category is called so. */
const isCategory = ({ term, all }: Answer, { categories }: Searched): boolean =>
  !all.isEmpty() &&
  term.options.some(
    ({ keys, factor }) =>
      factor >= SURE && categories.some((category) => keys.every((key) => category.keys.has(key))),
  )

/** Whether something says which kind of thing is wanted: the last word does (there is no gold ring where there is gold), or a category. */
const isKindKnown = (needed: readonly Answer[], searched: Searched): boolean =>
  needed.at(-1)?.all.isEmpty() === false || needed.some((answer) => isCategory(answer, searched))

/** What is of the kind that was asked for: who wants a party wear suit wants a suit, and no saree for parties. */
function ofTheKind(needed: readonly Answer[], searched: Searched): NumberSet | undefined {
  const kinds = needed.filter((answer) => isCategory(answer, searched))
  const products = allOfThem(kinds)
  return products.isEmpty() ? undefined : products
}

/** Products that have the most of what was asked for; what few have says more. */
function mostOfThem(needed: readonly Answer[], searched: Searched): NumberSet {
  if (!isKindKnown(needed, searched)) return new NumberSet()
  const kind = ofTheKind(needed, searched)
  const all = needed
    .map((answer) => (kind ? answer.all.new_intersection(kind) : answer.all))
    .map((products) => ({ products, size: products.size() }))
    .filter(({ size }) => size > 0)
  const total = all.reduce((sum, { size }) => sum + size, 0)
  return worthMost(all.map(({ products, size }) => ({ products, worth: Math.log(1 + total / size) })))
}

function correctedText(terms: readonly Term[]): string | undefined {
  if (!terms.some(({ meant }) => meant !== undefined)) return undefined
  return terms.map(({ text, meant = text }) => meant).join(' ')
}
