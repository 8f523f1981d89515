import {
  type Language,
  languageOfTag,
  MAIN_LANGUAGE,
  type MoreLanguage,
} from '#/platform/language/languages.rules.ts'

/** Where a browser remembers the language that somebody chose. */
const CHOSEN = 'language'

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

/**
 * Stands in the head of the pages of a shop with several languages: whoever chose one, and comes from elsewhere to a page in another,
 * gets it in that language. Pages are the same for everybody, in every cache, so nobody but the browser can tell. Without a
 * connection the page that is there stays: in the other language it may not be saved. An address that would
 * begin like a host without its language (`/hi//elsewhere.example`) stays in the shop.
 */
// guard: chosen-language-in-shop
export const goToChosen = (spoken: readonly MoreLanguage[]): string => `(()=>{
let all=${JSON.stringify([MAIN_LANGUAGE, ...spoken])},wanted
try{wanted=localStorage.getItem('${CHOSEN}')}catch{}
const here=document.documentElement.lang.slice(0,2)
if(!all.includes(wanted)||wanted===here||!navigator.onLine||document.referrer.startsWith(location.origin))return
const page=(here==='${MAIN_LANGUAGE}'?location.pathname:location.pathname.slice(here.length+1)).replace(/^\\/+/,'/')
location.replace((wanted==='${MAIN_LANGUAGE}'?page||'/':'/'+wanted+(page==='/'?'':page))+location.search+location.hash)
})()`
