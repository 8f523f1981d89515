import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import type { ListValue } from '../attributes/attributeLists.rules.ts'
import type { WantedValue } from './lists.schema.ts'

/** What a press on the screen of the lists makes of a list: the whole of it, as the API takes it. */

type Values = readonly Pick<ListValue, 'value'>[]

const unchanged = (values: Values): WantedValue[] => values.map(({ value }) => ({ value }))

/** The first place is 0; one beyond the end is the last. */
const put = (list: readonly WantedValue[], one: WantedValue, place: number): WantedValue[] => {
  const others = list.filter((other) => other !== one)
  return others.toSpliced(Math.max(0, place), 0, one)
}

export function moved(values: Values, value: string, place: number): WantedValue[] {
  const list = unchanged(values)
  const one = list.find((other) => other.value === value)
  return one ? put(list, one, place) : list
}

export interface ValueEdit {
  readonly value: string
  /** Of colours; undefined leaves the swatch as it is. */
  readonly hex?: string | undefined
  readonly place: number
  /** In further languages; undefined leaves them as they are. */
  readonly words?: OwnWords<'value'> | undefined
}

/** Under another name, with another swatch, in another place; products follow. */
export function edited(values: Values, was: string, { value, hex, place, words }: ValueEdit): WantedValue[] {
  const one: WantedValue = { value, hex, ...(words && { words }), ...(value !== was && { was: [was] }) }
  const list = unchanged(values).map((other) => (other.value === was ? one : other))
  return put(list, one, place)
}

/** Products of the first have the second from now on. */
export const merged = (values: Values, from: string, into: string): WantedValue[] =>
  unchanged(values)
    .filter(({ value }) => value !== from)
    .map((one) => (one.value === into ? { ...one, was: [from] } : one))

/** Offered no more, or again. */
export const withActive = (values: Values, value: string, active: boolean): WantedValue[] =>
  unchanged(values).map((one) => (one.value === value ? { ...one, active } : one))

export const without = (values: Values, value: string): WantedValue[] =>
  unchanged(values).filter((one) => one.value !== value)
