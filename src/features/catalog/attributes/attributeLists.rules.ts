import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import { m } from '../messages/catalog.messages.ts'
import { inputOf } from './attributeInputs.rules.ts'
import { labelOf } from './attributeLabels.rules.ts'
import { type AttributeValues, type ListKey, listAttributes } from './attributes.rules.ts'

/** The shopkeeper's lists of values as they stand. */

export interface ListValue {
  readonly value: string
  /** Of colours the swatch, `#rrggbb`; empty for none. */
  readonly hex: string
  /** Retired values are offered no more; products that have them keep them. */
  readonly active: boolean
  /** What it is called in further languages; left out for nothing. */
  readonly words?: OwnWords<'value'>
}

export type AttributeLists = Readonly<Record<ListKey, readonly ListValue[]>>

type StoredValue = Omit<ListValue, 'words'> & {
  readonly attribute: string
  readonly words?: ListValue['words'] | null
}

/** What was stored of the lists, each in its order; an attribute of which nothing was has the list that it begins with. */
export function listsOf(stored: readonly StoredValue[]): AttributeLists {
  const byAttribute = Map.groupBy(stored, ({ attribute }) => attribute)
  const valuesOf = (key: ListKey) =>
    byAttribute
      .get(key)
      ?.map(({ value, hex, active, words }) => ({ value, hex, active, ...(words && { words }) }))
  const lists = listAttributes().map((attribute) => [
    attribute.key,
    valuesOf(attribute.key) ??
      inputOf(attribute, attribute.value.is).list.map(({ value, hex = '' }) => ({
        value,
        hex,
        active: true,
      })),
  ])
  return Object.fromEntries(lists)
}

/** The lists of a shop that has changed none. */
export const firstLists = (): AttributeLists => listsOf([])

const lower = (text: string): string => text.trim().toLowerCase()

/** The value of a list as the list spells it, retired or not. */
export const findValue = (list: readonly ListValue[], wanted: string): ListValue | undefined => {
  const sought = lower(wanted)
  return list.find(({ value }) => lower(value) === sought)
}

/** The swatch of a colour, `#rrggbb`; undefined for one that has none. */
export const hexOf = (lists: AttributeLists, colour: string): string | undefined =>
  findValue(lists.colour, colour)?.hex || undefined

/** The values to choose from: those that are offered, and what a product has already. */
export const offered = (list: readonly ListValue[], chosen: readonly string[]): string[] => [
  ...list.filter(({ active, value }) => active || chosen.includes(value)).map(({ value }) => value),
  ...chosen.filter((value) => value !== '' && !findValue(list, value)),
]

/** Letters that people write in several ways count as one: `Banarsi`, `Banaarasi`. */
const folded = (text: string): string =>
  lower(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1')

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

/** How alike two values are, from 0 to 1: by the pairs of letters that they share. */
function likeness(one: string, other: string): number {
  const [some, others] = [pairsOf(folded(one)), pairsOf(folded(other))]
  return (2 * some.intersection(others).size) / (some.size + others.size)
}

const LEAST_LIKENESS = 0.5
const MOST_NAMED = 3

/** The values of a list that somebody may have meant, the most alike first. */
export const nearest = (list: readonly ListValue[], typed: string): string[] =>
  list
    .filter(({ active }) => active)
    .map(({ value }) => ({ value, like: likeness(value, typed) }))
    .filter(({ like }) => like >= LEAST_LIKENESS)
    .sort((one, other) => other.like - one.like)
    .slice(0, MOST_NAMED)
    .map(({ value }) => value)

export interface UnlistedValue {
  readonly field: ListKey
  readonly value: string
  readonly message: string
}

function refusalOf(list: readonly ListValue[], label: string, value: string): string {
  if (findValue(list, value)) return m.valueIsRetired({ value, label })
  const near = nearest(list, value).join(', ')
  return near ? m.valueNotListedNear({ value, label, near }) : m.valueNotListed({ value, label })
}

/**
 * What is said of lists, spelled as they spell it. A product keeps what it has, also a value that has left its list.
 * @param has what the product has
 */
export function spelled(
  lists: AttributeLists,
  wanted: Partial<AttributeValues>,
  has: Partial<AttributeValues> = {},
): { values: Partial<AttributeValues>; unlisted: UnlistedValue[] } {
  const unlisted: UnlistedValue[] = []
  const values = listAttributes().flatMap(({ key, label }) => {
    const typed = wanted[key]
    if (typed === undefined) return []
    const owned = [has[key] ?? []].flat().filter((value) => value !== '')
    const one = (value: string): string => {
      const found = findValue(lists[key], value)
      if (value === '' || owned.includes(value)) return value
      // guard: value-of-list
      if (found?.active !== true && !owned.includes(found?.value ?? '')) {
        unlisted.push({ field: key, value, message: refusalOf(lists[key], labelOf({ key, label }), value) })
      }
      return found?.value ?? value
    }
    return [[key, typeof typed === 'string' ? one(typed) : [...new Set(typed.map(one))]]]
  })
  return { values: Object.fromEntries(values), unlisted }
}
