import { type Language, languageOfTag, languages, MAIN_LANGUAGE } from './languages.rules.ts'

/** In a browser the language of the page; the server says of each request which one it is in (`inLanguage.ts`). */
let find = (): Language | undefined =>
  typeof document === 'undefined' ? undefined : languageOfTag(document.documentElement.lang)

/** Says how the language is found from now on. */
export function findLanguageBy(how: () => Language | undefined): void {
  find = how
}

/** The language in which something is said at the moment. */
export const currentLanguage = (): Language => find() ?? MAIN_LANGUAGE

/** The same as `Intl` calls it: `hi-IN`. */
export const currentTag = (): string => languages[currentLanguage()].tag
