import { measureWords, type Unit } from './measures.rules.ts'

/** What an attribute can be, and what its values are in the database, at the API and in words. */

/**
 * A text; one of a few that the program knows; one, or several, of a list that the shopkeeper extends; yes or no; or a measure:
 * whole centimetres or grams in the database, metres or grams at the API.
 */
export type AttributeKind =
  | { readonly is: 'text' | 'oneOf' | 'choice' | 'several' | 'yesNo' }
  | { readonly is: 'measure'; readonly unit: Unit }

/** A value of a kind as its column has it. */
export type ValueOf<Is extends AttributeKind['is']> = Is extends 'several'
  ? string[]
  : Is extends 'yesNo'
    ? boolean | null
    : Is extends 'measure'
      ? number | null
      : string

export type AttributeValue = string | readonly string[] | boolean | number | null

export const isNothing = (value: AttributeValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The single values by which products are found; a measure has none. */
export function wordsIn(value: AttributeValue): readonly string[] {
  if (isNothing(value) || typeof value === 'number') return []
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  return typeof value === 'string' ? [value] : (value as readonly string[])
}

/** A value of the API as people read it; an empty text for nothing. */
export const valueWords = (kind: AttributeKind, value: AttributeValue): string =>
  typeof value === 'number' && kind.is === 'measure'
    ? measureWords(kind.unit, value)
    : wordsIn(value).join(', ')
