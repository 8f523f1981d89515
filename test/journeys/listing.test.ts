import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBanner } from '../../src/features/visuals/visuals.store.ts'
import { addCategory, addProduct } from '../fixtures/goods.ts'
import { addPicture } from '../fixtures/pictures.ts'
import { eventually, open, openStorefront, reload } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { shop: api, goods } = shop
  await addProduct(api, { name: 'Linen Saree', categoryId: goods.saree.id, pricePaise: 4_500_000 })
  await addProduct(api, { name: 'Handloom Saree', categoryId: goods.saree.id, pricePaise: 6_000_000 })
  const occasion = await addCategory(api, { name: 'occasion' })
  const stock = (name: string, quantity: number) =>
    addProduct(api, { name, quantity, categoryId: occasion.id, images: [shop.front] })
  await stock('Nothing left', 0)
  await stock('Oversold', 0)
  await stock('One left', 1)
  await stock('Nine left', 9)
  await stock('Plenty', 10)
})
afterAll(() => shop?.close())

const names = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).locator('article h2').allTextContents()
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const types = (page: Page) => page.getByRole('complementary', { name: 'Filters' }).getByRole('radiogroup')
const thumb = (page: Page, end: 'from' | 'to') => page.getByRole('slider', { name: `Price, ${end}` })

/** Moves a thumb of the price slider to an amount in rupees and lets it go. */
async function slide(page: Page, end: 'from' | 'to', rupees: number): Promise<void> {
  await thumb(page, end).fill(String(rupees))
  await thumb(page, end).blur()
}

test('[LIST-01] the banner is the first listing banner of the device, by 786 px; the default one when there is none', async () => {
  const page = await shop.visit()
  await page.setViewportSize({ width: 786, height: 800 })
  const picture = () =>
    page
      .getByRole('main')
      .locator('picture img')
      .filter({ visible: true })
      .evaluateAll((images) => {
        // The picture of the shop lies over the default one.
        const covers = images.filter((image) => getComputedStyle(image).position === 'absolute')
        return (covers.at(-1) as HTMLImageElement | undefined)?.currentSrc
      })
  await open(page, '/new/saree/collections')
  await expect.poll(picture).toContain('default-desktop')
  await page.setViewportSize({ width: 785, height: 800 })
  await expect.poll(picture).toContain('default-mobile')

  const { db } = shop.shop.services
  const desktop = await addPicture(shop.shop, '#445566', { width: 192, height: 64 })
  const mobile = await addPicture(shop.shop, '#665544', { width: 68, height: 72 })
  const other = await addPicture(shop.shop, '#112233', { width: 192, height: 64 })
  await insertBanner(db, { url: other, device: 'desktop', type: 'carousel' })
  await insertBanner(db, { url: desktop, device: 'desktop', type: 'banner' })
  await insertBanner(db, { url: mobile, device: 'mobile', type: 'banner' })
  await eventually(`${shop.url}/api/admin/banner/all`, [{}, {}, { url: mobile }])
  await open(page, '/new/saree/collections')
  await expect.poll(picture).toContain(mobile)
  await page.setViewportSize({ width: 786, height: 800 })
  await expect.poll(picture).toContain(desktop)
  shop.quiet()
})

test('[LIST-02] each category offers its own types', async () => {
  const page = await shop.visit()
  for (const [category, offered] of Object.entries({
    saree: ['Silk', 'Cotton', 'Handloom', 'Linen'],
    'salwar suit': ['Cotton', 'Chanderi', 'Zariwork', 'Silk'],
    material: ['Printed', 'Cotton', 'Threadwork', 'Silk'],
    occasion: ['Zariwork', 'Cotton', 'Silk', 'Threadwork', 'Salwar Suit', 'Saree'],
  })) {
    await page.goto(`/new/${category}/collections`)
    const labels = await types(page)
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
    expect(labels, category).toEqual(['all', ...offered])
  }
  shop.quiet()
})

test('[LIST-02] a type keeps the products whose name has its text', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections')
  for (const [type, matching] of [
    ['Silk', ['Banarasi Silk Saree']],
    ['Cotton', ['Bengal Cotton Saree']],
    ['Handloom', ['Handloom Saree']],
    ['Linen', ['Linen Saree']],
  ] as const) {
    await types(page).getByRole('radio', { name: type, exact: true }).check()
    await expect.poll(() => names(page)).toEqual(matching)
  }
  await types(page).getByRole('radio', { name: 'All', exact: true }).check()
  await expect.poll(async () => (await names(page)).length).toBe(4)
  shop.quiet()
})

test('[LIST-03] sorts by none, lowToHigh and highToLow', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const values = await sort
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values).toEqual(['none', 'lowToHigh', 'highToLow'])
  const unsorted = await names(page)
  const cheapFirst = ['Bengal Cotton Saree', 'Banarasi Silk Saree', 'Linen Saree', 'Handloom Saree']
  await sort.selectOption('lowToHigh')
  await expect.poll(() => names(page)).toEqual(cheapFirst)
  await sort.selectOption('highToLow')
  await expect.poll(() => names(page)).toEqual([...cheapFirst].reverse())
  await sort.selectOption('none')
  await expect.poll(() => names(page)).toEqual(unsorted)
  shop.quiet()
})

test('[LIST-04] the price slider runs from 0 to 50000 in steps of 1000; its end means and more', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections')
  for (const end of ['from', 'to'] as const) {
    const limits = await thumb(page, end).evaluate((input: HTMLInputElement) => [
      input.min,
      input.max,
      input.step,
    ])
    expect(limits).toEqual(['0', '50000', '1000'])
  }
  await slide(page, 'from', 1_000)
  await expect
    .poll(async () => (await names(page)).sort())
    .toEqual(['Banarasi Silk Saree', 'Handloom Saree', 'Linen Saree'])
  await slide(page, 'to', 5_000)
  await expect.poll(() => names(page)).toEqual(['Banarasi Silk Saree'])
  await slide(page, 'to', 50_000)
  await expect.poll(async () => (await names(page)).length).toBe(3)
  // A step with the keyboard counts too.
  await thumb(page, 'from').focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/min=2000/)
  shop.quiet()
})

test('[LIST-05] lists only products with status true', async () => {
  const page = await shop.visit({ as: shop.meera })
  for (const category of ['saree', 'all']) {
    await open(page, `/new/${category}/collections`)
    expect(await names(page)).toContain('Bengal Cotton Saree')
    expect(await page.content()).not.toContain('Hidden Linen Saree')
  }
  shop.quiet()
})

test('[LIST-06] a card shows name, price with 2 decimals and 1.5 times the price struck through', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/new/saree/collections')
  const banarasi = card(page, 'Banarasi Silk Saree')
  await banarasi.getByText('4,999.50').waitFor()
  const struck = banarasi.locator('s')
  expect(await struck.textContent()).toContain('₹7,499.25')
  expect(await struck.evaluate((s) => getComputedStyle(s).textDecorationLine)).toBe('line-through')
  expect(await banarasi.getByText('3 left').isVisible()).toBe(true)
  expect(await card(page, 'Linen Saree').textContent()).toContain('₹45,000.00')
  shop.quiet()
})

test('[LIST-06] Out of Stock on a faded card at 0, {n} left from 1 to 9, nothing from 10 on', async () => {
  const page = await shop.visit()
  await open(page, '/new/occasion/collections')
  const fading = (name: string) =>
    card(page, name)
      .locator('.picture')
      .evaluate((picture) => {
        let opacity = 1
        for (let at: Element | null = picture; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity)
        return opacity
      })
  expect(await card(page, 'Nothing left').getByText('Out of Stock').isVisible()).toBe(true)
  expect(await fading('Nothing left')).toBeLessThan(0.7)
  expect(await card(page, 'One left').getByText('1 left', { exact: true }).isVisible()).toBe(true)
  expect(await card(page, 'Nine left').getByText('9 left', { exact: true }).isVisible()).toBe(true)
  expect(
    await card(page, 'Plenty')
      .getByText(/\d left|Out of Stock/)
      .count(),
  ).toBe(0)
  expect(await fading('Plenty')).toBe(1)
  shop.quiet()
})

test('[LIST-07] filters, sort and range live in the address and survive reload, Back and sharing', async () => {
  const page = await shop.visit()
  await open(page, '/new/all/collections')
  await types(page).getByRole('radio', { name: 'Saree', exact: true }).check()
  await page.waitForURL(/type=Saree/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('highToLow')
  await page.waitForURL(/sort=highToLow/)
  await slide(page, 'from', 4_000)
  await page.waitForURL(/min=4000/)
  const matching = ['Handloom Saree', 'Linen Saree', 'Banarasi Silk Saree']
  await expect.poll(() => names(page)).toEqual(matching)
  const address = page.url()

  const controls = async (of: Page) => [
    await types(of).locator('input:checked').inputValue(),
    await of.getByRole('combobox', { name: 'Sort by' }).inputValue(),
    await thumb(of, 'from').inputValue(),
    await thumb(of, 'to').inputValue(),
  ]
  await reload(page)
  await expect.poll(() => names(page)).toEqual(matching)
  expect(await controls(page)).toEqual(['Saree', 'highToLow', '4000', '50000'])

  await page.goBack()
  await expect.poll(() => names(page)).toEqual([...matching, 'Bengal Cotton Saree'])
  expect(await controls(page)).toEqual(['Saree', 'highToLow', '0', '50000'])

  const friend = await shop.visit({ size: 'phone' })
  await friend.goto(address)
  await expect.poll(() => names(friend)).toEqual(matching)
  await friend.getByRole('list', { name: 'Filters in use' }).getByText('Saree', { exact: true }).waitFor()
  shop.quiet()
})

test('[LIST-07] on a phone a sheet holds the same filters', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/new/saree/collections')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await sheet.getByRole('radio', { name: 'Silk', exact: true }).check()
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('lowToHigh')
  await sheet.getByRole('button', { name: 'Show 1 product' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await names(page)).toEqual(['Banarasi Silk Saree'])
  expect(new URL(page.url()).search).toBe('?type=Silk&sort=lowToHigh')
  shop.quiet()
})
