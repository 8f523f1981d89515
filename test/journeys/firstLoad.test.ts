import { readFile, stat } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addressIn,
  allLanguages,
  languages,
  MAIN_LANGUAGE,
  moreLanguages,
  readAddress,
} from '../../src/platform/language/languages.rules.ts'
import { isWrittenIn } from '../fixtures/letters.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

/** What a first visit may load in scripts, bytes after brotli, in whatever letters. */
const MOST = 120_000

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ languages: [...moreLanguages] })
})
afterAll(() => shop?.close())

/** Some scripts and all that they import at once: what a page does not name but fetches all the same counts as well. */
async function withImports(names: Iterable<string>): Promise<Set<string>> {
  const files = new Set(names)
  for (const file of files) {
    const code = await readFile(`dist/client${file}`, 'utf8')
    for (const [, other = ''] of code.matchAll(/(?:from|import)\s*["'`](\.[\w./-]+\.js)["'`]/g))
      files.add(new URL(other, `http://shop.invalid${file}`).pathname)
  }
  return files
}

const firstPages = ['/', '/new/saree/collections', '/details/banarasi-silk-saree']

test.each(allLanguages.flatMap((language) => firstPages.map((path) => addressIn(language, path))))(
  'the scripts that %s names and what they import are within the limit, and no admin page, its address or a chart is among them',
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    const named = new Set([...html.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([file]) => file))
    expect(named.size).toBeGreaterThan(3)
    const files = [...(await withImports(named))]
    expect(files.filter((file) => /chart|admin|resource/i.test(file))).toEqual([])
    const codes = await Promise.all(files.map((file) => readFile(`dist/client${file}`, 'utf8')))
    expect(codes.filter((code) => code.includes('manage-banners'))).toEqual([])
    // Each page speaks one language; the names of the others are in their own.
    const { language } = readAddress(path, moreLanguages)
    const names = new RegExp(allLanguages.map((one) => languages[one].name).join('|'), 'g')
    const said = codes.join('').replaceAll(names, '')
    for (const one of moreLanguages) expect(isWrittenIn(one, said)).toBe(one === language)
    expect(said.includes('Skip to content')).toBe(language === MAIN_LANGUAGE)
    const sizes = await Promise.all(files.map((file) => stat(`dist/client${file}.br`)))
    const all = sizes.reduce((sum, { size }) => sum + size, 0)
    expect(all).toBeLessThanOrEqual(MOST)
  },
)

test.each(['/', '/new/saree/collections'])(
  'the lists of %s travel once more for its coming to life, with what a card shows and nothing else',
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    expect(html).toContain(`{\\"_id\\":\\"${shop.goods.cottonSaree.id}\\"`)
    expect(html).not.toMatch(/description\\":|gstClass/)
  },
)

// Each is a request, and one room's shared code is one file: they were 25, 63 and 49 (decision 99).
test.each([
  ['/', 12],
  ['/details/banarasi-silk-saree', 32],
  ['/login', 20],
])('with all that comes later %s fetches no more than %i scripts', async (path, most) => {
  const page = await shop.visit({ size: 'phone' })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /\/everywhere-/.test(url))).toHaveLength(1)
  expect(scripts.length).toBeLessThanOrEqual(most)
})
