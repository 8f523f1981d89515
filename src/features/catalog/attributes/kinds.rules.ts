import { measureWords, type Unit } from './measures.rules.ts'

/** What an attribute can be, and what its values are in the database, at the API and in words. */

/** One of the values that a list begins with; colours have the hex of their swatch. */
export interface FirstValue {
  readonly value: string
  readonly hex?: string
}

interface TextKind {
  readonly is: 'text'
  /** What is stored unless something else is said; an empty text without it. */
  readonly usual?: string
  /** Characters. */
  readonly most?: number
  readonly pattern?: { readonly test: RegExp; readonly message: string }
}

/** One of a few that the program knows. */
interface FixedKind {
  readonly is: 'oneOf'
  readonly usual: string
  readonly oneOf: readonly string[]
  readonly message: string
}

/** One, or several, of a list that the shopkeeper extends. */
interface ListKind {
  readonly is: 'choice' | 'several'
  readonly list: readonly FirstValue[]
}

interface YesNoKind {
  readonly is: 'yesNo'
}

/** A length or a weight: whole centimetres or grams in the database, metres or grams at the API. */
interface MeasureKind {
  readonly is: 'measure'
  readonly unit: Unit
  /** In the unit of the API. */
  readonly most: number
}

export type AttributeKind = TextKind | FixedKind | ListKind | YesNoKind | MeasureKind

/** A value of a kind as its column has it. */
export type ValueOf<Kind extends { is: AttributeKind['is'] }> = Kind extends {
  is: 'oneOf'
  oneOf: readonly (infer Choice)[]
}
  ? Choice
  : Kind extends { is: 'several' }
    ? string[]
    : Kind extends { is: 'yesNo' }
      ? boolean | null
      : Kind extends { is: 'measure' }
        ? number | null
        : string

export type AttributeValue = string | readonly string[] | boolean | number | null

/** What is stored unless something else is said: the default of the column as well. */
export function usualOf(kind: AttributeKind): AttributeValue {
  switch (kind.is) {
    case 'yesNo':
    case 'measure':
      return null
    case 'several':
      return []
    case 'choice':
      return ''
    default:
      return kind.usual ?? ''
  }
}

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
