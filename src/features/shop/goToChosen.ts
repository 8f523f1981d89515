import { MAIN_LANGUAGE, type MoreLanguage } from '#/platform/language/languages.rules.ts'

/** Where a browser remembers the language that somebody chose. */
export const CHOSEN = 'language'

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
