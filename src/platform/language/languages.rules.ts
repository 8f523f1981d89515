/**
 * The languages that the program speaks, with what a page says of them to browsers (`tag`) and what they are called by those who
 * speak them. The first one has the addresses without a prefix.
 */
export const languages = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
  ta: { tag: 'ta-IN', name: 'தமிழ்' },
} as const

export type Language = keyof typeof languages

/** What a shop speaks whatever else it does. */
export const MAIN_LANGUAGE = 'en' satisfies Language

/** What a shop may speak besides. */
export const moreLanguages = ['hi', 'ta'] as const satisfies readonly Exclude<
  Language,
  typeof MAIN_LANGUAGE
>[]

export type MoreLanguage = (typeof moreLanguages)[number]

/** All of them, the main one first. */
export const allLanguages = [MAIN_LANGUAGE, ...moreLanguages] as const

/** The language that somebody is written to: the one they asked for while the shop speaks it, else the main one. */
export const spokenOr = (wanted: Language | null | undefined, spoken: readonly MoreLanguage[]): Language =>
  // guard: only-spoken-languages
  spoken.find((language) => language === wanted) ?? MAIN_LANGUAGE

/** `hi` of `hi-IN`; undefined for a language that the program does not speak. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const [code] = tag?.toLowerCase().split('-') ?? []
  return allLanguages.find((language) => language === code)
}

/**
 * What an address says of its language, and the page's own address: `/hi/wishlist` is the page `/wishlist` in Hindi. The name of a
 * language that the shop does not speak is a part of the address like any other.
 * @param spoken besides the main one
 */
export function readAddress(
  path: string,
  spoken: readonly MoreLanguage[],
): { readonly language: Language; readonly page: string } {
  const [, first = ''] = path.split('/', 2)
  const language = spoken.find((one) => one === first)
  if (language === undefined) return { language: MAIN_LANGUAGE, page: path }
  return { language, page: path.slice(language.length + 1) || '/' }
}

/** Where a page is in a language: `/hi/wishlist`, `/hi`. */
export const addressIn = (language: Language, page: string): string =>
  language === MAIN_LANGUAGE ? page : page === '/' ? `/${language}` : `/${language}${page}`

/**
 * Which of the languages of a shop somebody wants who sends `Accept-Language`: the one that they like best among those that the
 * shop speaks; the main one if there is none.
 */
export function preferredLanguage(accepted: string | undefined, spoken: readonly MoreLanguage[]): Language {
  const offered: readonly Language[] = [MAIN_LANGUAGE, ...spoken]
  const wanted = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, at) => {
      const [tag = '', ...terms] = part.trim().split(';')
      const quality = terms.find((term) => term.trim().startsWith('q='))
      return { language: languageOfTag(tag), weight: quality ? Number(quality.trim().slice(2)) : 1, at }
    })
    .filter(({ language, weight }) => language && weight > 0 && offered.includes(language))
    .sort((one, other) => other.weight - one.weight || one.at - other.at)
  return wanted[0]?.language ?? MAIN_LANGUAGE
}
