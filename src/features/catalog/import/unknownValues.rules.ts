import { type AttributeLists, findValue, nearest } from '../attributes/attributeLists.rules.ts'
import { type AttributeValues, type ListKey, listAttributes } from '../attributes/attributes.rules.ts'
import { MOST_VALUES, valueSchema } from '../lists/lists.schema.ts'
import type { ReadRow } from './cells.rules.ts'

/** Values that a file gives to products and that no list of the shop has. */

export interface UnknownValue {
  readonly key: ListKey
  /** As the file writes it first. */
  readonly value: string
}

/** Values by the lists they are of. */
export type ValuesByList = Partial<Record<ListKey, readonly string[]>>

/** What an import adds to the lists: all that it has, or some values of each. */
export interface ValueChoice {
  readonly createValues: boolean
  readonly newValues: ValuesByList
}

const lower = (text: string): string => text.trim().toLowerCase()
const wordOf = ({ key, value }: UnknownValue): string => `${key} ${lower(value)}`

/** Those of one row. What the product has already it keeps, and what could stand in no list is refused with the row. */
export const unknownIn = (
  { input }: Pick<ReadRow, 'input'>,
  lists: AttributeLists,
  has: Partial<AttributeValues> = {},
): UnknownValue[] =>
  listAttributes().flatMap(({ key }) =>
    [input[key] ?? []].flat().flatMap((cell) => {
      const value = String(cell).trim()
      const isKnown = [has[key]].flat().includes(value) || findValue(lists[key], value) !== undefined
      return !isKnown && valueSchema.safeParse(value).success ? [{ key, value }] : []
    }),
  )

/** The value as the import adds it: spelled as it was chosen. Undefined for one that it does not add. */
export const choosing =
  ({ createValues, newValues }: ValueChoice) =>
  (one: UnknownValue): UnknownValue | undefined => {
    const value = newValues[one.key]?.find((other) => lower(other) === lower(one.value))
    if (value !== undefined) return { key: one.key, value }
    // guard: import-adds-chosen
    return createValues ? one : undefined
  }

/** The lists as they will be: with these values, as long as there is room. */
export function listsWith(lists: AttributeLists, added: readonly UnknownValue[]): AttributeLists {
  const next = { ...lists }
  for (const { key, value } of added) {
    const list = next[key]
    if (list.length < MOST_VALUES && !findValue(list, value))
      next[key] = [...list, { value, hex: '', active: true }]
  }
  return next
}

/** Values of one list that are named; all are counted. */
const SHOWN = 100

/** What a preview says of one list. */
export interface UnknownOfList {
  readonly field: ListKey
  readonly label: string
  /** Most rows first. */
  readonly values: {
    readonly value: string
    readonly rows: number
    /** Values of the list that may be meant. */
    readonly near: string[]
    /** Whether the import adds it. */
    readonly add: boolean
  }[]
  /** How many more there are. */
  readonly more: number
}

/** Counts the rows that name a value. */
export function collectUnknown(choice: ValueChoice) {
  const found = new Map<string, UnknownValue & { rows: number }>()
  const chosen = choosing(choice)
  return {
    look(row: readonly UnknownValue[]) {
      for (const [word, one] of new Map(row.map((value) => [wordOf(value), value]))) {
        const known = found.get(word)
        if (known) known.rows += 1
        else found.set(word, { ...one, rows: 1 })
      }
    },
    /** Those that the import adds. */
    added: (): UnknownValue[] => [...found.values()].flatMap((one) => chosen(one) ?? []),
    shown(lists: AttributeLists): UnknownOfList[] {
      const byList = Map.groupBy(found.values(), ({ key }) => key)
      return listAttributes().flatMap(({ key, label }) => {
        const all = byList.get(key)?.toSorted((one, other) => other.rows - one.rows) ?? []
        if (all.length === 0) return []
        const values = all.slice(0, SHOWN).map((one) => ({
          value: one.value,
          rows: one.rows,
          near: nearest(lists[key], one.value),
          add: chosen(one) !== undefined,
        }))
        return [{ field: key, label, values, more: all.length - values.length }]
      })
    },
  }
}
