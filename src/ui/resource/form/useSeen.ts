import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'

/** What a form showed of a stored record: it tells what was changed here, and what elsewhere. */
export interface Seen<Values extends FieldValues> {
  /** The fields that differ from what was shown, and those that say something together with one of them. */
  changed(entered: Values): string[]
  /** What was shown of these fields, as the API tells them; for the request's `seen`. */
  of(names: readonly string[]): Record<string, unknown>
  /** What was shown before a reload, for fields that a draft brought back. */
  restore(shown: Readonly<Record<string, unknown>>): void
  /** Takes what somebody else stored for shown. @returns the form's values with it */
  takeOver(stored: Readonly<Record<string, unknown>>): Values
  /** Takes the answer to a save for shown. @returns it as the form's values, and the fields that somebody else had changed */
  settle(answer: object, entered: Values): { values: Values; others: string[] }
}

/** Pictures are files or addresses; either has a key. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const differing = (one: object, other: object): string[] => {
  const others = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one)
    .filter(([name, value]) => !same(value, others.get(name)))
    .map(([name]) => name)
}

export interface SeenOptions {
  /** Fields of the record that every request says. */
  readonly always?: readonly string[]
  /** Those that change without anybody's doing, such as stock. */
  readonly moving?: readonly string[]
  /** Fields that say something together only: none of them is changed without saying what the others were. */
  readonly together?: readonly (readonly string[])[]
}

/**
 * Holds what a form shows of `stored`, whatever is read anew while it is open.
 * @param valuesOf of what is stored
 */
export function makeSeen<Stored extends object, Values extends FieldValues>(
  stored: Stored,
  valuesOf: (stored: Stored) => Values,
  { always = [], moving = [], together = [] }: SeenOptions = {},
): Seen<Values> {
  let base = stored
  return {
    changed(entered) {
      const changed = differing(entered, valuesOf(base))
      const groups = together.filter((group) => group.some((name) => changed.includes(name)))
      return [...new Set([...changed, ...groups.flat()])]
    },
    of: (names) => fieldsNamed(base, [...names, ...always]),
    restore(shown) {
      base = { ...base, ...shown }
    },
    takeOver(now) {
      base = { ...base, ...now }
      return valuesOf(base)
    },
    settle(answer, entered) {
      const mine = differing(entered, valuesOf(base))
      const before = valuesOf(base)
      base = { ...base, ...answer }
      const values = valuesOf(base)
      const others = differing(values, before).filter(
        (name) => !mine.includes(name) && !moving.includes(name),
      )
      return { values, others }
    },
  }
}

/** `makeSeen` of what was stored when the form was opened; undefined for a form of something new. */
export function useSeen<Stored extends object, Values extends FieldValues>(
  stored: Stored | undefined,
  ...rest: RestOf<Stored, Values>
): Seen<Values> | undefined {
  const [seen] = useState(() => stored && makeSeen(stored, ...rest))
  return seen
}

type RestOf<Stored extends object, Values extends FieldValues> =
  Parameters<typeof makeSeen<Stored, Values>> extends [Stored, ...infer Rest] ? Rest : never
