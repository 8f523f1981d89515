import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { sizes } from '../fixtures/browser.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { type Furnished, furnish } from '../fixtures/furnished.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { type Looker, look, looks } from '../fixtures/siteMap.ts'
import { changeShop, open } from '../fixtures/storefront.ts'
import { unsaid } from '../fixtures/unsaid.ts'

let browserShop: BrowserShop
let world: Furnished
const pages = new Map<string, Page>()

beforeAll(async () => {
  browserShop = await openBrowserShop()
  world = await furnish(browserShop, 'open')
})
afterAll(() => browserShop?.close())

/** One page for each of those who look, kept open from look to look. */
async function pageOf(as: Looker, size: keyof typeof sizes): Promise<Page> {
  const known = pages.get(as + size)
  if (known) return known
  const page = await browserShop.visit({ size, ...(as !== 'visitor' && { as: world.people[as] }) })
  await look(page, '/about')
  pages.set(as + size, page)
  return page
}

test('what is wrong on a page, and code instead of words, is found', async () => {
  const page = await browserShop.visit()
  await open(page, '/about')
  await expectNoViolations(page)
  expect(await unsaid(page)).toEqual([])
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button><p>() =&gt; label</p>')
  })
  await expect(expectNoViolations(page)).rejects.toThrow('button-name')
  expect(await unsaid(page)).toEqual(['() => label'])
})

interface OpenState {
  readonly as: Looker
  readonly on: keyof typeof looks
  /** Where it exists; both when left out. */
  readonly only?: keyof typeof sizes
  /** Opens it and waits for it. */
  readonly open: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Opens a dialog by a button. */
const byButton = (name: string | RegExp, opens: string | RegExp) => async (page: Page) => {
  await button(page, name).click()
  await dialog(page, opens).waitFor()
}

const openStates: Readonly<Record<string, OpenState>> = {
  'the bag': { as: 'meera', on: '/about', open: byButton(/^Bag/, 'BAG') },
  'the search and what it found': {
    as: 'meera',
    on: '/about',
    open: async (page) => {
      await button(page, 'Search').click()
      await page.getByRole('combobox', { name: 'Search Products' }).fill('silk')
      await page.getByRole('option').first().waitFor()
    },
  },
  'a drop-down': {
    as: 'visitor',
    on: '/about',
    open: async (page) => {
      const categories = page.getByRole('navigation', { name: 'Categories' })
      await categories.getByText('Saree', { exact: true }).click()
      await categories.getByRole('link', { name: 'Silk Saree' }).waitFor()
    },
  },
  'the menu': { as: 'visitor', on: '/about', only: 'phone', open: byButton('Menu', 'Menu') },
  "the admin's menu": {
    as: 'adminAsha',
    on: '/admin/dashboard',
    only: 'phone',
    open: byButton('Menu', 'Admin'),
  },
  'the filter sheet': {
    as: 'visitor',
    on: '/new/$category/collections',
    only: 'phone',
    open: byButton(/^Filter and sort/, 'Filter and sort'),
  },
  'the request to log in': {
    as: 'visitor',
    on: '/details/$id',
    open: byButton('Add To Cart', 'Please Login To Add To Cart'),
  },
  'all reviews': { as: 'meera', on: '/details/$id', open: byButton('View All Reviews', /^All \d+ reviews/) },
  'the question before a review is deleted': {
    as: 'adminAsha',
    on: '/details/$id',
    open: byButton(/^Delete the review/, 'Are you sure you want to delete this review?'),
  },
  'the question before the shop is taken back': {
    as: 'adminAsha',
    on: '/admin/dashboard',
    open: byButton('Take the shop back', 'Take the shop back?'),
  },
  'the question before one deactivates oneself': {
    as: 'meera',
    on: '/profile/edit/$id',
    open: async (page) => {
      await page.getByLabel('Status').selectOption('0')
      await byButton('Update profile', 'Deactivate your account?')(page)
    },
  },
  'the question before an order is cancelled': {
    as: 'meera',
    on: '/order/view/$id',
    open: byButton(/^Cancel/, /^Cancel order/),
  },
  'a note on an order': {
    as: 'adminAsha',
    on: '/admin/order/view/$id',
    open: byButton('Add a note', /^Note on order/),
  },
  'the question before a product is deleted': {
    as: 'adminAsha',
    on: '/admin/product/edit/$id',
    open: byButton('Delete product', /^Delete /),
  },
  'an import with rows that would be left out': {
    as: 'adminAsha',
    on: '/admin/import',
    open: async (page) => {
      await page.getByText('The columns explained').click()
      await page.getByLabel('Products', { exact: true }).setInputFiles({
        name: 'products.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('slug,name,category,colour\r\nBad Slug,,lehenga,red\r\n'),
      })
      await button(page, 'Check the file').click()
      await page.getByText('1 row would be left out').waitFor()
    },
  },
  'the question before all others are logged out': {
    as: 'meera',
    on: '/dashboard',
    open: byButton('Log out all others', 'Log out all other devices?'),
  },
  'a form with everything missing, and a toast': {
    as: 'visitor',
    on: '/register',
    open: async (page) => {
      await button(page, 'Create account').click()
      await seeMessage(page, 'Enter a valid full name.')
    },
  },
  'a checkout with everything missing': {
    as: 'meera',
    on: '/checkout',
    open: async (page) => {
      // The last address is there already.
      for (const field of ['Address', 'City', 'PIN code'])
        await page.getByLabel(field, { exact: true }).fill('')
      await button(page, /^Place order/).click()
      await page.getByText('This field is required.').first().waitFor()
    },
  },
}

describe.each(['phone', 'laptop'] as const)('no violations in what opens, on a %s', (size) => {
  const here = Object.entries(openStates).filter(([, { only }]) => (only ?? size) === size)
  test.each(here)('%s', async (_, { as, on, open: unfold }) => {
    const page = await pageOf(as, size)
    await look(page, looks[on]?.path(world) ?? '/')
    await unfold(page)
    await expectNoViolations(page)
    browserShop.quiet()
  })

  test('a page that does not exist', async () => {
    const page = await browserShop.visit({ size, expectedErrors: /404/ })
    await look(page, '/no-such-page')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await expectNoViolations(page)
    browserShop.quiet()
  })

  test('Coming Soon, while the shop is not launched', async () => {
    await changeShop(browserShop, { launched: false })
    const page = await browserShop.visit({ size })
    await look(page, '/')
    await dialog(page, 'Coming Soon!').waitFor()
    await expectNoViolations(page)
    await changeShop(browserShop, { launched: true })
    browserShop.quiet()
  })
})
