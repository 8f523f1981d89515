/** Every page in each further language on a phone: nothing sticks out, and no word is cut. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressIn, languages, moreLanguages } from '../../src/platform/language/languages.rules.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { type Furnished, furnish } from '../fixtures/furnished.ts'
import { isWrittenIn } from '../fixtures/letters.ts'
import { type Looker, look, looks } from '../fixtures/siteMap.ts'
import { changeShop } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let world: Furnished
const pages = new Map<string, Page>()

beforeAll(async () => {
  browserShop = await openBrowserShop()
  world = await furnish(browserShop)
  await changeShop(browserShop, { languages: [...moreLanguages] })
})
afterAll(() => browserShop?.close())

async function pageOf(as: Looker, scripts = true): Promise<Page> {
  const key = `${as} ${scripts}`
  const known = pages.get(key)
  if (known) return known
  const page = await browserShop.visit({
    size: 'phone',
    locale: 'hi-IN',
    scripts,
    ...(as !== 'visitor' && { as: world.people[as] }),
  })
  if (scripts) await look(page, '/hi/about')
  pages.set(key, page)
  return page
}

/**
 * Opens a page. Most of the admin's say all they say as they come from the server, and without their scripts it takes a quarter of
 * the time; one that waits for them gets them.
 */
async function lookAt(as: Looker, path: string): Promise<Page> {
  if (as === 'adminAsha') {
    const page = await pageOf(as, false)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    if ((await page.locator('main [aria-busy="true"], main template[id^="B:"]').count()) === 0) return page
  }
  const page = await pageOf(as)
  await look(page, path)
  return page
}

/** By how many px the page can be pushed sideways, what sticks out of it, and which words are wider or higher than the box that cuts them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document
    window.scrollTo(10_000, 0)
    const pushed = window.scrollX
    window.scrollTo(0, 0)
    const describe = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"], .sr-only')
    const parents = (element: Element) => {
      const found: Element[] = []
      for (let box = element.parentElement; box && box !== body; box = box.parentElement) found.push(box)
      return found
    }
    const out: string[] = []
    const cut: string[] = []
    for (const element of body.querySelectorAll('*')) {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      // What is one pixel wide is said by screen readers alone.
      if (width <= 1 || height <= 1 || !isSeen(element)) continue
      const boxes = parents(element)
      const isContained = boxes.some((box) => getComputedStyle(box).overflowX !== 'visible')
      if (right > root.clientWidth + 1 && !isContained) out.push(describe(element))
      const said = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (said.length === 0) continue
      const style = getComputedStyle(element)
      // Shortened on purpose, with three dots or after some lines: a matter of how long names are, not of the language.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue
      if (style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
        cut.push(describe(element))
      // A button or a badge that is lower than its own letters.
      const isBox = element.matches('button, a, select, [role=tab]') && style.display !== 'inline'
      const isOutside = said.some((text) => {
        const range = document.createRange()
        range.selectNode(text)
        const words = range.getBoundingClientRect()
        return (
          words.right > right + 1 || words.left < left - 1 || words.bottom > bottom + 4 || words.top < top - 4
        )
      })
      if (isBox && isOutside) cut.push(`outside: ${describe(element)}`)
    }
    return { pushed, out: out.slice(0, 3), cut: cut.slice(0, 3) }
  })

test('what sticks out and what is cut is noticed', async () => {
  const page = await pageOf('visitor')
  await look(page, '/hi/about')
  await page.evaluate(() => {
    const style = 'display: block; width: 40px; height: 24px; white-space: nowrap'
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p style="width: 400px">चौड़ा</p><p style="${style}; overflow: hidden">कटा हुआ शब्द</p><button style="${style}">बटन से बड़ा</button>`,
    )
  })
  const { out, cut } = await cutOff(page)
  expect(out).toContain('P चौड़ा')
  expect(cut).toEqual(['P कटा हुआ शब्द', 'outside: BUTTON बटन से बड़ा'])
})

const shown = moreLanguages.flatMap((language) =>
  Object.entries(looks).map(([name, looked]) => ({ language, name, ...looked })),
)

test.each(shown)(
  '$name in $language fits at 360 px, and none of its words is cut',
  async ({ language, as, path }) => {
    const page = await lookAt(as, addressIn(language, path(world)))
    expect(new URL(page.url()).pathname.split('/')[1]).toBe(language)
    expect(await page.evaluate(() => [window.innerWidth, document.documentElement.lang])).toEqual([
      360,
      languages[language].tag,
    ])
    if (as === 'adminAsha') {
      const said = (await page.locator('main').textContent()) ?? ''
      expect(isWrittenIn(language, said, 2)).toBe(true)
    }
    expect(await cutOff(page)).toEqual({ pushed: 0, out: [], cut: [] })
  },
)

test('the browser complained about none of them', () => browserShop.quiet())
