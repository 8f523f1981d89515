import { SESSION_MARK } from '#/platform/http/sessionMark.rules.ts'
import { OFFLINE_PAGE } from './saving.rules.ts'
import { currentMark } from './session.ts'

const OFFLINE = 'offline'
/** The page is fetched anew after this long, ms: the look of the shop may have changed. */
const FRESH_MS = 24 * 3_600_000
/** So many saved pages are offered. */
const OFFERED = 12

/** Shown where not even the shop's own page for it could be saved. */
const PLAIN =
  '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You are offline</title><body style="font-family:sans-serif;padding:2rem"><h1>You are offline</h1><p>This page could not be fetched. Nothing in your bag or your orders is lost.</p><p><a href="">Try again</a></p>'

export const dropOfflinePage = (): Promise<boolean> => caches.delete(OFFLINE)

async function saved(): Promise<Response | undefined> {
  const page = await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE, ignoreVary: true })
  return page && page.headers.get(SESSION_MARK) === (await currentMark()) ? page : undefined
}

/** @returns the files that the page is made of, when it was fetched anew; nothing while the saved one will do */
export async function saveOfflinePage(): Promise<string[]> {
  const before = await saved()
  if (before && Date.now() - Date.parse(before.headers.get('date') ?? '') < FRESH_MS) return []
  const page = await fetch(OFFLINE_PAGE, { headers: { accept: 'text/html' } })
  if (page.status !== 200 || page.redirected || page.headers.get(SESSION_MARK) !== (await currentMark()))
    return []
  const html = await page.clone().text()
  await (await caches.open(OFFLINE)).put(OFFLINE_PAGE, page)
  return [...withoutScripts(html).matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

/** It stands at another page's address, whose scripts would look for that page. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]+rel="modulepreload"[^>]*>/g, '')

/** A link to a saved page; its title is taken as it stands in its HTML. */
async function linkTo(page: Response): Promise<string> {
  const { pathname, search } = new URL(page.url)
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await page.text()) ?? []
  const name = pathname === '/' ? 'Home' : title.replace(/ \|[^|]*$/, '') || pathname
  const address = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<li><a class="link inline-flex min-h-11 items-center" href="${address}">${name}</a></li>`
}

/** Stands in for a page that cannot be had: what is the matter, and what can be read. */
export async function offlinePage(savedPages: () => Promise<Response[]>): Promise<Response> {
  const page = await saved()
  const html = page ? withoutScripts(await page.text()) : PLAIN
  const links = await Promise.all((await savedPages()).slice(0, OFFERED).map(linkTo))
  const list =
    links.length > 0 ? `<h2 class="mt-8 text-xl">What you can read now</h2><ul>${links.join('')}</ul>` : ''
  return new Response(
    html
      .replace('<html', '<html data-offline-page')
      .replace(/<div data-saved-pages[^>]*><\/div>/, () => list),
    { status: 503, headers: page?.headers ?? { 'content-type': 'text/html; charset=utf-8' } },
  )
}
