import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workersOf } from '../faults/processes.ts'
import { openBrowser, sizes } from '../fixtures/browser.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { alive } from '../fixtures/storefront.ts'

/** The way of somebody who has just typed `npm start`: each step stands on the one before, so none can be repeated. */
describe('a newcomer opens the shop and sells one saree', { retry: 0 }, () => {
  let dataDir: string
  let shop: RunningShop
  let browser: Browser
  let shopper: Page
  let admin: Page
  let orderId: string

  const newPage = async (size: keyof typeof sizes) =>
    (
      await browser.newContext({
        serviceWorkers: 'block',
        baseURL: shop.url,
        viewport: sizes[size],
        locale: 'en-IN',
      })
    ).newPage()

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'zari-newcomer-'))
    await chmod(dataDir, 0o755)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.kill('SIGTERM').catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true })
  })

  test('the first start says where it listens, who can log in, where the data lies and how to launch', {
    timeout: 240_000,
  }, async () => {
    shop = await startShop(dataDir)
    for (const words of [
      'Admin login',
      'admin@zari.example',
      'Demo customer',
      dataDir,
      'not launched',
      'Launch the shop',
    ]) {
      expect(shop.printed).toContain(words)
    }
  })

  test('its processes run with the libraries’ builds for use, whatever the start was told', async () => {
    const workers = await workersOf(shop)
    const environments = await Promise.all(workers.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8')))
    expect(workers).toHaveLength(2)
    for (const env of environments) expect(env.split('\0')).toContain('NODE_ENV=production')
  })

  test('the shop shows Coming Soon, and neither Esc nor a click beside it closes it', async () => {
    shopper = await newPage('phone')
    await shopper.goto('/')
    const modal = shopper.getByRole('dialog', { name: 'Coming Soon!' })
    await modal.waitFor()
    await shopper.keyboard.press('Escape')
    await shopper.mouse.click(5, 5)
    expect(await modal.isVisible()).toBe(true)
  })

  test('the admin logs in with the printed login and launches the shop', async () => {
    const [, email = '', password = ''] = shop.printed.match(/Admin login\s+(\S+)\s+(\S+)/) ?? []
    admin = await newPage('laptop')
    await admin.goto('/login')
    await logIn(admin, email, password)
    await admin.waitForURL('**/admin/dashboard')
    await alive(admin)
    await admin.getByRole('button', { name: 'Launch the shop' }).click()
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /launch/i })
      .click()
    await admin
      .getByText(/the shop is open|launched/i)
      .first()
      .waitFor()
  })

  test('a shopper registers, logs in and sees the shop without the modal', async () => {
    await shopper.goto('/register')
    await shopper.getByLabel('Full name').fill('Kavya Rao')
    await shopper.getByLabel('Email').fill('kavya@example.com')
    await shopper.getByLabel('Password', { exact: true }).fill('Saree@2026')
    await shopper.getByLabel(/contact/i).fill('9845012345')
    await shopper.getByRole('checkbox').check()
    await shopper.getByRole('button', { name: /register|create/i }).click()
    await shopper.waitForURL('**/login')
    await logIn(shopper, 'kavya@example.com', 'Saree@2026')
    await shopper.waitForURL((url) => url.pathname === '/')
    await shopper.getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    await shopper.getByRole('dialog', { name: 'Coming Soon!' }).waitFor({ state: 'hidden' })
  })

  test('the saree goes into the bag and is ordered by UPI', async () => {
    await shopper.goto('/new/saree/collections')
    await shopper
      .getByRole('link', { name: /Kanjivaram Silk Saree/ })
      .first()
      .click()
    await shopper.getByRole('button', { name: 'Add To Cart' }).first().click()
    const bag = shopper.getByRole('dialog', { name: 'BAG' })
    await bag.getByText(/Kanjivaram/).waitFor()
    await bag.getByRole('link', { name: 'Proceed To Checkout' }).click()
    await shopper.waitForURL('**/checkout')
    expect(await shopper.getByLabel('Full name').inputValue()).toBe('Kavya Rao')
    await shopper.getByLabel('Address', { exact: true }).fill('21 Temple Street')
    await shopper.getByLabel('City').fill('Mysuru')
    await shopper.getByLabel('PIN code').fill('570001')
    await shopper.getByLabel('State').selectOption('Karnataka')
    expect(await shopper.getByRole('radio', { name: /UPI/ }).isChecked()).toBe(true)
    await shopper.getByRole('button', { name: /Place order/ }).click()
    await shopper.waitForURL('**/thankyou?order=*')
    await shopper.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    orderId = new URL(shopper.url()).searchParams.get('order') ?? ''
    await shopper.goto(`/order/view/${orderId}`)
    await shopper.getByText('Transaction through UPI').waitFor()
    await shopper.getByText('- Pending').waitFor()
  })

  test('the admin approves the payment', async () => {
    await admin.goto('/admin/order')
    await alive(admin)
    const row = admin.getByRole('row').filter({ hasText: 'Kavya Rao' })
    await row.getByRole('button', { name: /Approve/ }).click()
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /Approve/ })
      .click()
    await seeMessage(admin, 'Payment approved successfully')
    await expect.poll(() => row.getByRole('button', { name: /Approve/ }).count()).toBe(0)
  })

  test('after kill -9 and another start all is still there', { timeout: 120_000 }, async () => {
    await shop.kill('SIGKILL')
    shop = await startShop(dataDir)
    expect(shop.printed).not.toContain('Weaving')
    expect(shop.printed).not.toContain('not launched')
    const again = await newPage('laptop')
    await again.goto('/login')
    await logIn(again, 'kavya@example.com', 'Saree@2026')
    await again.waitForURL((url) => url.pathname === '/')
    await again.goto(`/order/view/${orderId}`)
    await again.getByText(orderId).first().waitFor()
    expect(await again.getByText('- Pending').count()).toBe(0)
    // What the lists do not show is woven while the shop is open.
    const pictures = async (): Promise<unknown> => {
      const answer = await again.request.get('/api/product/kanjivaram-silk-saree-with-korvai-temple-border')
      return ((await answer.json()) as { images: string[] }).images.length
    }
    await expect.poll(pictures, { timeout: 60_000 }).toBe(5)
  })
})

async function logIn(page: Page, email: string, password: string): Promise<void> {
  // The address changes a moment before the page does; the form that is left has an Email field too.
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
