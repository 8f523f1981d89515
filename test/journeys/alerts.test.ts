import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../fixtures/onPage.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** Counts what the page would play and show, where the test's browser has neither speaker nor desktop. */
async function recordSenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const senses = { notes: 0, notifications: [] as string[] }
    Object.assign(window, { senses })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) {
      senses.notes += 1
      start.call(this, at)
    }
    class Shown {
      static permission = 'default'
      static async requestPermission() {
        Shown.permission = 'granted'
        return 'granted'
      }
      constructor(title: string) {
        senses.notifications.push(title)
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown })
  })
}
const senses = (page: Page) =>
  page.evaluate(() => (window as unknown as { senses: { notes: number; notifications: string[] } }).senses)

async function order(): Promise<number> {
  const cart = await fillBag(shop.shop, shop.meera, { product: shop.goods.cottonSaree })
  const { body } = await placeBag(shop.shop, shop.meera, cart._id)
  return body.order.number
}

const bell = (page: Page) => page.getByRole('button', { name: /^Alerts/ })
const entry = (panel: Locator, number: number) => panel.getByRole('link', { name: `New order ${number}` })
const hide = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))

test('an open admin page tells of a new order by itself, with a sound that can be switched off', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await recordSenses(page)
  await open(page, '/admin/product')
  await bell(page).waitFor()
  const number = await order()
  const said = messages(page).getByText(`New order ${number}`)
  await said.waitFor({ timeout: 30_000 })
  await expect.poll(async () => (await senses(page)).notes).toBe(2)
  await page.getByRole('button', { name: 'Alerts, 1 new' }).click()
  const panel = page.getByRole('dialog', { name: 'Alerts' })
  await entry(panel, number).waitFor()
  await page.getByRole('button', { name: 'Alerts', exact: true, includeHidden: true }).waitFor()

  await panel.getByLabel('Play a sound').uncheck()
  const next = await order()
  await entry(panel, next).waitFor({ timeout: 30_000 })
  expect((await senses(page)).notes).toBe(2)
  await entry(panel, next).click()
  await page.waitForURL('**/admin/order/view/*')
  await page.getByRole('heading', { name: `Order ${next}` }).waitFor()
  shop.quiet()
})

test('the browser shows notifications once it was allowed to, while the page is in the background', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await recordSenses(page)
  await open(page, '/admin/order')
  await bell(page).click()
  await page.getByRole('button', { name: 'Show notifications in this browser' }).click()
  await page.getByText('This browser shows notifications').waitFor()
  await page.keyboard.press('Escape')
  const first = await order()
  await messages(page).getByText(`New order ${first}`).waitFor({ timeout: 30_000 })
  expect((await senses(page)).notifications).toEqual([])
  await hide(page)
  const second = await order()
  await expect
    .poll(async () => (await senses(page)).notifications, { timeout: 30_000 })
    .toEqual([`New order ${second}`])
  shop.quiet()
})

test('what happened before the page was opened is listed and not called out', async () => {
  const number = await order()
  const page = await shop.visit({ as: shop.adminAsha })
  await recordSenses(page)
  await expect
    .poll(
      async () =>
        JSON.stringify((await shop.shop.call('GET', '/api/admin/alerts', { as: shop.adminAsha })).body),
      {
        timeout: 30_000,
      },
    )
    .toContain(`New order ${number}`)
  await open(page, '/admin/order')
  await bell(page).click()
  await entry(page.getByRole('dialog', { name: 'Alerts' }), number).waitFor()
  expect((await senses(page)).notes).toBe(0)
  expect(
    await messages(page)
      .getByText(/New order/)
      .count(),
  ).toBe(0)
  shop.quiet()
})
