import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../src/features/home/document.rules.ts'
import { publish } from '../../src/features/home/home.store.ts'
import { sectionIn } from '../../src/features/home/sections.fixture.ts'
import { sizes } from '../fixtures/browser.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { type Furnished, furnish, longName } from '../fixtures/furnished.ts'
import { type Looker, look, looks } from '../fixtures/siteMap.ts'
import { eventually } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let world: Furnished
const pages = new Map<Looker, Page>()

beforeAll(async () => {
  browserShop = await openBrowserShop()
  world = await furnish(browserShop)
})
afterAll(() => browserShop?.close())

async function pageOf(as: Looker): Promise<Page> {
  const known = pages.get(as)
  if (known) return known
  const page = await browserShop.visit({ size: 'phone', ...(as !== 'visitor' && { as: world.people[as] }) })
  await look(page, '/about')
  pages.set(as, page)
  return page
}

/** By how many px the page can be pushed sideways, and what sticks out of the screen beyond every box that scrolls or cuts. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document
    window.scrollTo(10_000, 0)
    const pushed = window.scrollX
    window.scrollTo(0, 0)
    const contained = (element: Element) => {
      for (let box = element.parentElement; box && box !== body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true
      }
      return false
    }
    const out = [...body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > root.clientWidth + 1 && !contained(element)
    })
    return { pushed, out: out.slice(0, 3).map((element) => element.outerHTML.slice(0, 200)) }
  })

/** What a thumb may miss: lower or narrower than 24 px, unless it stands in a line of text (WCAG 2.2, 2.5.8). What wraps a box counts as the box. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll('a[href], button, select, textarea, summary, input')]
    const seen = targets.filter(
      (target) =>
        target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !target.closest('[inert], .sr-only') &&
        // The link of a card is as large as the card.
        getComputedStyle(target, '::after').position !== 'absolute' &&
        !(getComputedStyle(target).display === 'inline' && target.closest('p, li, td, dd')),
    )
    return seen
      .filter((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
        return width > 1 && height > 1 && (width < 24 || height < 24)
      })
      .map((target) => target.outerHTML.slice(0, 150))
  })

test('the longest name has 90 characters', () => {
  expect(longName).toHaveLength(90)
})

/** Letters of such a size. All boxes are made anew: some would go on with sizes that were counted before. */
const letters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    const { style } = document.documentElement
    style.fontSize = fontSize
    style.display = 'none'
    void document.body.offsetHeight
    style.display = ''
  }, size)

/** A window of 1280 x 900 px at 400 %. */
const zoomed = { width: 320, height: 225 }

test.each(Object.entries(looks))('%s does not scroll sideways at 360 px', async (_, { as, path }) => {
  const page = await pageOf(as)
  await look(page, path(world))
  expect(await page.evaluate(() => window.innerWidth)).toBe(360)
  expect(await stickingOut(page)).toEqual({ pushed: 0, out: [] })
  expect(await tooSmall(page), 'too small for a thumb').toEqual([])
  if (as !== 'adminAsha') {
    await letters(page, '200%')
    expect(await stickingOut(page), 'letters of twice the size').toEqual({ pushed: 0, out: [] })
    await letters(page, '')
    await page.setViewportSize(zoomed)
    expect(await stickingOut(page), '400 % zoom').toEqual({ pushed: 0, out: [] })
    await page.setViewportSize(sizes.phone)
  }
  browserShop.quiet()
})

test('a home page that the owner built fits, also with letters of twice the size', async () => {
  const { shop, url } = browserShop
  const kinds = [
    'hero',
    'newArrivals',
    'bestReviews',
    'collections',
    'underPrice',
    'categoryWindows',
  ] as const
  const document = documentOf(kinds.map((kind) => sectionIn(kind)))
  await publish(shop.services.db, world.people.adminAsha.id, document)
  await eventually(`${url}/api/home`, { sections: kinds.map(() => ({})) })
  const page = await pageOf('visitor')
  await look(page, '/')
  expect(await stickingOut(page)).toEqual({ pushed: 0, out: [] })
  await letters(page, '200%')
  expect(await stickingOut(page), 'letters of twice the size').toEqual({ pushed: 0, out: [] })
  await letters(page, '')
})

test('the bag with a long name does not scroll sideways at 360 px', async () => {
  const page = await pageOf('meera')
  await look(page, '/about')
  await page.getByRole('button', { name: /^Bag/ }).click()
  const bag = page.getByRole('dialog', { name: 'BAG' })
  await bag.getByText(longName).waitFor()
  const sideways = () =>
    bag.evaluate(
      (drawer) =>
        [drawer, ...drawer.querySelectorAll('*')].filter(
          (box) =>
            getComputedStyle(box).overflowX !== 'visible' &&
            getComputedStyle(box).overflowX !== 'hidden' &&
            box.scrollWidth > box.clientWidth + 1 &&
            box.clientWidth > 1,
        ).length,
    )
  expect(await sideways()).toBe(0)
  await letters(page, '200%')
  expect(await sideways(), 'letters of twice the size').toBe(0)
  await letters(page, '')
})
