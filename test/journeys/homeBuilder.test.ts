import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const published = (sections: object[]) => eventually(`${shop.url}/api/home`, { sections })
const isFocused = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => button === document.activeElement)

test('the owner builds the home page, looks at it as on a phone, publishes it, and goes back to the shop’s own', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/home')
  await page.getByRole('heading', { name: 'Shoppers see the shop’s own page' }).waitFor()
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Put into the draft: The shop’s own page' }).click()
  await page.getByRole('status').getByText('The draft has 3 sections now.').waitFor()

  // What was typed survives an error.
  await page.getByLabel('Another section').selectOption('Story')
  await page.getByRole('link', { name: 'Add section' }).click()
  await page.getByRole('heading', { name: 'New section: Story' }).waitFor()
  await page.getByLabel('Heading').fill('Woven in Varanasi')
  await page.getByLabel('Text', { exact: true }).fill('Four generations at one loom.')
  await page.getByLabel('Button').fill('See the sarees')
  await page.getByLabel('Leads to').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page
    .getByText('A page of this shop such as /new/saree/collections, or an address that begins')
    .waitFor()
  expect(await page.getByLabel('Heading').inputValue()).toBe('Woven in Varanasi')
  await page.getByLabel('Leads to').fill('/new/saree/collections')
  const typed = page.frameLocator('iframe[title="Preview of the home page"]')
  await typed.getByRole('heading', { name: 'Woven in Varanasi' }).waitFor()
  await page.getByRole('button', { name: 'Add section' }).click()
  await seeMessage(page, 'Draft saved')

  // With the keyboard, up to the second place.
  await page.getByRole('button', { name: 'Move section 4, Story up' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Moved to place 3 of 4.').waitFor()
  await expect.poll(() => isFocused(page, 'Move section 3, Story up')).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Moved to place 2 of 4.').waitFor()

  await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
  const frame = page.frameLocator('iframe[title="Preview of the home page"]')
  await frame.getByRole('heading', { name: 'Woven in Varanasi' }).waitFor()
  expect(await frame.locator('body').evaluate(() => innerWidth)).toBe(360)
  await published([])

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await seeMessage(page, 'Shoppers see this page now')
  await published([{}, { heading: 'Woven in Varanasi' }, {}, {}])

  const shopper = await shop.visit()
  await open(shopper, '/')
  const headings = shopper.getByRole('main').getByRole('heading', { level: 2 })
  expect(await headings.allTextContents()).toEqual([
    'Woven in Varanasi',
    'Shop By Collections',
    'Shop By Category',
  ])
  expect(await shopper.getByRole('heading', { level: 1 }).count()).toBe(1)
  await shopper.getByRole('link', { name: 'See the sarees' }).click()
  await shopper.waitForURL('**/new/saree/collections')

  await page.getByRole('button', { name: 'Back to the shop’s own page' }).click()
  await page.getByRole('button', { name: 'Show the shop’s own page' }).click()
  await seeMessage(page, 'Shoppers see this page now')
  await published([])
  await open(shopper, '/')
  expect(await headings.allTextContents()).toEqual(['Shop By Collections', 'Shop By Category'])
  await page
    .getByRole('button', { name: /^Show again: / })
    .first()
    .waitFor()
  shop.quiet()
})

test('what somebody looked at stands in no page that the server sends, and appears for them alone', async () => {
  const { goods, adminAsha: as } = shop
  const section = (kind: string, more: object = {}) => ({ id: crypto.randomUUID(), kind, ...more })
  const sections = [section('hero'), section('categories'), section('recentlyViewed')]
  await shop.shop.call('POST', '/api/admin/home/draft', { as, json: { sections } })
  await shop.shop.call('POST', '/api/admin/home/publish', { as, json: { what: 'draft' } })
  await published([{}, {}, {}])
  const page = await shop.visit()
  await open(page, `/details/${goods.cottonSaree.id}`)
  await page.waitForFunction(
    (id) => sessionStorage.getItem('recentlyViewed')?.includes(id),
    goods.cottonSaree.id,
  )
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/')
  await open(page, '/')
  expect(await (await answered).text()).not.toContain('Recently viewed</h2>')
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await seen.getByRole('link', { name: 'Bengal Cotton Saree' }).waitFor()
  const other = await shop.visit()
  await open(other, '/')
  await other.getByRole('region', { name: 'Shop By Category' }).waitFor()
  expect(await other.getByRole('region', { name: 'Recently viewed' }).count()).toBe(0)
})
