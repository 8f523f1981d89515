/** The menu of the owner's own: made in the admin area, used by keyboard and in the drawer of a phone, taken back. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement)
const menu = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const words = (bar: Locator) => bar.locator(':scope > a, :scope > details > summary').allTextContents()
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the owner makes a menu, shoppers use it, and the shop has its own again', async () => {
  // What is wrong is refused once.
  const admin = await shop.visit({ as: shop.adminAsha, expectedErrors: /status of 422/ })
  await open(admin, '/admin/menu')
  await admin.getByRole('button', { name: 'Make your own menu' }).click()
  const items = admin.getByRole('list', { name: 'Items of the menu' }).locator(':scope > li')
  expect(await items.count()).toBe(4)

  // In order by keys alone; the button stays under the finger.
  const up = admin.getByRole('button', { name: 'Move Occasion up' })
  await up.focus()
  for (const place of [3, 2, 1]) {
    await admin.keyboard.press('Enter')
    await admin.getByRole('status').getByText(`Occasion is number ${place} of 4 now`).waitFor()
  }
  // At the end only the way back can be pressed.
  await expect.poll(() => isFocused(admin.getByRole('button', { name: 'Move Occasion down' }))).toBe(true)

  await admin.getByRole('button', { name: 'Add an item' }).click()
  const added = items.last()
  await expect.poll(() => isFocused(added.getByLabel('Says').first())).toBe(true)
  await admin.keyboard.type('Festival sale')
  await added.getByLabel('Leads to').selectOption({ label: 'Any other address' })
  await added.getByLabel('Address').fill('javascript:alert(1)')
  await added.getByLabel('Stands out').check()
  await added.getByRole('button', { name: 'Add an entry below' }).click()
  const below = added.getByRole('list', { name: 'Below Festival sale' })
  await expect.poll(() => isFocused(below.getByLabel('Says'))).toBe(true)
  await admin.keyboard.type('Everything in red')
  await below.getByLabel('Leads to').selectOption({ label: 'List with filters, or search' })
  await below.getByLabel('Address').fill(`/new/all/collections?q=red`)
  await admin.getByRole('button', { name: 'Save menu' }).click()
  // What was typed is still there, and what is wrong stands at it.
  await expect.poll(() => isFocused(added.getByLabel('Address').first())).toBe(true)
  expect(await added.getByLabel('Address').first().inputValue()).toBe('javascript:alert(1)')
  expect(await below.getByLabel('Says').inputValue()).toBe('Everything in red')
  await added.getByLabel('Address').first().fill('/search?q=sale')
  const preview = admin.getByRole('region', { name: 'As shoppers see it' })
  expect(await words(menu(admin, 'Menu').and(preview.locator('nav')))).toContain('Festival sale')
  await admin.getByRole('button', { name: 'Save menu' }).click()
  await seeMessage(admin, 'Menu saved')
  await eventually(`${shop.url}/api/menu`, { items: [{}, {}, {}, {}, { label: 'Festival sale' }] })

  // At 1366 px by keyboard.
  const page = await shop.visit()
  await open(page, '/')
  const bar = menu(page, 'Menu')
  expect(await words(bar)).toEqual(['Occasion', 'Saree', 'Dress Material', 'Salwar Suit', 'Festival sale'])
  const sale = bar.locator('summary').last()
  await sale.focus()
  await page.keyboard.press('ArrowDown')
  const panel = bar.locator('details[open]')
  expect(await panel.getByRole('link').allTextContents()).toEqual([
    'Everything in red',
    'All of Festival sale',
  ])
  expect(await sideways(page)).toBe(0)
  await page.keyboard.press('Escape')
  expect(await panel.count()).toBe(0)
  expect(await isFocused(sale)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/new\/all\/collections\?q=red$/)
  // Without loading everything anew.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)

  // At 360 px in the drawer: five words do not fit side by side.
  const phone = await shop.visit({ size: 'phone' })
  await open(phone, '/about')
  expect(await menu(phone, 'Menu').isVisible()).toBe(false)
  await phone.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
  const drawer = phone.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('Festival sale', { exact: true }).tap()
  await drawer.getByRole('link', { name: 'All of Festival sale' }).tap()
  await phone.waitForURL(/\/search\?q=sale$/)
  await drawer.waitFor({ state: 'hidden' })

  // Back to the menu of the categories, which asks first.
  const back = admin.getByRole('button', { name: 'Back to the shop’s own menu' }).first()
  await back.click()
  const question = admin.getByRole('dialog')
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await question.waitFor({ state: 'hidden' })
  await back.click()
  await question.getByRole('button', { name: 'Back to the shop’s own menu' }).click()
  await seeMessage(admin, 'The shop shows its own menu again')
  await admin.getByRole('button', { name: 'Make your own menu' }).waitFor()
  await expect
    .poll(async () => {
      await page.goto('/')
      return words(menu(page, 'Categories'))
    })
    .toEqual(['Saree', 'Dress Material', 'Salwar Suit', 'Occasion'])
  shop.quiet()
})

test('the longest menu wraps, and its panels stay within the window, also at twice the letters', async () => {
  const link = (label: string) => ({ label, target: { kind: 'link', to: '/about' } })
  const long = (label: string) => `${label} sarees for weddings, feasts`
  const items = Array.from({ length: 12 }, (_, at) => ({
    ...link(`${at} ${long('Banarasi')}`),
    items: Array.from({ length: 24 }, (_more, place) => link(`${place} ${long('Kanchi')}`)),
  }))
  await shop.shop.call('POST', '/api/admin/menu', { as: shop.adminAsha, json: { items } })
  await eventually(`${shop.url}/api/menu`, { items: items.map(({ label }) => ({ label })) })
  const page = await shop.visit()
  await open(page, '/about')
  const letters = (percent: number) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, percent)
  const summaries = menu(page, 'Menu').locator('summary')
  for (const [width, percent] of [
    [1366, 100],
    [1024, 100],
    [768, 100],
    [768, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await letters(percent)
    expect(await sideways(page), `${width} px at ${percent} %`).toBe(0)
    for (const at of [0, 3, 11]) {
      await summaries.nth(at).press('Enter')
      const panel = menu(page, 'Menu').locator('details[open] .dropdown-panel')
      await expect
        .poll(() =>
          panel.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left >= 0 && right <= document.documentElement.clientWidth
          }),
        )
        .toBe(true)
      expect(await sideways(page), `${width} px at ${percent} %, panel ${at}`).toBe(0)
      await page.keyboard.press('Escape')
    }
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.locator('summary').first().click()
  expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  shop.quiet()
})
