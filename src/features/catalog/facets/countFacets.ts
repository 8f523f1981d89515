import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import type { FacetIndex, IndexedValue } from './facetIndex.ts'
import type { Facets } from './facets.schema.ts'

/** One thing that narrows a list: a word, a price range, the values chosen of a facet. */
export interface Choice {
  /** Of a facet, its key. */
  readonly key: string
  /** The parameters of a query that make it. */
  readonly parameters: readonly string[]
  readonly matching: NumberSet
}

interface Named {
  readonly value: string
  readonly label: string
  /** Of a colour its swatch. */
  readonly hex?: string | undefined
}

/** A facet as it is offered. */
export interface OfferedFacet {
  readonly key: string
  readonly label: string
  /** The order of its values; of all others the commonest comes first. */
  readonly order?: readonly string[]
  /** What a value is called, where the index knows it by another name. */
  readonly named?: ((value: IndexedValue) => Named) | undefined
}

export interface FacetQuestion {
  readonly index: FacetIndex
  readonly offered: readonly OfferedFacet[]
  /** All products of the list before anything is chosen, and how many of them have each value. */
  readonly scope: NumberSet
  readonly inScope: Uint32Array
  readonly choices: readonly Choice[]
}

const MOST_VALUES = 100
const MOST_RELAXATIONS = 4

/**
 * How many products each value would leave: of those that pass all other choices. Within a facet values add up, so those of
 * its own do not count against each other. Values that no product of the list has are left out, and facets that would
 * narrow nothing, unless they are chosen.
 */
export function countFacets(question: FacetQuestion): Omit<Facets, 'sorts'> {
  const { index, offered, scope, inScope, choices } = question
  const narrowed = narrow(scope, choices)
  const counts = countWithin(question, narrowed.all)
  const whole = scope.size()
  const total = narrowed.all.size()
  const listed = offered.map((facet) => {
    const chosen = choices.find(({ key }) => key === facet.key)
    const numbers = index.valuesOf(facet.key).filter((number) => (inScope[number] ?? 0) > 0)
    const own = chosen ? countWithin(question, narrowed.without(chosen), numbers) : counts
    const counted = numbers.map((number) => ({
      ...nameOf(index.value(number), facet),
      ...{ count: own[number] ?? 0, inScope: inScope[number] ?? 0 },
    }))
    const values = merged(counted).sort(byOrder(facet.order))
    const narrows = chosen !== undefined || values.some((value) => value.inScope < whole)
    return { facet, values: narrows ? values.slice(0, MOST_VALUES) : [] }
  })
  return {
    total,
    facets: listed
      .filter(({ values }) => values.length > 0)
      .map(({ facet: { key, label }, values }) => ({
        key,
        label,
        values: values.map(({ value, label: name, hex, count }) => ({
          value,
          label: name,
          count,
          ...(hex && { hex }),
        })),
      })),
    relaxations: total > 0 ? [] : relaxations(narrowed, choices, scope),
  }
}

/** By those that are left or by those that are not, whichever are fewer. */
function countWithin(
  { index, scope, inScope }: FacetQuestion,
  left: NumberSet,
  wanted?: readonly number[],
): Uint32Array {
  const [size, whole] = [left.size(), scope.size()]
  if (size === whole) return inScope
  if (size <= whole / 2) return index.count(left, wanted)
  const others = index.count(scope.new_difference(left), wanted)
  return inScope.map((count, value) => count - (others[value] ?? 0))
}

const nameOf = (value: IndexedValue, { named }: OfferedFacet): Named => named?.(value) ?? value

interface Counted extends Named {
  readonly count: number
  /** How many products of the list have it while nothing is chosen. */
  readonly inScope: number
}

/** Values that are called the same are one: no product has two of them. */
function merged(values: readonly Counted[]): Counted[] {
  const byValue = new Map<string, Counted>()
  for (const value of values) {
    const { count = 0, inScope = 0 } = byValue.get(value.value) ?? {}
    byValue.set(value.value, { ...value, count: count + value.count, inScope: inScope + value.inScope })
  }
  return [...byValue.values()]
}

const byOrder = (order: readonly string[] | undefined) => (one: Counted, other: Counted) =>
  (order ? placeIn(order, one.value) - placeIn(order, other.value) : 0) ||
  other.inScope - one.inScope ||
  (one.value < other.value ? -1 : 1)

const placeIn = (order: readonly string[], value: string): number => {
  const at = order.indexOf(value)
  return at < 0 ? order.length : at
}

interface Narrowed {
  readonly all: NumberSet
  /** What passes all choices but one. */
  without(choice: Choice): NumberSet
}

function narrow(scope: NumberSet, choices: readonly Choice[]): Narrowed {
  // What passes the scope and the choices before each one.
  const before = [scope]
  for (const [at, { matching }] of choices.entries()) {
    before.push((before[at] ?? scope).new_intersection(matching))
  }
  return {
    all: before[choices.length] ?? scope,
    without(choice) {
      const at = choices.indexOf(choice)
      const others = choices.slice(at + 1)
      return others.reduce((all, { matching }) => all.new_intersection(matching), before[at] ?? scope)
    },
  }
}

/** What to take away of choices that leave nothing: one of them or, where that is not enough, all but one. */
function relaxations({ without }: Narrowed, choices: readonly Choice[], scope: NumberSet) {
  const lessOne = choices.map((choice) => ({
    without: [...choice.parameters],
    total: without(choice).size(),
  }))
  const onlyOne = () =>
    choices.map((choice) => ({
      without: choices.flatMap((other) => (other === choice ? [] : other.parameters)),
      total: choice.matching.intersection_size(scope),
    }))
  const offered = lessOne.some(({ total }) => total > 0) ? lessOne : onlyOne()
  return offered
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_RELAXATIONS)
}
