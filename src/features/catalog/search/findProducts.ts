import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { MOST_PRICE, type PriceRange, priceIn } from '#/features/search/price.rules.ts'
import type { Synonyms } from '#/features/search/synonyms.rules.ts'
import { type Token, tokensOf } from '#/features/search/tokens.rules.ts'
import { splitUnwanted } from '#/features/search/unwanted.rules.ts'
import { sizeOf, sizeOfBoth } from '../memory/bits.ts'
import type { SetMaker } from '../memory/setMaker.ts'
import { withCoded } from './codedProducts.ts'
import type { Levels, SearchedPlaces } from './levels.ts'
import type { Group, Scored } from './ranked.ts'
import { isSure, type Term, termsOf } from './terms.ts'
import { worthMost } from './worthMost.ts'

/** What is searched. */
export interface Searched extends Omit<SearchedPlaces, 'named'> {
  readonly synonyms: Synonyms
  /** Makes what is found. */
  readonly make: SetMaker
  /** The products whose names contain a text, in small letters. */
  named(text: string): NumberSet
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

/** What nobody has to have counts so much beside the rest. */
const SOFT = 0.1

interface Answer {
  readonly term: Term
  /** Who has it. */
  readonly having: Levels
}

const nobody: Levels = { levels: [], all: new NumberSet(), said: new NumberSet() }

/** Finds the products that a query asks for, or whose SKU or barcode it is. @param typed as it was typed */
export const findProducts = (typed: string, searched: Searched): Found =>
  withCoded(typed, understood(typed, searched), searched.index.codes, searched.make)

function understood(typed: string, searched: Searched): Found {
  const { make } = searched
  const all = tokensOf(typed)
  const { rest, ...range } = priceIn(all)
  const { tokens, most } = unnamedPrice(rest, range, searched)
  const price = most === undefined ? range : { most }
  const { wanted, unwanted } = splitUnwanted(tokens)
  const read = termsOf(wanted, wordsOf(searched))
  const firm = read.some(({ isSoft }) => !isSoft) ? read : read.map((term) => ({ ...term, isSoft: false }))
  const answers = withSoftAdditions(
    firm.map((term) => ({ term, having: searched.levelsOf(term) })),
    make,
  )
  const terms = answers.map(({ term }) => term)
  const named = namedBy(typed, tokens.length < all.length ? tokens : undefined, searched)
  const needed = answers.filter(({ term }) => !term.isSoft)
  const missing = needed.filter(({ having }) => having.levels.length === 0).map(({ term }) => term.text)
  const isWhole = missing.length === 0
  const whole = isWhole ? haveAll(needed, searched) : new NumberSet()
  const isPartial = whole.isEmpty() && named.isEmpty() && needed.length > 0
  const sure = needed.map(({ term, having }) => ({
    term,
    having: term.meant === undefined || term.isLikely ? having : nobody,
  }))
  const words = isPartial
    ? { products: mostOfThem(sure, searched), scored: sure.map(scoredOf) }
    : { products: whole, scored: answers.map(scoredOf) }
  const others = needed.length === 0 && isPriced(price) ? searched.named('') : new NumberSet()
  const without = saying(unwanted, searched)
  const didYouMean = correctedText(terms)
  return {
    groups: groupsOf(words, { named, others }, needed.length * INSIDE, make).map((group) => ({
      ...group,
      products: without ? make.butNot(group.products, without) : group.products,
    })),
    text: tokens.length < all.length ? tokens.map(({ text }) => text).join(' ') : typed,
    terms,
    missing,
    isPartial,
    ...price,
    ...(didYouMean !== undefined && { didYouMean }),
  }
}

/**
 * What stands behind "with" has to be there where products say all of it; where none does, whoever has some of it only stands
 * further up: who wants a red saree with a gold border wants a red saree.
 */
function withSoftAdditions(answers: readonly Answer[], make: SetMaker): readonly Answer[] {
  const needed = answers.filter(({ term }) => !term.isSoft)
  if (!needed.some(({ term }) => term.isAddition) || needed.every(({ term }) => term.isAddition))
    return answers
  if (!make.allOf(needed.map(({ having }) => having.said)).isEmpty()) return answers
  return answers.map(({ term, having }) => ({
    term: term.isAddition ? { ...term, isSoft: true } : term,
    having,
  }))
}

/** Names have the text as words, or somewhere within them; the latter is worth `inside` at least. */
function groupsOf(
  { products, scored }: Omit<Group, 'worth'>,
  { named, others }: Record<'named' | 'others', NumberSet>,
  inside: number,
  make: SetMaker,
): Group[] {
  const nameWorth = (points: number) => (points >= inside ? NAMED + points : inside)
  const wordWorth = (points: number) => points
  const isNamed = !named.isEmpty()
  const all: Group[] = [
    ...(isNamed ? [{ products: make.both(products, named), scored, worth: nameWorth }] : []),
    { products: isNamed ? make.butNot(products, named) : products, scored, worth: wordWorth },
    ...(isNamed ? [{ products: make.butNot(named, products), scored: [], worth: nameWorth }] : []),
    { products: make.butNot(make.butNot(others, products), named), scored: [], worth: wordWorth },
  ]
  return all.filter((group) => !group.products.isEmpty())
}

/** What nobody has to have counts less. */
const scoredOf = ({ term, having: { levels, all } }: Answer): Scored => ({
  levels: term.isSoft ? levels.map(([points, products]) => [Math.round(points * SOFT), products]) : levels,
  all,
})

/** Products that say that they have any of what is not wanted; undefined where all is. */
function saying(unwanted: readonly Token[], searched: Searched): NumberSet | undefined {
  if (unwanted.length === 0) return undefined
  return searched.make.anyOf(termsOf(unwanted, wordsOf(searched)).map((term) => searched.levelsOf(term).said))
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

/** Shops ask 1,450 and 1,499; 2026 is a year. */
const isLikePrice = (rupees: number): boolean => rupees % 50 === 0 || rupees % 10 === 9

/** A number that no name has is a price: silk saree 5000. */
function unnamedPrice(tokens: readonly Token[], range: PriceRange, { named }: Searched) {
  if (isPriced(range) || tokens.length < 2) return { tokens }
  const price = tokens.find(
    ({ number = 0, key }) => number >= LEAST_PRICE && isLikePrice(number) && named(key).isEmpty(),
  )
  if (!price) return { tokens }
  return { tokens: tokens.filter((token) => token !== price), most: Math.min(MOST_PRICE, price.number ?? 0) }
}

/** Those whose names contain the text as it was typed, or what is left of it without the price. */
function namedBy(typed: string, rest: readonly Token[] | undefined, { named, make }: Searched): NumberSet {
  const texts = [typed, ...(rest ? [rest.map(({ text }) => text).join(' ')] : [])]
  const found = texts
    .map((text) => text.trim().toLowerCase())
    .flatMap((text) => (text === '' ? [] : [named(text)]))
  return make.anyOf(found)
}

/**
 * Products that have everything that was asked for. What only its description calls a saree is none, as long as there are others:
 * a suit may be made of what sarees are made of.
 */
function haveAll(needed: readonly Answer[], searched: Searched): NumberSet {
  const { make } = searched
  const all = make.allOf(needed.map(({ having }) => having.all))
  const kinds = needed.filter(({ term, having }) => isCategory(term, having.all, searched))
  // A lehenga with a dupatta is one of them and only speaks of the other.
  const ofTheKind =
    kinds.length === 0 ? all : make.both(all, make.anyOf(kinds.map(({ having }) => having.said)))
  return ofTheKind.isEmpty() ? all : ofTheKind
}

/** Whether a category is called so, of something that products have: by its name or a synonym, not by something that looks like it. */
const isCategory = (term: Term, having: NumberSet, { categories }: Searched): boolean =>
  !having.isEmpty() &&
  term.options.some(
    (option) =>
      isSure(option) && categories.some((category) => option.keys.every((key) => category.keys.has(key))),
  )

/** Whether something says which kind of thing is wanted: the last word does (there is no gold ring where there is gold), or a category. */
const isKindKnown = (needed: readonly Answer[], searched: Searched): boolean =>
  needed.at(-1)?.having.said.isEmpty() === false ||
  needed.some(({ term, having }) => isCategory(term, having.said, searched))

/** Categories with fewer products say nothing about words that all of them have. */
const LEAST_OF_KIND = 3
/** So much of a category has a word that names it, and so much of what has the word is in it. */
const NEARLY_ALL = 0.9

/** Whether something is said of nearly all of a category and of hardly anything else: a dress material is what others call unstitched. */
const namesCategory = (said: NumberSet, { categories }: Searched): boolean =>
  categories.some(({ products }) => {
    const larger = Math.max(sizeOf(products), sizeOf(said))
    return larger >= LEAST_OF_KIND && sizeOfBoth(products, said) >= larger * NEARLY_ALL
  })

/**
 * What is of the kind that was asked for: who wants a party wear suit wants a suit, and no saree for parties. Undefined where two
 * kinds were asked for that have nothing in common.
 */
function ofTheKind(needed: readonly Answer[], searched: Searched): NumberSet | undefined {
  const kinds = needed.filter(
    ({ term, having: { said } }) => isCategory(term, said, searched) || namesCategory(said, searched),
  )
  const products = searched.make.allOf(kinds.map(({ having }) => having.said))
  return products.isEmpty() ? undefined : products
}

/** Products that have the most of what was asked for; what few have says more. */
function mostOfThem(needed: readonly Answer[], searched: Searched): NumberSet {
  const { make } = searched
  if (!isKindKnown(needed, searched)) return new NumberSet()
  const kind = ofTheKind(needed, searched)
  const all = needed
    .map(({ having }) => (kind ? make.both(having.said, kind) : having.said))
    .map((products) => ({ products, size: sizeOf(products) }))
    .filter(({ size }) => size > 0)
  const total = all.reduce((sum, { size }) => sum + size, 0)
  return worthMost(
    all.map(({ products, size }) => ({ products, worth: Math.log(1 + total / size) })),
    make,
  )
}

function correctedText(terms: readonly Term[]): string | undefined {
  if (!terms.some(({ meant }) => meant !== undefined)) return undefined
  return terms.map(({ text, meant = text }) => meant).join(' ')
}
