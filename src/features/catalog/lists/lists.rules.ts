import { changedWords } from '#/platform/language/ownWords.rules.ts'
import { findValue, type ListValue } from '../attributes/attributeLists.rules.ts'
import type { WantedValue } from './lists.schema.ts'

/** What a new state of a list does to the one before. */
export interface ListChange {
  readonly list: readonly ListValue[]
  /** New names by the old ones, for the products. */
  readonly names: Readonly<Record<string, string>>
  /** Values that are there no more, under no name. */
  readonly gone: readonly string[]
  /** A value that stands twice. */
  readonly twice: string | undefined
}

/** @param before the list as it is. Whoever does not say otherwise leaves swatch, retirement and words of further languages as they are. */
export function changeOf(before: readonly ListValue[], wanted: readonly WantedValue[]): ListChange {
  const lower = wanted.map(({ value }) => value.toLowerCase())
  const list = wanted.map(({ value, hex, active, was = [], words: change = null }) => {
    const known = [value, ...was].flatMap((name) => findValue(before, name) ?? [])[0]
    const words = changedWords(known?.words, change)
    return {
      value,
      hex: hex ?? known?.hex ?? '',
      active: active ?? known?.active ?? true,
      ...(words && { words }),
    }
  })
  const names = wanted.flatMap(({ value, was = [] }) =>
    [...was, value].flatMap((name) => {
      const old = findValue(before, name)?.value ?? name
      return old === value ? [] : [[old, value] as const]
    }),
  )
  const followed = new Set([...names.map(([old]) => old), ...list.map(({ value }) => value)])
  return {
    list,
    names: Object.fromEntries(names),
    gone: before.map(({ value }) => value).filter((value) => !followed.has(value)),
    twice: wanted.find((_, at) => lower.indexOf(lower[at] ?? '') !== at)?.value,
  }
}
