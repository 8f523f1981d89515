import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { putAll, takeAway } from '../memory/bits.ts'
import { addAll, type Numbers } from '../memory/numbers.ts'
import type { SetMaker } from '../memory/setMaker.ts'
import { CATEGORY_WEIGHT, places, weights } from './productWords.rules.ts'
import type { SearchIndex } from './searchIndex.ts'
import type { Option, Term } from './terms.ts'

/** A category and what it holds, to be read at once. */
export interface SearchedCategory {
  /** Keys of its name. */
  readonly keys: ReadonlySet<string>
  readonly products: NumberSet
}

/** What is searched. */
export interface SearchedPlaces {
  readonly index: SearchIndex
  readonly categories: readonly SearchedCategory[]
  /** The products whose names contain a text, in small letters. */
  named(text: string, make: SetMaker): NumberSet
}

/** Products that answer a term equally well, and by how many points. */
export type Level = readonly [points: number, products: NumberSet]

/** Who has what a term asks for. Its sets are to be read only: until the next question where they are scratch sets, else until something changes. */
export interface Levels {
  /** The best first, each product once. */
  readonly levels: readonly Level[]
  readonly all: NumberSet
  /** Those that say it other than somewhere in their description. */
  readonly said: NumberSet
}

/** `said` is made when it is first asked for, as the rest was. */
class AnsweringTerm implements Levels {
  readonly levels: readonly Level[]
  readonly all: NumberSet
  readonly #make: SetMaker
  #said: NumberSet | undefined

  constructor(levels: readonly Level[], all: NumberSet, make: SetMaker) {
    this.levels = levels
    this.all = all
    this.#make = make
  }

  get said(): NumberSet {
    const saying = this.levels.filter(([points]) => points > weights.description)
    this.#said ??=
      saying.length === this.levels.length ? this.all : this.#make.anyOf(saying.map(([, some]) => some))
    return this.#said
  }
}

const A_NUMBER = 100

/** Who has what a term asks for. */
export function levelsOf(term: Term, searched: SearchedPlaces, make: SetMaker): Levels {
  if (term.isNumber) {
    const all = searched.named(term.text.replaceAll(',', ''), make)
    return new AnsweringTerm(all.isEmpty() ? [] : [[A_NUMBER, all]], all, make)
  }
  const found = new Map<number, Numbers[]>()
  for (const option of term.options) {
    for (const [points, products] of answering(option, searched, make)) {
      const known = found.get(points)
      if (known) known.push(products)
      else found.set(points, [products])
    }
  }
  const all = make.empty(searched.index.end)
  const levels: Level[] = []
  for (const [points, parts] of [...found].sort(([one], [other]) => other - one)) {
    const products = make.empty(searched.index.end)
    for (const part of parts) addAll(products, part)
    takeAway(products, all)
    if (products.isEmpty()) continue
    putAll(all, products)
    levels.push([points, products])
  }
  return new AnsweringTerm(levels, all, make)
}

/** Where an option is found, and what that is worth; those that nobody has are left out. */
function* answering(
  { keys, factor }: Option,
  { index, categories }: SearchedPlaces,
  make: SetMaker,
): Generator<[points: number, products: Numbers]> {
  for (const category of categories) {
    if (keys.every((key) => category.keys.has(key))) {
      yield [Math.round(CATEGORY_WEIGHT * factor), category.products]
    }
  }
  const numbers = keys.flatMap((key) => index.keywords.numberOf(key) ?? [])
  if (numbers.length < keys.length) return
  for (const place of places) {
    const products = index.withAll(numbers, place, make)
    if (products) yield [Math.round(weights[place] * factor), products]
  }
}
