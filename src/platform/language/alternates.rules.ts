import { addressIn, type Language, languages, MAIN_LANGUAGE, type MoreLanguage } from './languages.rules.ts'

/** Where a page is in a language, as links between languages say it. */
export interface Alternate {
  readonly hrefLang: string
  readonly href: string
}

/**
 * Where a page is in each language of a shop, for search engines: pages and the site map say the same, or neither is believed. The
 * main language is also for whoever speaks none of them. Nothing where the shop has one language.
 * @param page its address in the main language
 * @param spoken besides the main one
 */
export function alternatesOf(page: string, origin: string, spoken: readonly MoreLanguage[]): Alternate[] {
  if (spoken.length === 0) return []
  const link = (language: Language, hrefLang: string = languages[language].tag): Alternate => ({
    hrefLang,
    href: new URL(addressIn(language, page), origin).href,
  })
  const all: readonly Language[] = [MAIN_LANGUAGE, ...spoken]
  return [...all.map((language) => link(language)), link(MAIN_LANGUAGE, 'x-default')]
}
