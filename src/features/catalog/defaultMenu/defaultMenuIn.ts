import { type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import type { Category, MenuWord } from '../schema/category.schema.ts'
import { type DefaultGroup, type MenuLabels, menuWith } from './defaultMenu.ts'
import { en } from './messages/en.ts'
import { hi } from './messages/hi.ts'
import { ta } from './messages/ta.ts'

const labels: Readonly<Record<Language, MenuLabels>> = { en, hi, ta }
const made = new Map<Language, readonly DefaultGroup[]>()

/** The menu of the specification as it is called in a language, whatever is spoken: for the server and for forms of admins, because it brings all of them. */
export function defaultMenuIn(language: Language): readonly DefaultGroup[] {
  const menu = made.get(language) ?? menuWith(labels[language])
  made.set(language, menu)
  return menu
}

/** One dropdown of it; undefined for a category that the specification does not know. @param category its name, in whatever letters */
export const defaultGroupIn = (category: string, language: Language): DefaultGroup | undefined =>
  defaultMenuIn(language).find((group) => group.category === category.toLowerCase())

/** The entries of a dropdown as entries of an owner are stored. */
export const menuWordsOf = (group: DefaultGroup | undefined): readonly MenuWord[] | undefined =>
  group?.items.map(({ label, search }) => ({ label, word: 'type' in search ? search.type : search.q }))

/** The entries of a category's dropdown as the owner would write them: her own, else the specification's. */
export const wordsOf = ({ name, menuItems }: Pick<Category, 'name' | 'menuItems'>): readonly MenuWord[] =>
  menuItems ?? menuWordsOf(defaultGroupIn(name, MAIN_LANGUAGE)) ?? []
