import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GSTIN } from '../../src/features/invoices/documents.fixture.ts'
import { addProduct } from '../fixtures/goods.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ gstin: GSTIN })
})
afterAll(() => shop?.close())

/** Another admin, who is quicker. */
async function meanwhile(path: string, fields: Record<string, string | readonly string[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  const answer = await shop.shop.call('POST', `/api/admin/${path}`, { as: shop.adminAsha, form })
  expect(answer.status).toBe(200)
}
const stored = async (id: string) =>
  (await shop.shop.call('GET', `/api/product/${id}`, { as: shop.adminAsha })).body
const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const expectedErrors = /409/

test('two admins at one price: both values side by side, nothing typed is lost, the choice is saved', async () => {
  const product = { name: 'Bengal Saree', categoryId: shop.goods.saree.id, pricePaise: 1_299_00 }
  const { id } = await addProduct(shop.shop, { ...product, images: [shop.front] })
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors })
  await open(page, `/admin/product/edit/${id}`)
  await price(page).fill('1,450')
  await page.getByLabel('Description').fill('Woven in Bengal.')
  await meanwhile(`product/update/${id}`, { price: '1500', name: 'Bengal Saree, red' })
  await save(page).click()
  await page.getByText('Somebody else changed this meanwhile').first().waitFor()
  const both = page.getByRole('radiogroup', { name: 'Price' })
  expect(await both.getByRole('radio').count()).toBe(2)
  await both.getByText('₹1,450.00', { exact: true }).waitFor()
  await both.getByText('₹1,500.00', { exact: true }).waitFor()
  expect(await price(page).inputValue()).toBe('1,450')
  expect(await page.getByLabel('Description').inputValue()).toBe('Woven in Bengal.')
  expect((await stored(id)).price).toBe(1500)

  // Without a choice nothing is saved.
  await save(page).click()
  await both.getByText('Please choose one of both.').waitFor()
  expect((await stored(id)).price).toBe(1500)

  await both.getByRole('radio', { name: /Stored now/ }).check()
  expect(await price(page).inputValue()).toBe('1500.00')
  await both.getByRole('radio', { name: /Yours/ }).check()
  expect(await price(page).inputValue()).toBe('1,450')
  await save(page).click()
  await seeMessage(page, 'Product updated successfully')
  await seeMessage(page, 'Somebody else changed meanwhile, and it stays: Name')
  expect(await stored(id)).toMatchObject({
    price: 1450,
    name: 'Bengal Saree, red',
    description: 'Woven in Bengal.',
  })
  shop.quiet()
})

test('a draft does not bring back what somebody else changed meanwhile', async () => {
  const product = { name: 'Draft Saree', categoryId: shop.goods.saree.id, pricePaise: 5_000_00 }
  const { id } = await addProduct(shop.shop, product)
  const before = await stored(id)
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors })
  await open(page, `/admin/product/edit/${id}`)
  await page.getByLabel('Description').fill('Typed before the reload.')
  await price(page).fill('4000')
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('"price":"4000"')
  await meanwhile(`product/update/${id}`, { price: '4800', quantity: '77' })
  await page.reload()
  await page.getByText('Your unsaved changes are back').waitFor()
  expect(await page.getByLabel('Quantity').inputValue()).toBe('77')
  await save(page).click()
  const both = page.getByRole('radiogroup', { name: 'Price' })
  await both.getByRole('radio', { name: /₹4,800.00/ }).check()
  await save(page).click()
  await seeMessage(page, 'Product updated successfully')
  expect(await stored(id)).toMatchObject({
    name: before.name,
    price: 4800,
    quantity: 77,
    description: 'Typed before the reload.',
  })
  shop.quiet()
})

test('settings show after a save what somebody else changed besides', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors })
  await open(page, '/admin/settings')
  await page.getByLabel('Tagline').fill('Sarees of Varanasi')
  const json = { hoursSunday: '11 AM to 2 PM' }
  await shop.shop.call('POST', '/api/admin/shop', { as: shop.adminAsha, json })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await seeMessage(page, 'Settings saved')
  await expect.poll(() => page.locator('[name="hoursSunday"]').inputValue()).toBe('11 AM to 2 PM')
  const { body } = await shop.shop.call('GET', '/api/shop')
  expect(body).toMatchObject({ tagline: 'Sarees of Varanasi', hoursSunday: '11 AM to 2 PM' })
  shop.quiet()
})

/** The same of what is sent as JSON. */
async function quicker(path: string, json: object) {
  const answer = await shop.shop.call('POST', `/api/admin/${path}`, { as: shop.adminAsha, json })
  expect(answer.status).toBe(200)
}

test('a page gets the title that was typed, and keeps the visibility that somebody else gave it', async () => {
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Six yards.' }] }],
  }
  const json = { title: 'How to drape', body, visible: false }
  const made = await shop.shop.call('POST', '/api/admin/page', { as: shop.adminAsha, json })
  const { _id } = made.body.page
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors })
  await open(page, `/admin/page/edit/${_id}`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('How to drape a saree')
  await quicker(`page/${_id}`, { visible: true, description: 'In five steps.' })
  await page.getByRole('button', { name: 'Save page' }).click()
  await seeMessage(page, 'Page saved')
  const { body: now } = await shop.shop.call('GET', `/api/admin/page/${_id}`, { as: shop.adminAsha })
  expect(now).toMatchObject({
    title: 'How to drape a saree',
    visible: true,
    description: 'In five steps.',
    body,
  })
  shop.quiet()
})

test('two admins at the price of a service: both values, the choice is saved, the rest stays', async () => {
  const json = { name: 'Fall and pico', price: 850 }
  const made = await shop.shop.call('POST', '/api/admin/tailoring', { as: shop.adminAsha, json })
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors })
  await open(page, '/admin/tailoring')
  await page.getByRole('button', { name: 'Change Fall and pico' }).click()
  await page.getByLabel('Price of a piece').fill('950')
  await quicker(`tailoring/${made.body.service._id}`, { price: 900, days: 4 })
  await page.getByRole('button', { name: 'Save service' }).click()
  const both = page.getByRole('radiogroup', { name: 'Price of a piece, in rupees' })
  await both.getByText('₹900.00', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save service' }).click()
  await both.getByText('Please choose one of both.').waitFor()
  await both.getByRole('radio', { name: /Yours/ }).check()
  await page.getByRole('button', { name: 'Save service' }).click()
  await seeMessage(page, 'Service saved')
  const { body: services } = await shop.shop.call('GET', '/api/admin/tailoring', { as: shop.adminAsha })
  expect(services).toMatchObject([{ name: 'Fall and pico', price: 950, days: 4 }])
  shop.quiet()
})

test('two admins at one ledger of the returns: both names, the choice is saved, the rest stays', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors })
  await open(page, '/admin/gst')
  await page.getByRole('button', { name: 'Settings' }).click()
  const bank = page.getByRole('textbox', { name: 'Bank account' })
  await bank.fill('HDFC current')
  await page.getByRole('textbox', { name: /^City of the shop/ }).fill('Varanasi')
  await quicker('gst/settings', { ledgers: { bank: 'SBI current', sales: 'Sales online' } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('radiogroup', { name: 'Bank account' })
  await both.getByText('SBI current').waitFor()
  await both.getByText('HDFC current').waitFor()
  await both.getByRole('radio', { name: /Stored now/ }).check()
  expect(await bank.inputValue()).toBe('SBI current')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await seeMessage(page, 'Settings saved')
  const { body } = await shop.shop.call('GET', '/api/admin/gst', { as: shop.adminAsha })
  expect(body.settings).toMatchObject({
    city: 'Varanasi',
    ledgers: { bank: 'SBI current', sales: 'Sales online', igst: 'Output IGST' },
  })
  shop.quiet()
})

/** One of two values of a field, line by line. */
const says = (both: Locator, ...lines: string[]) => both.getByText(lines.join(' '), { exact: true }).waitFor()

test('two admins at what a sale is for: both by their names', async () => {
  const { saree, salwarSuit, banarasiSaree, cottonKurta } = shop.goods
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const times = { name: 'Diwali', from: at(2), until: at(9), by: 'percent', percent: 10 }
  const json = { ...times, scope: 'categories', categories: [saree.id] }
  const { body } = await shop.shop.call('POST', '/api/admin/sale', { as: shop.adminAsha, json })
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors })
  await open(page, `/admin/sale/edit/${body.sale._id}`)
  await page.getByRole('checkbox', { name: 'salwar suit' }).check()
  const products = [cottonKurta.id, banarasiSaree.id]
  await quicker(`sale/${body.sale._id}`, { scope: 'products', products, categories: [] })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const both = page.getByRole('radiogroup', { name: 'Which ones' })
  await says(both, 'Categories', saree.name, salwarSuit.name)
  await says(both, 'Products by hand', cottonKurta.name, banarasiSaree.name)
  // Categories of one with the products of the other would be neither.
  expect(await page.getByRole('radiogroup', { name: 'It is for' }).count()).toBe(1)
  await both.getByRole('radio', { name: /Stored now/ }).check()
  await save(page).click()
  await seeMessage(page, 'Sale saved')
  const { body: sale } = await shop.shop.call('GET', `/api/admin/sale/${body.sale._id}`, {
    as: shop.adminAsha,
  })
  expect(sale).toMatchObject({ scope: 'products', products, categories: [] })
  shop.quiet()
})

test('two admins at what an offer is about and gives: each once, by its names, and no half of both', async () => {
  const { saree, banarasiSaree, cottonKurta } = shop.goods
  const json = {
    ...{ label: 'Festive', kind: 'percent', percent: 10, about: 'products' },
    among: [banarasiSaree.id],
  }
  const { body } = await shop.shop.call('POST', '/api/admin/offer', { as: shop.adminAsha, json })
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors })
  await open(page, `/admin/offer/edit/${body.offer._id}`)
  await page.getByLabel('Percent off').fill('15')
  const among = ['Silk']
  await quicker(`offer/${body.offer._id}`, { about: 'attribute', attribute: 'fabric', among })
  await quicker(`offer/${body.offer._id}`, { kind: 'gift', percent: null, gift: cottonKurta.id })
  await page.getByLabel('It is about', { exact: true }).selectOption({ label: 'Categories' })
  await page.getByRole('checkbox', { name: saree.name, exact: true }).check()
  await save(page).click()
  const about = page.getByRole('radiogroup', { name: 'What it is about' })
  await says(about, 'Categories', saree.name)
  await says(about, 'Fabric', 'Silk')
  await about.getByRole('radio', { name: /Stored now/ }).check()
  const gives = page.getByRole('radiogroup', { name: 'It gives' })
  await says(gives, '15% off')
  await says(gives, 'A free gift', cottonKurta.name)
  await gives.getByRole('radio', { name: /Yours/ }).check()
  await save(page).click()
  await seeMessage(page, 'Offer saved')
  const { body: offer } = await shop.shop.call('GET', `/api/admin/offer/${body.offer._id}`, {
    as: shop.adminAsha,
  })
  expect(offer).toMatchObject({
    kind: 'percent',
    percent: 15,
    gift: null,
    about: 'attribute',
    attribute: 'fabric',
    among,
  })
  shop.quiet()
})

test('two admins at the rule of a collection: both in words', async () => {
  const form = new FormData()
  const silks = { name: 'Silks', by: 'rule', rule: JSON.stringify({ fabric: 'silk', min: 500 }) }
  for (const [name, value] of Object.entries(silks)) form.append(name, value)
  const { body } = await shop.shop.call('POST', '/api/admin/collection', { as: shop.adminAsha, form })
  const { _id } = body.collection
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors })
  await open(page, `/admin/collection/edit/${_id}`)
  await page.getByLabel('Price from').fill('750')
  const rule = { fabric: 'silk,cotton', availability: 'in-stock' }
  await meanwhile(`collection/${_id}`, { rule: JSON.stringify(rule) })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const both = page.getByRole('radiogroup', { name: 'Products are chosen' }).first()
  await says(both, 'By a rule', 'Fabric: Silk', 'From ₹750')
  await says(both, 'By a rule', 'Fabric: Silk, Cotton', 'Only what is in stock')
  await both.getByRole('radio', { name: /Yours/ }).check()
  await save(page).click()
  await seeMessage(page, 'Collection saved')
  const { body: now } = await shop.shop.call('GET', `/api/admin/collection/${_id}`, { as: shop.adminAsha })
  expect(now).toMatchObject({ by: 'rule', rule: { fabric: 'silk', min: 750 } })
  shop.quiet()
})

test('two admins at what goes with a product: what was deleted since is told apart from what is not read yet', async () => {
  const { saree, cottonKurta } = shop.goods
  const of = (name: string) => addProduct(shop.shop, { name, categoryId: saree.id, pricePaise: 999_00 })
  const [{ id }, gone] = [await of('With Others'), await of('Gone Shawl')]
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors })
  await meanwhile(`product/update/${id}`, { goesWith: gone.id })
  await open(page, `/admin/product/edit/${id}`)
  await page.getByRole('button', { name: 'Goes with it' }).click()
  await page.getByRole('button', { name: 'Remove Gone Shawl' }).click()
  await meanwhile(`product/update/${id}`, { goesWith: [cottonKurta.id, gone.id] })
  const path = `/api/admin/product/delete/${gone.id}`
  expect((await shop.shop.call('DELETE', path, { as: shop.adminAsha })).status).toBe(200)
  await save(page).click()
  const both = page.getByRole('radiogroup', { name: 'Goes with' })
  await says(both, 'None')
  await says(both, cottonKurta.name, '(no longer there)')
  shop.quiet()
})
