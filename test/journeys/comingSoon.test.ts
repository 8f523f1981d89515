/** What stands in front of a shop that is not launched: on the page from its first moment, and there until the launch. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeShop, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({
    launched: false,
    whatsappNumber: '919845012345',
    whatsappMessage: 'Namaste Zari',
  })
})
afterAll(() => shop?.close())

const modal = (page: Page) => page.getByRole('dialog', { name: 'Coming Soon!' })

test('[HOME-01] blocks the page for visitors and customers; neither overlay nor Esc closes it', async () => {
  for (const as of [undefined, shop.meera]) {
    const page = await shop.visit(as ? { as, size: 'phone' } : {})
    await open(page, '/')
    await modal(page).waitFor()
    expect(await modal(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await page.mouse.click(4, 4)
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
    expect(await modal(page).isVisible()).toBe(true)
    expect(await modal(page).getByRole('button', { name: /close/i }).count()).toBe(0)
    // What lies behind cannot be reached.
    await page.keyboard.press('Tab')
    expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  shop.quiet()
})

test('[HOME-01] no frame shows the page without it, while the page comes to life and whoever looks is known', async () => {
  for (const as of [undefined, shop.meera]) {
    const page = await shop.visit(as ? { as } : {})
    await page.addInitScript(watchDialog)
    const release = await hold(page, '**/api/me/shopper*')
    await open(page, '/')
    await release()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('dialog')?.matches(':modal')))
      .toBe(true)
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    expect(await page.evaluate(() => window.framesWithout)).toBe(0)
    expect(await modal(page).isVisible()).toBe(true)
  }
  shop.quiet()
})

declare global {
  interface Window {
    framesWithout: number
  }
}

/** Runs in the browser: counts the frames that show the page's content and no dialog, from the page's beginning. */
function watchDialog(): void {
  window.framesWithout = 0
  const look = () => {
    if (document.querySelector('h1') && !document.querySelector('dialog')?.checkVisibility())
      window.framesWithout += 1
    requestAnimationFrame(look)
  }
  look()
}

test('[HOME-01] it says to order in a chat and links to WhatsApp with the prefilled message', async () => {
  const page = await shop.visit()
  await page.goto('/')
  await modal(page)
    .getByText(/To order now, write to us in a chat/)
    .waitFor()
  const link = modal(page).getByRole('link', { name: /WhatsApp/ })
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/919845012345')
  expect(url.searchParams.get('text')).toBe('Namaste Zari')
  shop.quiet()
})

test('[HOME-01] admins never see it, and nobody does once the shop is launched', async () => {
  const admin = await shop.visit({ as: shop.adminAsha })
  await open(admin, '/')
  expect(await modal(admin).count()).toBe(0)
  await changeShop(shop, { launched: true })
  const page = await shop.visit()
  await open(page, '/')
  expect(await modal(page).count()).toBe(0)
  shop.quiet()
})
