import type { MoreLanguage } from '#/platform/language/languages.rules.ts'
import type { FirstWord } from '../../firstLists.rules.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/**
 * What the values that lists begin with and the types of the specification's categories are called in further languages, by their
 * English in small letters. What the shopkeeper writes herself goes before it.
 */
export const firstWords: Readonly<Record<MoreLanguage, Readonly<Record<FirstWord, string>>>> = { hi, ta }
