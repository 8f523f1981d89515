import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { sizeOf } from '../memory/bits.ts'
import type { FacetIndex, IndexedValue } from './facetIndex.ts'

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

interface LaidOutValue extends Named {
  /** Its numbers in the index: values that are called the same are one, and no product has two of them. */
  readonly numbers: readonly number[]
  /** How many products of the list have it while nothing is chosen. */
  readonly inScope: number
}

export interface LaidOutFacet {
  readonly key: string
  readonly label: string
  readonly values: readonly LaidOutValue[]
  /** The numbers of all of them. */
  readonly numbers: readonly number[]
  /** Whether choosing any leaves something out. */
  readonly narrows: boolean
}

/** What a list can be narrowed to as long as it does not change, whatever is chosen: only the counts differ. */
export interface FacetLayout {
  /** All products of the list before anything is chosen, and how many they are. */
  readonly scope: NumberSet
  readonly whole: number
  /** How many of them have each value, by its number. */
  readonly inScope: Uint32Array
  readonly facets: readonly LaidOutFacet[]
}

const MOST_VALUES = 100

/** Values that no product of the list has are left out. */
export function layOut(index: FacetIndex, offered: readonly OfferedFacet[], scope: NumberSet): FacetLayout {
  const whole = sizeOf(scope)
  const inScope = index.count(scope, whole)
  const facets = offered.map((facet): LaidOutFacet => {
    const numbers = index.valuesOf(facet.key).filter((number) => (inScope[number] ?? 0) > 0)
    const byValue = new Map<string, LaidOutValue>()
    for (const number of numbers) {
      const named = nameOf(index.value(number), facet)
      const known = byValue.get(named.value)
      byValue.set(named.value, {
        ...named,
        numbers: [...(known?.numbers ?? []), number],
        inScope: (known?.inScope ?? 0) + (inScope[number] ?? 0),
      })
    }
    const values = [...byValue.values()].sort(byOrder(facet.order))
    return {
      ...{ key: facet.key, label: facet.label, numbers },
      values: values.slice(0, MOST_VALUES),
      narrows: values.some((value) => value.inScope < whole),
    }
  })
  return { scope, whole, inScope, facets }
}

const nameOf = (value: IndexedValue, { named }: OfferedFacet): Named => named?.(value) ?? value

const byOrder = (order: readonly string[] | undefined) => (one: LaidOutValue, other: LaidOutValue) =>
  (order ? placeIn(order, one.value) - placeIn(order, other.value) : 0) ||
  other.inScope - one.inScope ||
  (one.value < other.value ? -1 : 1)

const placeIn = (order: readonly string[], value: string): number => {
  const at = order.indexOf(value)
  return at < 0 ? order.length : at
}
