import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { sizeOf, sizeOfBoth } from '../memory/bits.ts'
import type { SetMaker } from '../memory/setMaker.ts'
import type { FacetIndex } from './facetIndex.ts'
import type { FacetLayout, LaidOutFacet } from './facetLayout.ts'
import type { Facets } from './facets.schema.ts'

/** One thing that narrows a list: a word, a price range, the values chosen of a facet. */
export interface Choice {
  /** Of a facet, its key. */
  readonly key: string
  /** The parameters of a query that make it. */
  readonly parameters: readonly string[]
  readonly matching: NumberSet
}

export interface FacetQuestion {
  readonly index: FacetIndex
  readonly layout: FacetLayout
  readonly choices: readonly Choice[]
  /** Makes what is left of the list. */
  readonly make: SetMaker
}

const MOST_RELAXATIONS = 4

/**
 * How many products each value would leave: of those that pass all other choices. Within a facet values add up, so those of
 * its own do not count against each other. Facets that would narrow nothing are left out, unless they are chosen.
 */
export function countFacets(question: FacetQuestion): Omit<Facets, 'sorts'> {
  const { layout, choices } = question
  const chosenOf = ({ key }: LaidOutFacet) => choices.find((choice) => choice.key === key)
  const offered = layout.facets.filter(
    (facet) => facet.values.length > 0 && (facet.narrows || chosenOf(facet)),
  )
  const others = offered.filter((facet) => !chosenOf(facet))
  const left = leftBy(question)
  const total = sizeOf(left)
  const counts = countWithin(question, left, total, others)
  const facets = offered.map((facet) => {
    const own = countsWithout(question, chosenOf(facet), facet) ?? counts
    const countOf = (numbers: readonly number[]) =>
      numbers.reduce((sum, number) => sum + (own[number] ?? 0), 0)
    return {
      ...{ key: facet.key, label: facet.label },
      values: facet.values.map(({ value, label, hex, numbers }) => ({
        ...{ value, label, count: countOf(numbers) },
        ...(hex && { hex }),
      })),
    }
  })
  return { total, facets, relaxations: total > 0 ? [] : relaxations(question) }
}

/** What passes the list and all choices but one. */
function leftBy({ layout, choices, make }: FacetQuestion, but?: Choice): NumberSet {
  const others = choices.filter((choice) => choice !== but).map(({ matching }) => matching)
  return make.allOf([layout.scope, ...others])
}

function countsWithout(question: FacetQuestion, choice: Choice | undefined, facet: LaidOutFacet) {
  if (!choice) return undefined
  const left = leftBy(question, choice)
  return countWithin(question, left, sizeOf(left), [facet])
}

/** By those that are left or by those that are not, whichever are fewer. */
function countWithin(
  { index, layout: { scope, whole, inScope }, make }: FacetQuestion,
  left: NumberSet,
  size: number,
  facets: readonly LaidOutFacet[],
): Uint32Array {
  if (size === whole) return inScope
  // What all products of the list have is not looked for.
  const some = facets.map(({ key, numbers }) => {
    return [key, numbers.filter((value) => inScope[value] !== whole)] as const
  })
  const isSmall = size <= whole / 2
  const counted = isSmall
    ? index.count(left, size, some)
    : index.count(make.butNot(scope, left), whole - size, some)
  const counts = isSmall ? counted : inScope.map((count, value) => count - (counted[value] ?? 0))
  for (const { numbers } of facets) {
    for (const value of numbers) if (inScope[value] === whole) counts[value] = size
  }
  return counts
}

/** What to take away of choices that leave nothing: one of them or, where that is not enough, all but one. */
function relaxations(question: FacetQuestion) {
  const { choices, layout } = question
  const lessOne = choices.map((choice) => ({
    without: [...choice.parameters],
    total: sizeOf(leftBy(question, choice)),
  }))
  const onlyOne = () =>
    choices.map((choice) => ({
      without: choices.flatMap((other) => (other === choice ? [] : other.parameters)),
      total: sizeOfBoth(choice.matching, layout.scope),
    }))
  const offered = lessOne.some(({ total }) => total > 0) ? lessOne : onlyOne()
  return offered
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_RELAXATIONS)
}
