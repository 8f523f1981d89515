import { inputOf } from './attributeInputs.rules.ts'
import { type ListKey, listAttributes } from './attributes.rules.ts'

/** The shopkeeper's lists of values as they stand. */

export interface ListValue {
  readonly value: string
  /** Of colours the swatch, `#rrggbb`; empty for none. */
  readonly hex: string
  /** Retired values are offered no more; products that have them keep them. */
  readonly active: boolean
}

export type AttributeLists = Readonly<Record<ListKey, readonly ListValue[]>>

/** What was stored of the lists, each in its order; an attribute of which nothing was has the list that it begins with. */
export function listsOf(stored: readonly (ListValue & { readonly attribute: string })[]): AttributeLists {
  const byAttribute = Map.groupBy(stored, ({ attribute }) => attribute)
  const valuesOf = (key: ListKey) =>
    byAttribute.get(key)?.map(({ value, hex, active }) => ({ value, hex, active }))
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
export const findValue = (list: readonly ListValue[], wanted: string): ListValue | undefined =>
  list.find(({ value }) => lower(value) === lower(wanted))

/** The swatch of a colour, `#rrggbb`; undefined for one that has none. */
export const hexOf = (lists: AttributeLists, colour: string): string | undefined =>
  findValue(lists.colour, colour)?.hex || undefined
