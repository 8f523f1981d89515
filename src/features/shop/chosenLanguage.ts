import {
  type Language,
  languageOfTag,
  MAIN_LANGUAGE,
  type MoreLanguage,
} from '#/platform/language/languages.rules.ts'
import { CHOSEN } from './goToChosen.ts'

/**
 * Remembers a choice, for as long as the browser keeps it.
 * @param userId who chose, if signed in: mails to them are in this language from now on
 */
export function rememberLanguage(language: Language, userId?: string): void {
  try {
    localStorage.setItem(CHOSEN, language)
  } catch {
    // Storage is switched off: then each visit begins as it is addressed.
  }
  if (userId === undefined) return
  // It goes on while the browser leaves the page. Whoever is not heard has the choice on their profile.
  void fetch(`/api/admin/user/update/${userId}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => undefined)
}

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOSEN)
  } catch {
    return null
  }
}

/**
 * The language to propose on a page: the one that the browser likes best among those of the shop. Nothing where it is the page's own
 * or somebody has chosen, be it to stay.
 * @param preferred what the browser says, best first
 */
export function proposedLanguage(
  current: Language,
  spoken: readonly MoreLanguage[],
  preferred: readonly string[],
): Language | undefined {
  if (chosenLanguage() !== null) return undefined
  const offered: readonly Language[] = [MAIN_LANGUAGE, ...spoken]
  const best = preferred
    .map(languageOfTag)
    .find((language) => language !== undefined && offered.includes(language))
  return best === current ? undefined : best
}
