import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../src/features/home/document.rules.ts'
import { publish } from '../../src/features/home/home.store.ts'
import { sectionIn } from '../../src/features/home/sections.fixture.ts'
import { sizes } from '../fixtures/browser.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { firstProduct, letters, squeezed, stickingOut, tooSmall } from '../fixtures/fitsThePhone.ts'
import { type Furnished, furnish, longName } from '../fixtures/furnished.ts'
import { readable, unreadable } from '../fixtures/readableLarge.ts'
import { type Looker, look, looks } from '../fixtures/siteMap.ts'
import { siteMap } from '../fixtures/sitePaths.ts'
import { eventually } from '../fixtures/storefront.ts'
import { unsaid } from '../fixtures/unsaid.ts'

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

test('the longest name has 90 characters', () => {
  expect(longName).toHaveLength(90)
})

/** A window of 1280 x 900 px at 400 %. */
const zoomed = { width: 320, height: 225 }

test('every page of the site map is looked at', () => {
  expect(Object.keys(looks).sort()).toEqual(siteMap().sort())
})

test.each(Object.entries(looks))(
  '%s is right for everybody, and does not scroll sideways',
  async (_, { as, path }) => {
    const page = await pageOf(as)
    await look(page, path(world))
    expect(await page.evaluate(() => window.innerWidth)).toBe(360)
    expect(await stickingOut(page), '360 px').toEqual({ pushed: 0, out: [] })
    expect(await tooSmall(page), 'too small for a thumb').toEqual([])
    expect(await squeezed(page), 'one word under another').toEqual([])
    expect(await unsaid(page), 'code instead of words').toEqual([])
    await expectNoViolations(page, { note: 'on a phone' })
    await letters(page, '200%')
    expect(await stickingOut(page), 'letters of twice the size').toEqual({ pushed: 0, out: [] })
    expect(await unreadable(page), 'within the page').toEqual(readable)
    await letters(page, '')
    if (as !== 'adminAsha') {
      await page.setViewportSize(zoomed)
      expect(await stickingOut(page), '400 % zoom').toEqual({ pushed: 0, out: [] })
    }
    await page.setViewportSize(sizes.laptop)
    await expectNoViolations(page, { note: 'on a laptop' })
    await page.setViewportSize(sizes.phone)
    browserShop.quiet()
  },
)

test('a home page that the owner built fits, also with letters of twice the size', async () => {
  const { shop, url } = browserShop
  const kinds = [
    'hero',
    'categoryWindows',
    'newArrivals',
    'bestReviews',
    'collections',
    'underPrice',
  ] as const
  const document = documentOf(kinds.map((kind) => sectionIn(kind)))
  await publish(shop.services.db, world.people.adminAsha.id, document)
  await eventually(`${url}/api/home`, { sections: kinds.map(() => ({})) })
  const page = await pageOf('visitor')
  await look(page, '/')
  expect(await stickingOut(page)).toEqual({ pushed: 0, out: [] })
  expect((await firstProduct(page)).begins, 'screens of a phone').toBeLessThan(1.5)
  await letters(page, '200%')
  expect(await stickingOut(page), 'letters of twice the size').toEqual({ pushed: 0, out: [] })
  await letters(page, '')
  await page.setViewportSize(sizes.laptop)
  expect((await firstProduct(page)).begins, 'screens of a laptop').toBeLessThan(1.5)
  await page.setViewportSize(sizes.phone)
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
