/** The shopkeeper's lists of values: what an admin changes of them shoppers filter by at once. */

import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { addProduct } from '../fixtures/goods.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { changeShop, eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { shop: api, goods } = shop
  const saree = (name: string, fields: Partial<Parameters<typeof addProduct>[1]>) =>
    addProduct(api, { name, categoryId: goods.saree.id, ...fields })
  await saree('Lal one', { colour: 'Maroon' })
  await saree('Lal two', { colour: 'Wine' })
  const last = await saree('Kota one', { colour: 'Ivory' })
  await eventually(`${shop.url}/api/product/${last.id}`, { name: 'Kota one' })
})
afterAll(() => shop?.close())

const rows = async (page: Page) =>
  (await page.locator('tr[data-value]').evaluateAll((all) => all.map((row) => row.dataset.value))) as string[]
const row = (page: Page, value: string) => page.locator(`tr[data-value="${value}"]`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const tick = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name })
const names = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).locator('article h2').allTextContents()
const stored = async (name: string) => {
  const { db } = shop.shop.services
  return (await db.select().from(products).where(eq(products.name, name)))[0]
}
const noViolations = async (page: Page) => {
  await expectNoViolations(page)
}

test('a weave is added, given to a product and renamed; a shopper filters by it', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/attribute')
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Weave or craft' }).click()
  await page.waitForURL(/list=weave/)
  await press(page, 'Add value')
  await dialog(page).getByRole('button', { name: 'Add value' }).click()
  await dialog(page).getByText('A value is required.').waitFor()
  await dialog(page).getByLabel('Name').fill('banarasi')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('“Banarasi” is in the list already.').waitFor()
  await dialog(page).getByLabel('Name').fill('Mekhela loom')
  await noViolations(page)
  await page.keyboard.press('Enter')
  await seeMessage(page, '“Mekhela loom” is in the list of Weave or craft')
  await row(page, 'Mekhela loom').waitFor()

  await open(page, `/admin/product/edit/${(await stored('Kota one'))?.id}`)
  await page.getByLabel('Weave or craft').selectOption('Mekhela loom')
  await press(page, 'Save changes')
  await expect.poll(async () => (await stored('Kota one'))?.weave).toBe('Mekhela loom')

  const meera = await shop.visit({ as: shop.meera })
  await open(meera, '/new/saree/collections')
  await tick(meera, /^Mekhela loom, 1 product/).waitFor()

  await open(page, '/admin/attribute?list=weave')
  await press(page, 'Edit Mekhela loom')
  await dialog(page).getByText('1 product will be called so at once.').waitFor()
  await dialog(page).getByLabel('Name').fill('Mekhela weave')
  await dialog(page).getByLabel('Place in the list').fill('1')
  await press(page, 'Save value')
  await seeMessage(page, 'Weave or craft: the list was saved, 1 product follows')
  await expect.poll(async () => (await rows(page))[0]).toBe('Mekhela weave')

  await meera.reload()
  await tick(meera, /^Mekhela weave, 1 product/).check()
  await meera.waitForURL(/weave=mekhela-weave/)
  await expect.poll(() => names(meera)).toEqual(['Kota one'])
  expect(await tick(meera, /^Mekhela loom/).count()).toBe(0)
  const found = await (await fetch(`${shop.url}/api/search?q=mekhela+weave`)).json()
  expect(found.map(({ name }: { name: string }) => name)).toContain('Kota one')
  shop.quiet()
})

test('colours that are merged leave the filter at once, and it asks before', async () => {
  const meera = await shop.visit({ as: shop.meera })
  await open(meera, '/new/saree/collections')
  await tick(meera, /^Wine, 1/).waitFor()
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/attribute?list=colour')
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y
  expect(await top('Retire: Wine')).toBe(await top('Edit Wine'))
  await press(page, 'Merge Wine')
  await dialog(page).getByText('This cannot be undone.').waitFor()
  await press(page, 'Merge, and change 1 product')
  await dialog(page).getByText('Choose the value that stays.').waitFor()
  await dialog(page).getByLabel('The value that stays').selectOption('Maroon')
  await noViolations(page)
  await press(page, 'Merge, and change 1 product')
  await row(page, 'Wine').waitFor({ state: 'hidden' })
  expect(await row(page, 'Maroon').getByRole('link').textContent()).toBe('2')
  await meera.reload()
  await tick(meera, /^Maroon, 2/).waitFor()
  expect(await tick(meera, /^Wine/).count()).toBe(0)
  shop.quiet()
})

test('values move by keyboard, are retired and brought back, and only what nobody has is deleted', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/attribute?list=colour')
  const [first = '', second = ''] = await rows(page)
  const up = (value: string) => row(page, value).getByRole('button', { name: `Move ${value} up` })
  const down = (value: string) => row(page, value).getByRole('button', { name: `Move ${value} down` })
  await down(first).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await rows(page)).slice(0, 2)).toEqual([second, first])
  await expect.poll(() => down(first).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByText(`${first} is number 2 of`).waitFor({ state: 'attached' })
  await up(first).press('Enter')
  await expect.poll(async () => (await rows(page))[0]).toBe(first)
  // At the top it cannot go on; the focus stays with the row.
  await expect.poll(() => down(first).evaluate((button) => button === document.activeElement)).toBe(true)

  await press(page, 'Retire: Maroon')
  await row(page, 'Maroon').getByText('Retired').waitFor()
  expect((await stored('Lal one'))?.colour).toBe('Maroon')
  const form = await shop.visit({ as: shop.adminAsha })
  await open(form, '/admin/product/create')
  await press(form, 'New value of Colour')
  await dialog(form).getByLabel('Value').fill('maroon')
  await form.keyboard.press('Enter')
  await dialog(form).getByText('“Maroon” is retired: offer it again').waitFor()
  await press(page, 'Offer again: Maroon')
  await row(page, 'Maroon').getByText('Retired').waitFor({ state: 'hidden' })

  expect(await row(page, 'Maroon').getByRole('button', { name: 'Delete Maroon' }).count()).toBe(0)
  const unused = (await rows(page)).find((value) => !['Maroon', 'Ivory', first].includes(value)) ?? ''
  await press(page, `Delete ${unused}`)
  await press(page, 'Delete value')
  await row(page, unused).waitFor({ state: 'hidden' })
  shop.quiet()
})

test('of two admins at one list neither overwrites the other, and what was typed is kept', async () => {
  const asha = await shop.visit({ as: shop.adminAsha, expectedErrors: /409/ })
  const other = await shop.visit({ as: shop.adminAsha })
  await open(asha, '/admin/attribute?list=border')
  await open(other, '/admin/attribute?list=border')
  await press(asha, 'Edit Temple')
  await dialog(asha).getByLabel('Name').fill('Temple border')
  await press(other, 'Retire: Temple')
  await row(other, 'Temple').getByText('Retired').waitFor()
  await press(asha, 'Save value')
  await dialog(asha).getByText('Somebody else changed this list meanwhile.').waitFor()
  expect(await dialog(asha).getByLabel('Name').inputValue()).toBe('Temple border')
  // Behind the dialog the list is as the other left it.
  await row(asha, 'Temple').getByText('Retired').waitFor()
  await press(asha, 'Save value')
  await row(asha, 'Temple border').getByText('Retired').waitFor()
  shop.quiet()
})

test('of two values retired by two quick presses both are, and nobody else is blamed', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/attribute?list=lining')
  await page.getByRole('button', { name: 'Retire: Crepe' }).waitFor()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/admin/attribute/update/lining', async (route) => {
    await late.promise
    await route.continue()
  })
  await press(page, 'Retire: Crepe')
  await press(page, 'Retire: Cotton')
  late.resolve()
  await seeMessage(page, '“Crepe” is offered no more; products that have it keep it')
  await seeMessage(page, '“Cotton” is offered no more; products that have it keep it')
  for (const value of ['Crepe', 'Cotton']) await row(page, value).getByText('Retired').waitFor()
  shop.quiet()
})

test('a name of 60 letters fits a phone', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  const long = 'W'.repeat(60)
  await page.request.post(`${shop.url}/api/admin/attribute/value/pattern`, {
    data: { value: long },
    headers: { origin: shop.url },
  })
  await open(page, '/admin/attribute?list=pattern')
  await row(page, long).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  'a card says what a product is made of where the shop wants it: %s',
  async (size) => {
    const name = `Woven ${size}`
    const weave = 'Banarasi'
    const { id } = await addProduct(shop.shop, {
      name,
      weave,
      fabric: 'F'.repeat(60),
      categoryId: shop.goods.saree.id,
    })
    await eventually(`${shop.url}/api/product/${id}`, { name })
    const page = await shop.visit({ size })
    const card = page.getByRole('article').filter({ hasText: name })
    const plain = page.getByRole('article').filter({ hasText: 'Lal one' })
    await changeShop(shop, { cardLine: 'none' })
    await open(page, '/new/saree/collections')
    await card.waitFor()
    expect(await card.getByText(weave, { exact: true }).count()).toBe(0)
    await changeShop(shop, { cardLine: 'both' })
    await page.reload()
    const line = card.getByText(/^Banarasi, F+$/)
    await line.waitFor()
    const box = await line.boundingBox()
    expect(box?.height).toBeLessThan(30)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await plain.locator('p').count()).toBe(0)
    await changeShop(shop, { cardLine: 'weave' })
    await page.reload()
    await card.getByText(weave, { exact: true }).waitFor()
    shop.quiet()
  },
)
