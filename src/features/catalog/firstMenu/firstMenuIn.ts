import { type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import type { Category, MenuWord } from '../schema/category.schema.ts'
import { type FirstGroup, firstMenu } from './firstMenu.ts'
import { en } from './messages/en.ts'
import { hi } from './messages/hi.ts'
import { ta } from './messages/ta.ts'

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, hi, ta }

function makeMenu(language: Language): readonly FirstGroup[] {
  // They stand in the order of the menu.
  const labels = Object.values(texts[language])
  let at = 0
  const called = <Entry extends object>(entry: Entry) => ({ ...entry, label: labels[at++] ?? '' })
  return firstMenu().map((group) => ({ ...called(group), items: group.items.map(called) }))
}

const made = new Map<Language, readonly FirstGroup[]>()

/** The menu of the specification as it is called in a language, whatever is spoken: for the server and for forms of admins, because it brings all of them. */
export function firstMenuIn(language: Language): readonly FirstGroup[] {
  const menu = made.get(language) ?? makeMenu(language)
  made.set(language, menu)
  return menu
}

/** One dropdown of it; undefined for a category that the specification does not know. @param category its name, in whatever letters */
export const firstGroupIn = (category: string, language: Language): FirstGroup | undefined =>
  firstMenuIn(language).find((group) => group.category === category.toLowerCase())

/** The entries of a dropdown as entries of an owner are stored. */
export const menuWordsOf = (group: FirstGroup | undefined): readonly MenuWord[] | undefined =>
  group?.items.map(({ label, search }) => ({ label, word: 'type' in search ? search.type : search.q }))

/** The entries of a category's dropdown as the owner would write them: her own, else the specification's. */
export const wordsOf = ({ name, menuItems }: Pick<Category, 'name' | 'menuItems'>): readonly MenuWord[] =>
  menuItems ?? menuWordsOf(firstGroupIn(name, MAIN_LANGUAGE)) ?? []
