/** The owner looks at a mail and says a few words of her own in it. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizes } from '../fixtures/browser.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test('words that are not saved outlive a look at another mail, and are not left behind unasked', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/mail')
  const mail = page.getByLabel('Mail', { exact: true })
  await mail.selectOption('welcome')
  await page.getByLabel('Your words').fill('A long welcome.')
  await mail.selectOption('order.shipped')
  expect(await page.getByLabel('Your words').inputValue()).toBe('')
  await mail.selectOption('welcome')
  expect(await page.getByLabel('Your words').inputValue()).toBe('A long welcome.')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save words' }).click()
  await seeMessage(page, 'Welcome: the greeting was saved')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.waitForURL(/admin\/dashboard/)
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  'on a %s she reads a mail, adds words and sees them in it',
  async (size) => {
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/mail')
    await page.getByLabel('Mail', { exact: true }).selectOption('order.placed')
    const mail = page.frameLocator('iframe[title^="Order: Order placed"]')
    await mail.getByRole('link', { name: 'Banarasi Silk Saree' }).waitFor()
    await page.getByLabel('Your words').fill(`Namaste from our ${size} loom!`)
    await page.getByRole('button', { name: 'Save words' }).click()
    await mail.getByText(`Namaste from our ${size} loom!`).waitFor()
    await page.getByRole('radio', { name: 'Plain text' }).check({ force: true })
    await page.getByText(`Namaste from our ${size} loom!`).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      sizes[size].width,
    )
    await expectNoViolations(page)
    if (process.env.SHOTS) {
      await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
      await page.screenshot({ path: `${process.env.SHOTS}/mails-${size}.png` })
    }
    shop.quiet()
  },
)
