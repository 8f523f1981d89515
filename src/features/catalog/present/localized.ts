import { type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { wordsIn } from '#/platform/language/ownWords.rules.ts'
import { defaultGroupIn, menuWordsOf } from '../defaultMenu/defaultMenuIn.ts'
import type { MenuWord } from '../schema/category.schema.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'

/**
 * What a category is called in a language, as the shopkeeper wrote it, else as the program knows the four of the specification;
 * undefined where it is called by its name. Its name stays what addresses and filters say.
 */
export function localizedCategoryName(
  category: Pick<CategoryRow, 'name' | 'words'> | undefined,
  language: Language,
): string | undefined {
  if (!category || language === MAIN_LANGUAGE) return undefined
  return wordsIn(category.words, language)?.name || defaultGroupIn(category.name, language)?.label
}

/** Entries of a dropdown, each called as the line at its place says. */
const localizedEntries = (entries: readonly MenuWord[], names: string): MenuWord[] => {
  const lines = names.split(/\r?\n/)
  return entries.map(({ label, word }, at) => ({ label: lines[at]?.trim() || label, word }))
}

type Worded = Pick<CategoryRow, 'name' | 'menuItems' | 'words'>

/** The entries of its dropdown in a language; null where they are those of the specification in English. */
function localizedMenu({ name, menuItems, words }: Worded, language: Language): MenuWord[] | null {
  if (language === MAIN_LANGUAGE) return menuItems
  const first = menuWordsOf(defaultGroupIn(name, language))
  const written = wordsIn(words, language)?.menuItems
  if (menuItems) return written ? localizedEntries(menuItems, written) : menuItems
  return first ? localizedEntries(first, written ?? '') : null
}

/** What values are called, by the value, where they are called otherwise; undefined where none is. */
export function labelsOf(
  values: readonly string[],
  localizedValue: (value: string) => string,
): Record<string, string> | undefined {
  const labels = values
    .map((value) => [value, localizedValue(value)] as const)
    .filter(([value, label]) => label !== value)
  return labels.length > 0 ? Object.fromEntries(labels) : undefined
}

/** What a category and the entries of its dropdown are called in a language. */
export function localizedCategory(category: Worded, language: Language) {
  const label = localizedCategoryName(category, language)
  return { menuItems: localizedMenu(category, language), ...(label && { label }) }
}
