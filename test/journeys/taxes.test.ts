import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '../../src/features/shop/shop.store.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ gstin: '09ABCDE1234F1ZY', state: 'Uttar Pradesh' })
})
afterAll(() => shop?.close())

const sizes = ['phone', 'laptop'] as const

test.each(sizes)(
  'a price that no GST rate fits is said, and either neighbour is one tap away (%s)',
  async (size) => {
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/product/create')
    const price = page.getByLabel('Price', { exact: true })
    const callout = page.getByText('No GST rate fits ₹2,750.00')
    await price.fill('2,750')
    // What few fill in is folded on a phone.
    if (size === 'phone') await page.getByRole('button', { name: 'Tax and origin' }).click()
    await page.getByLabel('GST class').selectOption('garment')
    await callout.waitFor()
    if (process.env.LOOK)
      await page.screenshot({ path: `${process.env.LOOK}/gap-${size}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Use ₹2,625.00' }).click()
    expect(await price.inputValue()).toBe('2625.00')
    await expect.poll(() => callout.count()).toBe(0)
    await price.fill('2750')
    await page.getByRole('button', { name: 'Use ₹2,951.00' }).click()
    expect(await price.inputValue()).toBe('2951.00')
    await expect.poll(() => page.getByText(/No GST rate fits/).count()).toBe(0)
    // Tax invoices name the code.
    const missing = page.getByText('Invoices will show no HSN code')
    await missing.waitFor()
    await page.getByLabel(/^HSN code/).fill('6204')
    await expect.poll(() => missing.count()).toBe(0)
  },
)

test.each(sizes)(
  'the state is chosen; what was typed before is asked for at the next save (%s)',
  async (size) => {
    await changeSettings(shop.shop.services.db, { state: 'Uttar Pradsh' })
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/settings')
    // On a phone the settings fold.
    if (size === 'phone') {
      for (const name of ['The shop', 'Seller']) await page.getByRole('button', { name, exact: true }).click()
    }
    const state = page.getByLabel('State', { exact: true })
    await expect.poll(() => state.inputValue()).toBe('Uttar Pradsh')
    await page.getByLabel('Tagline').fill('Silks of the north')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Choose a state or union territory of India.').first().waitFor()
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/state-${size}.png` })
    await state.selectOption('Goa')
    await page
      .getByText(/The GSTIN is one of Uttar Pradesh/)
      .first()
      .waitFor()
    await state.selectOption('Uttar Pradesh')
    await expect.poll(() => page.getByText(/The GSTIN is one of/).count()).toBe(0)
  },
)
