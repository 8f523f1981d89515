import { SESSION_MARK } from '#/platform/http/sessionMark.rules.ts'
import { currentTag, findLanguageBy } from '#/platform/language/current.ts'
import {
  addressIn,
  type Language,
  MAIN_LANGUAGE,
  moreLanguages,
  readAddress,
} from '#/platform/language/languages.rules.ts'
import { m } from './messages/offline.messages.ts'
import { OFFLINE_PAGE } from './saving.rules.ts'
import { currentMark } from './session.ts'

const OFFLINE = 'offline'
/** The page is fetched anew after this long, ms: the look of the shop may have changed. */
const FRESH_MS = 24 * 3_600_000
/** So many saved pages are offered. */
const OFFERED = 12

let spoken: Language = MAIN_LANGUAGE
findLanguageBy(() => spoken)

/** Says something in a language. A worker is one for all pages: nothing may be waited for meanwhile. */
function sayIn(language: Language, say: () => string): string {
  spoken = language
  return say()
}

/** The language of a page. */
export const languageAt = (path: string): Language => readAddress(path, moreLanguages).language

/** Shown where not even the shop's own page for it could be saved. */
const plain = (): string =>
  `<!doctype html><html lang="${currentTag()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${m.offline()}</title><body style="font-family:sans-serif;padding:2rem"><h1>${m.offline()}</h1><p>${m.text()}</p><p><a href="">${m.tryAgain()}</a></p>`

export const dropOfflinePage = (): Promise<boolean> => caches.delete(OFFLINE)

async function saved(address: string): Promise<Response | undefined> {
  const page = await caches.match(address, { cacheName: OFFLINE, ignoreVary: true })
  return page && page.headers.get(SESSION_MARK) === (await currentMark()) ? page : undefined
}

/** Saves the page for without a connection in a language. @returns the files that it is made of, when it was fetched anew; nothing while the saved one will do */
export async function saveOfflinePage(language: Language): Promise<string[]> {
  const address = addressIn(language, OFFLINE_PAGE)
  const before = await saved(address)
  if (before && Date.now() - Date.parse(before.headers.get('date') ?? '') < FRESH_MS) return []
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  if (page.status !== 200 || page.redirected || page.headers.get(SESSION_MARK) !== (await currentMark()))
    return []
  const html = await page.clone().text()
  await (await caches.open(OFFLINE)).put(address, page)
  return [...withoutScripts(html).matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, file = '']) =>
    file.replaceAll('&amp;', '&'),
  )
}

/** It stands at another page's address, whose scripts would look for that page. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]+rel="modulepreload"[^>]*>/g, '')

/** A link to a saved page; its title is taken as it stands in its HTML. */
async function linkTo(page: Response): Promise<string> {
  const { pathname, search } = new URL(page.url)
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await page.text()) ?? []
  const { language, page: path } = readAddress(pathname, moreLanguages)
  const name = path === '/' ? sayIn(language, () => m.home()) : title.replace(/ \|[^|]*$/, '') || pathname
  const address = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<li><a class="link inline-flex min-h-11 items-center" href="${address}">${name}</a></li>`
}

/** Stands in for a page that cannot be had: what is the matter, and what can be read. */
export async function offlinePage(
  savedPages: () => Promise<Response[]>,
  language: Language,
): Promise<Response> {
  const page = await saved(addressIn(language, OFFLINE_PAGE))
  const html = page ? withoutScripts(await page.text()) : sayIn(language, plain)
  const links = await Promise.all((await savedPages()).slice(0, OFFERED).map(linkTo))
  const heading = sayIn(language, () => m.readNow())
  const list = links.length > 0 ? `<h2 class="mt-8 text-xl">${heading}</h2><ul>${links.join('')}</ul>` : ''
  return new Response(
    html
      .replace('<html', '<html data-offline-page')
      .replace(/<div data-saved-pages[^>]*><\/div>/, () => list),
    { status: 503, headers: page?.headers ?? { 'content-type': 'text/html; charset=utf-8' } },
  )
}
