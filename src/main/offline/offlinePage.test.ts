import { beforeEach, expect, test, vi } from 'vitest'
import { SESSION_MARK } from '#/platform/http/sessionMark.rules.ts'
import { en } from './messages/en.ts'
import { hi } from './messages/hi.ts'

const SHOP = 'https://zari.example'

/** What a browser has saved, and what it fetched for that. */
let stored: Map<string, Response>
let fetched: string[]
let offline: typeof import('./offlinePage.ts')

/** A page as the shop answers: whose address it has no constructor can say. */
function pageAt(path: string, html: string): Response {
  const page = new Response(html, {
    headers: { [SESSION_MARK]: 'none', date: new Date().toUTCString(), 'content-type': 'text/html' },
  })
  Object.defineProperty(page, 'url', { value: SHOP + path })
  return page
}

beforeEach(async () => {
  stored = new Map()
  fetched = []
  vi.stubGlobal('caches', {
    match: async (key: string) =>
      key === '/session' ? Response.json({ mark: 'none', since: 0 }) : stored.get(key)?.clone(),
    open: async () => ({ put: async (key: string, page: Response) => void stored.set(key, page) }),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return pageAt(path, `<html lang="x"><h1>${path}</h1><div data-saved-pages=""></div></html>`)
  })
  vi.resetModules()
  offline = await import('./offlinePage.ts')
  return () => vi.unstubAllGlobals()
})

const shown = async (path: string, saved: Response[] = []) =>
  (await offline.offlinePage(async () => saved, offline.languageAt(path))).text()

test('a page that cannot be had says so in the language of its address, also where nothing was saved', async () => {
  const [english, hindi] = [await shown('/about'), await shown('/hi/about')]
  expect(english).toContain(`<h1>${en.offline}</h1>`)
  expect(hindi).toContain(`<h1>${hi.offline}</h1>`)
  expect(hindi).toMatch(/<html[^>]* lang="hi-IN"/)
})

test('the shop’s own page for it is saved for each language in which one was seen', async () => {
  await offline.saveOfflinePage('hi')
  expect(fetched).toEqual(['/hi/offline'])
  await offline.saveOfflinePage('hi')
  await offline.saveOfflinePage('en')
  expect(fetched).toEqual(['/hi/offline', '/offline'])
  const saved = () => [pageAt('/', '<title>Zari</title>'), pageAt('/hi', '<title>Zari</title>')]
  const html = await shown('/hi/details/x', saved())
  expect(html).toContain('<h1>/hi/offline</h1>')
  expect(html).toContain(hi.readNow)
  // Each page is called what it is called in its own language.
  expect(html).toMatch(new RegExp(`href="/">${en.home}<.*href="/hi">${hi.home}<`))
  expect(await shown('/details/x', saved())).toContain(en.readNow)
})
